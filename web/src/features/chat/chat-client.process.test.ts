import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { chatCommands } from '../../../test/live/chat-commands.ts';
import { ChatModel } from '../../../test/live/chat-model.ts';
import { ChatWorld } from '../../../test/live/chat-world.ts';

/** One conversation each. */
const partners = ['news_editor', 'mp_admin', 'robot_admin', 'auditor'];
/** The same sequences every time; another seed finds others. */
const SEED = Number(process.env.SEED ?? 20);

let world: ChatWorld;
beforeAll(async () => {
  world = await ChatWorld.start();
}, 120_000);
afterAll(() => world.stop());

test('CH-1 CH-2 CH-4 CH-5 CH-7 CH-13 CH-17 whatever is cut, killed or done elsewhere, a tab shows every message once, in order, in its true state', async () => {
  let run = 0;
  await fc.assert(
    fc.asyncProperty(fc.commands(chatCommands, { maxCommands: 30, size: 'max' }), async (commands) => {
      const model = new ChatModel();
      await world.begin(partners[run++ % partners.length] ?? '', model);
      await fc.asyncModelRun(() => ({ model, real: world }), commands);
      expect(await world.texts()).toEqual(model.texts());
    }),
    // A run takes seconds: it is told as it is, and not made shorter by further runs.
    { seed: SEED, numRuns: partners.length, endOnFailure: true },
  );
});
