import { setImmediate as nextTurn } from 'node:timers/promises';

const SLICE_MS = 2;

/** Runs a computation that yields now and then: after each slice of time others get their turn. */
export async function inSlices<T>(work: Generator<undefined, T>): Promise<T> {
  let began = performance.now();
  for (;;) {
    const step = work.next();
    if (step.done) return step.value;
    if (performance.now() - began < SLICE_MS) continue;
    await nextTurn();
    began = performance.now();
  }
}
