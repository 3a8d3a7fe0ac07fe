import * as actionLimits from '@yizhan/contract/limits/actions.ts';
import { networkOf } from '../domain/sign-in/rules.ts';
import type { Parts } from '../parts.ts';
import { PerMinute, refuseAction } from './per-minute.ts';
import type { PersonLimit } from './person-limit.ts';
import { WaitingLine } from './waiting-line.ts';

type Limit = { person: number; address?: number; inLine?: true };
/** Who acts: a person, or for visitors their address. */
export type Actor = { userId: string } | { ip: string };

/** Limits of the kinds of action that calls declare: per person, and per address for visitors (on this node). */
export class ActionLimit {
  private readonly addresses: PerMinute<{ times: number }>;
  private readonly line: WaitingLine | undefined;

  constructor(
    { clock, config }: Pick<Parts, 'clock' | 'config'>,
    private readonly people: PersonLimit,
  ) {
    this.addresses = new PerMinute(clock, () => ({ times: 0 }));
    if (config.databaseUrl === undefined) this.line = new WaitingLine(actionLimits.visitorSearchQueue);
  }

  /** Counts the action and does it; refuses one too many. */
  do<T>(action: actionLimits.Action, actor: Actor, work: () => Promise<T>): Promise<T> {
    this.count(action, actor);
    const { inLine }: Limit = actionLimits.actionsPerMinute[action];
    if ('userId' in actor || !inLine || !this.line) return work();
    if (this.line.isFull) refuseAction(actionLimits.searchQueueSeconds);
    return this.line.run(work);
  }

  private count(action: actionLimits.Action, actor: Actor): void {
    if ('userId' in actor) this.people.countAction(actor.userId, action);
    else this.countVisit(action, actor.ip);
  }

  private countVisit(action: actionLimits.Action, ip: string): void {
    const { address: most }: Limit = actionLimits.actionsPerMinute[action];
    const seen = this.addresses.of(`${action} ${networkOf(ip)}`);
    seen.times += 1;
    if (most !== undefined && seen.times > most) refuseAction(this.addresses.secondsLeft());
  }
}
