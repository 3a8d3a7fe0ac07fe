import { expect, test } from 'vitest';
import { SerialQueue } from './serial-queue.ts';

/** A task that ends when told to. */
function aTask() {
  let end: () => void = () => undefined;
  let failWith: (error: Error) => void = () => undefined;
  const ended = new Promise<void>((resolve, reject) => {
    end = resolve;
    failWith = reject;
  });
  const task = { begun: false, end, fail: () => failWith(new Error('broken')) };
  return Object.assign(task, {
    run: () => {
      task.begun = true;
      return ended;
    },
  });
}

test('one task runs, so many wait for it, and then the line is full', async () => {
  const line = new SerialQueue(2);
  const tasks = [aTask(), aTask(), aTask()];
  const results: Promise<void>[] = [];
  for (const task of tasks) {
    expect(line.isFull).toBe(false);
    results.push(line.run(task.run));
  }
  expect(line.isFull).toBe(true);
  await Promise.resolve();
  expect(tasks.map(({ begun }) => begun)).toEqual([true, false, false]);
  tasks[0]?.end();
  await results[0];
  expect(line.isFull).toBe(false);
  for (const task of tasks) task.end();
  await Promise.all(results);
});

test('a task that fails lets the next one go on', async () => {
  const line = new SerialQueue(1);
  const [broken, next] = [aTask(), aTask()];
  const results = [line.run(broken.run), line.run(next.run)];
  broken.fail();
  next.end();
  await expect(results[0]).rejects.toThrow('broken');
  await expect(results[1]).resolves.toBeUndefined();
});
