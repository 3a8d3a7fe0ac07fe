import { chatRoutes } from '@yizhan/contract/routes/chat.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { call } from '../lib/people.ts';
import { openSocket } from './our-talker.ts';
import { Soak } from './soak.ts';

const PAIRS = 10;
const LOAD = { pairs: PAIRS, messages: 60, window: 5, kills: 1, cutEveryMs: 40 };
/** Who is cut off when; another seed cuts others. */
const SEED = Number(process.env.SEED ?? 20);
let soak: Soak;
beforeAll(async () => {
  soak = await Soak.open(2 * PAIRS);
}, 120_000);
afterAll(() => soak.close());

test('MN-2 CH-17 two nodes, random cuts and a killed node: every acknowledged message is in its thread once and in order', async () => {
  const { faults, stored } = await soak.run({ ...LOAD, seed: SEED });
  expect(faults, `seed ${SEED}`).toEqual([]);
  expect(stored).toBe(2 * PAIRS * 60);
});

test('MN-1 CH-5 presence crosses over to the other node, and a second sign-in there on the same device ends the first', async () => {
  const [one, other] = soak.people;
  const [here, there] = soak.nodes;
  if (!one || !other || !here || !there) return expect.fail('two nodes and two people');
  const first = await openSocket(here.url, one, 'the same device');
  const isOnline = async () =>
    (await call<{ online: boolean }>(there.url, chatRoutes.imWebUserGet, { userId: one.id }, other)).online;
  await expect.poll(isOnline).toBe(true);
  const kicked = new Promise<string>((resolve) => {
    first.on('message', (data) => data.toString().includes('"kick"') && resolve(data.toString()));
  });
  const second = await openSocket(there.url, one, 'the same device');
  expect(JSON.parse(await kicked)).toEqual({ op: 'kick', reason: 'elsewhere' });
  second.terminate();
});
