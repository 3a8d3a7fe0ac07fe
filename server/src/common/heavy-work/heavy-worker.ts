/** The thread for what would hold up requests: runs one task after another. */
import { parentPort } from 'node:worker_threads';
import { type TaskName, tasks } from './heavy-tasks.ts';
import type { HeavyAnswer, HeavyRequest } from './heavy-thread.ts';

const port = parentPort;
if (!port) throw new Error('heavy tasks run in a worker thread');

port.on('message', ({ id, name, input }: HeavyRequest) => {
  const run = tasks[name as TaskName] as (input: unknown) => unknown;
  let answer: HeavyAnswer;
  try {
    answer = { id, result: run(input) };
  } catch (error) {
    answer = { id, error };
  }
  port.postMessage(answer);
});
