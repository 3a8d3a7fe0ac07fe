/** The home page on the embedded engine while a hundred people talk: chat queues behind the pages and starves nobody. */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startProduct } from '../scripts/lib/product.mjs';
import { connectOurs, openSchool } from './chat/our-talker.ts';
import { Pairs } from './chat/talk.ts';
import { homeTimes, p95, readPages } from './lib/pages.ts';
import { signInStudents } from './lib/people.ts';
import { report } from './lib/report.ts';

const READERS = 20;
const TALKERS = 100;
const SECONDS = Number(process.env.SECONDS ?? 15);

const dataDir = await mkdtemp(join(tmpdir(), 'yizhan-chat-embedded-'));
const product = await startProduct({
  SECRET_KEY: 'a key for measuring, long enough to be one',
  DEMO: 'on',
  DATA_DIR: dataDir,
});
try {
  await product.ready();
  await openSchool(product.url);
  const people = await signInStudents(product.url, READERS + TALKERS);
  const talkers = people.splice(-TALKERS);
  const load = { server: product.url, places: people.map((person) => [person]), thinkMs: 1_000 };
  const timed = async () => {
    const before = await homeTimes(product.url);
    await readPages(load, SECONDS);
    return p95(before, await homeTimes(product.url));
  };
  await readPages(load, 5);
  const alone = await timed();
  const pairs = await Pairs.open(
    TALKERS,
    connectOurs(
      product.url,
      talkers,
      talkers.map(({ id }) => id),
    ),
  );
  let isTalking = true;
  let messages = 0;
  const talking = (async () => {
    while (isTalking) {
      await pairs.talk({ messages: TALKERS * 5, window: 2, hasReceipts: true });
      messages += TALKERS * 5;
    }
  })();
  const beside = await timed();
  isTalking = false;
  await talking;
  pairs.close();
  console.log(
    `  home p95 ${alone.toFixed(0)} ms alone, ${beside.toFixed(0)} ms beside ${(messages / SECONDS).toFixed(0)} messages a second`,
  );
  report({
    name: 'chat beside pages',
    value: beside,
    goal: 200,
    unit: ' ms home p95 on the embedded engine',
    better: 'less',
  });
} finally {
  await product.stop();
  await rm(dataDir, { recursive: true, force: true });
}
