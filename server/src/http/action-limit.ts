import * as actionLimits from '@yizhan/contract/limits/actions.ts';
import { networkOf } from '../domain/sign-in/rules.ts';
import type { Parts } from '../parts.ts';
import { refuseAction } from './per-minute.ts';
import type { PersonLimit } from './person-limit.ts';
import { SerialQueue } from './serial-queue.ts';

/** Who acts: a person, or for visitors their address. */
export type Actor = { userId: string } | { ip: string };

/** Limits of the kinds of action that calls declare: per person, and per address for visitors. */
export class ActionLimit {
  private readonly line: SerialQueue | undefined;

  constructor(
    { config }: Pick<Parts, 'config'>,
    private readonly people: PersonLimit,
  ) {
    if (config.databaseUrl === undefined) this.line = new SerialQueue(actionLimits.visitorSearchQueue);
  }

  /** Counts the action and does it; refuses one too many. */
  do<T>(action: actionLimits.Action, actor: Actor, work: () => Promise<T>): Promise<T> {
    this.count(action, actor);
    const { inLine }: actionLimits.ActionLimits = actionLimits.actionsPerMinute[action];
    if ('userId' in actor || !inLine || !this.line) return work();
    if (this.line.isFull) refuseAction(actionLimits.searchQueueSeconds);
    return this.line.run(work);
  }

  private count(action: actionLimits.Action, actor: Actor): void {
    if ('userId' in actor) this.people.countAction(actor.userId, action);
    else this.people.countVisit(networkOf(actor.ip), action);
  }
}
