/** Runs one task after the other. Beside the one that runs at most `most` wait. */
export class SerialQueue {
  private size = 0;
  private last: Promise<unknown> = Promise.resolve();

  constructor(private readonly most: number) {}

  get isFull(): boolean {
    return this.size > this.most;
  }

  run<T>(task: () => Promise<T>): Promise<T> {
    this.size += 1;
    const result = this.last.then(task).finally(() => {
      this.size -= 1;
    });
    this.last = result.catch(() => undefined);
    return result;
  }
}
