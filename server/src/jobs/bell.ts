/** Wakes one who rests; a ring while nobody rests is heard at the next rest. */
export class Bell {
  private rung = false;
  private wake: (() => void) | undefined;

  ring() {
    this.rung = true;
    this.wake?.();
  }

  async wait(longestMs: number): Promise<void> {
    if (!this.rung) {
      await new Promise<void>((resolve) => {
        const timer = setTimeout(resolve, longestMs).unref();
        this.wake = () => {
          clearTimeout(timer);
          resolve();
        };
      });
    }
    this.wake = undefined;
    this.rung = false;
  }
}
