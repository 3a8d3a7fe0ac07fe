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
  const keep = { keepMs: 60_000, tenantId: '000000', topic: 'card.news' };
  await kept.show('a', async () => 'old', keep);
  now = new Date(at.getTime() + 59_999);
  expect(await kept.show('a', async () => 'new', keep)).toEqual({ state: 'fresh', data: 'old', at });
  now = new Date(at.getTime() + 60_000);
  expect(await kept.show('a', async () => 'new', keep)).toEqual({ state: 'fresh', data: 'new', at: now });
});

test('what is kept is asked for again as soon as a hint says that it changed', async () => {
  const kept = snapshots();
  const keep = { keepMs: 60_000, tenantId: '000000', topic: 'card.news' };
  await kept.show('a', async () => 'old', keep);
  bus.publish('hint', { tenantId: '000000', topic: 'card.tools' });
  bus.publish('hint', { tenantId: '000001', topic: 'card.news' });
  expect(await kept.show('a', async () => 'new', keep)).toMatchObject({ data: 'old' });
  bus.publish('hint', { tenantId: '000000', topic: 'card.news' });
  expect(await kept.show('a', async () => 'new', keep)).toMatchObject({ data: 'new' });
});

test('what was asked for before a hint is not taken for what came after it', async () => {
  const kept = snapshots();
  const keep = { keepMs: 60_000, tenantId: '000000', topic: 'card.news' };
  let answer: (data: string) => void = () => undefined;
  const slow = kept.show('a', () => new Promise<string>((resolve) => (answer = resolve)), keep);
  bus.publish('hint', { tenantId: '000000', topic: 'card.news' });
  answer('old');
  await slow;
  expect(await kept.show('a', async () => 'new', keep)).toMatchObject({ data: 'new' });
});

const ofPerson = (userId: string) => ({ keepMs: 60_000, tenantId: '000000', topic: 'card.todo', userId });
const counts = async (kept: Snapshots, userId: string, count: string) => {
  const shown = await kept.show(`todo ${userId}`, async () => count, ofPerson(userId));
  return shown.state === 'failed' ? shown.state : shown.data;
};

test('a hint to one person drops what is theirs and nobody else’s', async () => {
  const kept = snapshots();
  for (const person of ['1', '2']) await counts(kept, person, 'old');
  bus.publish('hint', { tenantId: '000001', topic: 'card.todo', userIds: ['1'] });
  expect(await counts(kept, '1', 'new')).toBe('old');
  bus.publish('hint', { tenantId: '000000', topic: 'card.todo', userIds: ['1'] });
  expect([await counts(kept, '1', 'new'), await counts(kept, '2', 'new')]).toEqual(['new', 'old']);
  bus.publish('hint', { tenantId: '000000', topic: 'card.todo' });
  expect(await counts(kept, '2', 'new')).toBe('new');
});

test('a node that was cut off keeps nothing of before', async () => {
  const kept = snapshots();
  await counts(kept, '1', 'old');
  bus.publish('bus.missed', {});
  expect(await counts(kept, '1', 'new')).toBe('new');
});

test('hints of more people than can be told apart leave nothing older in use', async () => {
  const kept = snapshots();
  await counts(kept, '1', 'old');
  bus.publish('hint', { tenantId: '000000', topic: 'card.todo', userIds: ['1'] });
  const others = Array.from({ length: 50_000 }, (_, at) => `other ${at}`);
  bus.publish('hint', { tenantId: '000000', topic: 'card.todo', userIds: others });
  expect(await counts(kept, '1', 'new')).toBe('new');
});

test('an answer from before a change does not take the place of one from after it', async () => {
  const kept = snapshots();
  let answer: (data: string) => void = () => undefined;
  const slow = kept.show('todo 1', () => new Promise<string>((resolve) => (answer = resolve)), ofPerson('1'));
  bus.publish('hint', { tenantId: '000000', topic: 'card.todo', userIds: ['1'] });
  await counts(kept, '1', 'new');
  answer('old');
  await slow;
  expect(await counts(kept, '1', 'newer')).toBe('new');
});

test('what must be known breaks with its source', async () => {
  await expect(snapshots().read('a', broken, ofPerson('1'))).rejects.toThrow('the source is down');
});

test('NT-1 a hint to sixty thousand people leaves the cards that it does not concern as they are', async () => {
  const kept = snapshots();
  const keep = { keepMs: 60_000, tenantId: '000000', userId: '1' };
  const [news, messages] = [
    { ...keep, topic: 'card.news' },
    { ...keep, topic: 'card.messages' },
  ];
  await kept.show('a', async () => 'old', news);
  await kept.show('b', async () => 'old', messages);
  for (let page = 0; page < 120; page++) {
    const userIds = Array.from({ length: 500 }, (_, n) => String(page * 500 + n + 1));
    bus.publish('hint', { tenantId: '000000', topic: 'card.messages', userIds });
  }
  expect(await kept.show('a', async () => 'new', news)).toMatchObject({ data: 'old' });
  expect(await kept.show('b', async () => 'new', messages)).toMatchObject({ data: 'new' });
});
