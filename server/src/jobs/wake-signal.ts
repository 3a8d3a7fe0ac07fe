/** Wakes a waiting loop; a signal sent while nothing waits ends the next wait. */
export class WakeSignal {
  private isSignalled = false;
  private resume: (() => void) | undefined;

  wake() {
    this.isSignalled = true;
    this.resume?.();
  }

  async wait(longestMs: number): Promise<void> {
    if (!this.isSignalled) {
      await new Promise<void>((resolve) => {
        const timer = setTimeout(resolve, longestMs).unref();
        this.resume = () => {
          clearTimeout(timer);
          resolve();
        };
      });
    }
    this.resume = undefined;
    this.isSignalled = false;
  }
}
