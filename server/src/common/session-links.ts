import * as fileLimits from '@yizhan/contract/limits/files.ts';
import type { Person } from '../person.ts';
import type { Secrets } from './secrets.ts';

const MINUTE_MS = 60_000;

/** The person acting in a session, if it is still alive. */
export type SessionLookup = { ofSession(sessionId: string): Promise<Person | undefined> };

type Needs = { secrets: Secrets; sessions: SessionLookup; clock: () => Date };

/**
 * Downloads cannot carry a header, and no address carries a token: a link is signed for one session and some minutes.
 */
export class SessionLinks {
  constructor(
    private readonly purpose: string,
    private readonly needs: Needs,
  ) {}

  /** The signature stays the same for a minute, so that browsers can cache the file. */
  sign({ sessionId }: Pick<Person, 'sessionId'>, what: string): string {
    const { clock, secrets } = this.needs;
    const minute = Math.floor(clock().getTime() / MINUTE_MS);
    const until = (minute * 60 + fileLimits.linkSeconds).toString(36);
    const signed = `${sessionId}.${until}`;
    return `${signed}.${secrets.sign(this.purpose, `${what}.${signed}`)}`;
  }

  /** The holder of the link: nobody when it expired, was altered, or its session has ended or is locked. */
  async holder(what: string, signature: string): Promise<Person | undefined> {
    const { clock, secrets, sessions } = this.needs;
    const [, sessionId, until, mac] = /^([1-9]\d{0,17})\.([0-9a-z]{1,9})\.([\w-]{43})$/.exec(signature) ?? [];
    if (!sessionId || !until || !mac) return undefined;
    if (!secrets.verify(this.purpose, `${what}.${sessionId}.${until}`, mac)) return undefined;
    if (Number.parseInt(until, 36) * 1000 <= clock().getTime()) return undefined;
    const person = await sessions.ofSession(sessionId);
    return person?.locked ? undefined : person;
  }
}
