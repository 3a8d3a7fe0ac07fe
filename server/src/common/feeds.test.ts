import * as feedLimits from '@yizhan/contract/limits/feeds.ts';
import { pino } from 'pino';
import { expect, test } from 'vitest';
import { type Foreign, ForeignRefusal } from '../outside/foreign.ts';
import { type FeedFormat, Feeds } from './feeds.ts';

const words: FeedFormat<string> = {
  name: 'words',
  parse: (body) => {
    if (body.startsWith('<')) throw new Error('not words');
    return body;
  },
};

/** A source whose responses the test controls, and a clock it advances. */
function aSource(answer: () => Promise<string> | string) {
  let asked = 0;
  let now = Date.parse('2026-11-15T09:00:00+08:00');
  const foreign: Pick<Foreign, 'read'> = {
    async read() {
      asked += 1;
      return { body: await answer(), contentType: '' };
    },
  };
  const feeds = new Feeds(foreign, () => new Date(now), pino({ level: 'silent' }));
  return {
    read: (key = 'http://x.example/', source = 'http://x.example/') =>
      feeds.read({ url: key, key, source, cacheSeconds: 60 }, words),
    asked: () => asked,
    travel: (ms: number) => {
      now += ms;
    },
  };
}

const down = () => Promise.reject(new Error('down'));

test('an answer is cached for its time and then asked for again', async () => {
  let n = 0;
  const source = aSource(() => `answer ${++n}`);
  expect(await source.read()).toMatchObject({ state: 'fresh', value: 'answer 1' });
  source.travel(59_000);
  expect(await source.read()).toMatchObject({ value: 'answer 1' });
  source.travel(1_000);
  expect(await source.read()).toMatchObject({ state: 'fresh', value: 'answer 2' });
});

test('many readers at once are one question', async () => {
  const source = aSource(() => 'one');
  await Promise.all(Array.from({ length: 20 }, () => source.read()));
  expect(source.asked()).toBe(1);
});

test('when a source is down its last good answer stands, marked stale, with its age', async () => {
  let answer: () => Promise<string> | string = () => 'good';
  const source = aSource(() => answer());
  await source.read();
  answer = down;
  source.travel(600_000);
  expect(await source.read()).toEqual({ state: 'stale', value: 'good', at: new Date('2026-11-15T01:00:00Z') });
});

test('what cannot be read counts as a failure: the last good answer stands', async () => {
  let answer = 'good';
  const source = aSource(() => answer);
  await source.read();
  answer = '<html>';
  source.travel(60_000);
  expect(await source.read()).toMatchObject({ state: 'stale', value: 'good' });
});

test('a source that never answered well says why', async () => {
  expect(await aSource(down).read()).toEqual({ state: 'failed', reason: 'down' });
});

test('after five failures in a row a source is left alone for a minute, then tried once', async () => {
  const source = aSource(down);
  for (let n = 0; n < feedLimits.failuresBeforePause + 3; n += 1) await source.read(`http://x.example/?who=${n}`);
  expect(source.asked()).toBe(feedLimits.failuresBeforePause);
  expect(await source.read()).toEqual({ state: 'failed', reason: 'left alone' });
  source.travel(feedLimits.pauseMs);
  await Promise.all([source.read('http://x.example/?a'), source.read('http://x.example/?b')]);
  expect(source.asked()).toBe(feedLimits.failuresBeforePause + 1);
});

test('a source that is left alone does not close others', async () => {
  const source = aSource(down);
  for (let n = 0; n < feedLimits.failuresBeforePause; n += 1) await source.read();
  await source.read('http://y.example/', 'http://y.example/');
  expect(source.asked()).toBe(feedLimits.failuresBeforePause + 1);
});

test('refusals of one person’s question close the door to nobody else', async () => {
  let theirs = true;
  const source = aSource(() => (theirs ? Promise.reject(new ForeignRefusal(404)) : 'yours'));
  for (let n = 0; n < feedLimits.failuresBeforePause; n++)
    await source.read('http://x.example/?who=1', 'http://x.example/');
  theirs = false;
  expect(await source.read('http://x.example/?who=2', 'http://x.example/')).toMatchObject({ value: 'yours' });
});

test('one answer after the pause opens the door again', async () => {
  let answer: () => Promise<string> | string = down;
  const source = aSource(() => answer());
  for (let n = 0; n < feedLimits.failuresBeforePause; n += 1) await source.read();
  source.travel(feedLimits.pauseMs);
  answer = () => 'well again';
  expect(await source.read()).toMatchObject({ state: 'fresh', value: 'well again' });
  answer = down;
  source.travel(60_000);
  expect(await source.read()).toMatchObject({ state: 'stale' });
  expect(source.asked()).toBe(feedLimits.failuresBeforePause + 2);
});

test('a source that hangs gives the old answer, and the new one to those who come later', async () => {
  let answer: () => Promise<string> | string = () => 'old';
  const source = aSource(() => answer());
  await source.read();
  let tell: (body: string) => void = () => undefined;
  answer = () => new Promise((resolve) => (tell = resolve));
  source.travel(60_000);
  expect(await source.read()).toMatchObject({ state: 'stale', value: 'old' });
  tell('new');
  expect(await source.read()).toMatchObject({ state: 'fresh', value: 'new' });
});
