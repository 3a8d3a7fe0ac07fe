import { Worker } from 'node:worker_threads';
import * as serverLimits from '@yizhan/contract/limits/server.ts';

// In a build this file is part of main.js and the worker is beside it.
const built = import.meta.url.endsWith('.js');
const workerFile = new URL(built ? './heavy-worker.js' : './heavy-worker-from-source.mjs', import.meta.url);

export type HeavyRequest = { id: number; name: string; input: unknown };
export type HeavyAnswer = { id: number } & ({ result: unknown } | { error: unknown });

type Pending = { resolve(result: unknown): void; reject(error: unknown): void; timer: NodeJS.Timeout };

/** One thread, started with its first task and again after it had to be ended. Its tasks run one after another. */
export class HeavyThread {
  private worker: Worker | undefined;
  private readonly pending = new Map<number, Pending>();
  private last = 0;

  get waiting(): number {
    return this.pending.size;
  }

  run(name: string, input: unknown): Promise<unknown> {
    const worker = this.worker ?? this.start();
    this.last += 1;
    const id = this.last;
    return new Promise((resolve, reject) => {
      const timer = setTimeout(() => this.end(new Error(`${name} took too long`)), serverLimits.heavyTaskTimeoutMs);
      this.pending.set(id, { resolve, reject, timer });
      // Only a thread with work keeps the process alive.
      worker.ref();
      worker.postMessage({ id, name, input } satisfies HeavyRequest);
    });
  }

  private start(): Worker {
    const worker = new Worker(workerFile);
    worker.on('message', (answer: HeavyAnswer) => this.settle(answer));
    worker.on('error', (error) => this.end(error));
    this.worker = worker;
    return worker;
  }

  private settle(answer: HeavyAnswer) {
    const task = this.pending.get(answer.id);
    if (!task) return;
    this.pending.delete(answer.id);
    clearTimeout(task.timer);
    if ('error' in answer) task.reject(answer.error);
    else task.resolve(answer.result);
    if (this.pending.size === 0) this.worker?.unref();
  }

  /** A task that hangs would hold up all that come after it. */
  private end(error: unknown) {
    void this.worker?.terminate();
    this.worker = undefined;
    for (const { reject, timer } of this.pending.values()) {
      clearTimeout(timer);
      reject(error);
    }
    this.pending.clear();
  }
}
