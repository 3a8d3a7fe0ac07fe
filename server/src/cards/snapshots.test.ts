import { pino } from 'pino';
import { expect, test } from 'vitest';
import { memoryBus } from '../outside/bus.ts';
import { Snapshots } from './snapshots.ts';

const at = new Date('2026-11-15T01:00:00Z');
const bus = memoryBus();
const snapshots = () => new Snapshots(() => at, pino({ level: 'silent' }), bus, 1);
const broken = () => Promise.reject(new Error('the source is down'));
const never = () => new Promise<string>(() => undefined);

test('a source that answers is shown fresh', async () => {
  expect(await snapshots().show('a', async () => 'news')).toEqual({ state: 'fresh', data: 'news', at });
});

test('a source that breaks or hangs is shown as it last was', async () => {
  const kept = snapshots();
  await kept.show('a', async () => 'news');
  expect(await kept.show('a', broken)).toEqual({ state: 'stale', data: 'news', at });
  expect(await kept.show('a', never)).toEqual({ state: 'stale', data: 'news', at });
});

test('a source that never answered has nothing to show, and nothing of another one', async () => {
  const kept = snapshots();
  await kept.show('other', async () => 'news');
  expect(await kept.show('a', broken)).toEqual({ state: 'failed' });
});

test('a hanging source is asked once, however many people wait', async () => {
  const kept = snapshots();
  let asked = 0;
  const hang = () => {
    asked += 1;
    return never();
  };
  await Promise.all([kept.show('a', hang), kept.show('a', hang)]);
  await kept.show('a', hang);
  expect(asked).toBe(1);
});

test('an answer that came too late is there for the next one', async () => {
  const kept = snapshots();
  let answer: (data: string) => void = () => undefined;
  const slow = () =>
    new Promise<string>((resolve) => {
      answer = resolve;
    });
  expect(await kept.show('a', slow)).toEqual({ state: 'failed' });
  answer('late');
  await Promise.resolve();
  expect(await kept.show('a', broken)).toMatchObject({ data: 'late' });
});

test('what may be kept is not asked for again until it is too old', async () => {
  let now = at;
  const kept = new Snapshots(() => now, pino({ level: 'silent' }), bus, 1);
  const keep = { keepMs: 60_000, group: '000000/news' };
  await kept.show('a', async () => 'old', keep);
  now = new Date(at.getTime() + 59_999);
  expect(await kept.show('a', async () => 'new', keep)).toEqual({ state: 'fresh', data: 'old', at });
  now = new Date(at.getTime() + 60_000);
  expect(await kept.show('a', async () => 'new', keep)).toEqual({ state: 'fresh', data: 'new', at: now });
});

test('what is kept is asked for again as soon as a hint says that it changed', async () => {
  const kept = snapshots();
  const keep = { keepMs: 60_000, group: '000000/news' };
  await kept.show('a', async () => 'old', keep);
  bus.publish('hint', { tenantId: '000000', topic: 'card.tools' });
  bus.publish('hint', { tenantId: '000001', topic: 'card.news' });
  expect(await kept.show('a', async () => 'new', keep)).toMatchObject({ data: 'old' });
  bus.publish('hint', { tenantId: '000000', topic: 'card.news' });
  expect(await kept.show('a', async () => 'new', keep)).toMatchObject({ data: 'new' });
});

test('what was asked for before a hint is not taken for what came after it', async () => {
  const kept = snapshots();
  const keep = { keepMs: 60_000, group: '000000/news' };
  let answer: (data: string) => void = () => undefined;
  const slow = kept.show('a', () => new Promise<string>((resolve) => (answer = resolve)), keep);
  bus.publish('hint', { tenantId: '000000', topic: 'card.news' });
  answer('old');
  await slow;
  expect(await kept.show('a', async () => 'new', keep)).toMatchObject({ data: 'new' });
});
