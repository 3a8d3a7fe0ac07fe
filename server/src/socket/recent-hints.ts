import * as socketLimits from '@yizhan/contract/limits/socket.ts';
import type { BusMessages } from '../outside/bus-topics.ts';

type Hint = BusMessages['hint'];

/** The hints of the last minute: a page that reads its data first and connects afterwards missed those in between. */
export class RecentHints {
  private hints: (Hint & { at: number })[] = [];

  constructor(private readonly clock: () => number = () => performance.now()) {}

  add(hint: Hint): void {
    this.hints.push({ ...hint, at: this.clock() });
    if (this.hints.length >= 2 * socketLimits.maxRecentHints)
      this.hints = this.hints.slice(-socketLimits.maxRecentHints);
  }

  topicsFor(tenantId: string, userId: string): string[] {
    const since = this.clock() - socketLimits.recentHintsMs;
    const first = this.hints.findIndex(({ at }) => at >= since);
    this.hints = first === -1 ? [] : this.hints.slice(first);
    const heard = this.hints.filter((hint) => hint.tenantId === tenantId && (hint.userIds?.includes(userId) ?? true));
    return [...new Set(heard.map(({ topic }) => topic))];
  }
}
