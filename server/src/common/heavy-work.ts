import * as serverLimits from '@yizhan/contract/limits/server.ts';
import { fail } from './fail.ts';
import type { TaskInput, TaskName, TaskResult } from './heavy-work/heavy-tasks.ts';
import { HeavyThread } from './heavy-work/heavy-thread.ts';

const thread = new HeavyThread();

/** Texts longer than this take so long to compute with that other requests would wait. */
export const isLong = (characters: number) => characters > serverLimits.inlineTextLength;

/** Runs a pure function in a thread of its own, so that no request holds up the others. */
export async function runTask<N extends TaskName>(name: N, input: TaskInput<N>): Promise<TaskResult<N>> {
  if (thread.waiting >= serverLimits.maxHeavyTasks) fail('too_many');
  return (await thread.run(name, input)) as TaskResult<N>;
}
