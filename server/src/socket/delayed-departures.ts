import * as chatLimits from '@yizhan/contract/limits/chat.ts';

/** Who lost the last socket counts as gone after a moment: a page that is reloaded is back before. */
export class DelayedDepartures {
  private readonly waiting = new Map<string, NodeJS.Timeout>();

  constructor(private readonly leave: (tenantId: string, userId: string) => void) {}

  expect(tenantId: string, userId: string) {
    const key = `${tenantId} ${userId}`;
    clearTimeout(this.waiting.get(key));
    const gone = () => {
      this.waiting.delete(key);
      this.leave(tenantId, userId);
    };
    this.waiting.set(key, setTimeout(gone, chatLimits.awayMs).unref());
  }

  stop() {
    for (const timer of this.waiting.values()) clearTimeout(timer);
    this.waiting.clear();
  }
}
