import * as sessionLimits from '@yizhan/contract/limits/session.ts';
import { LRUCache } from 'lru-cache';
import { maxEntries } from '../../common/cache-size.ts';
import { hashToken } from '../../common/hash-token.ts';
import type { Database } from '../../db/database.ts';
import type { Bus } from '../../outside/bus.ts';
import type { Person } from '../../person.ts';
import { livingAmong, personByAccessToken, personBySession } from './queries.ts';

type Row = Omit<Person, 'menus'> & { menus: string[]; until: Date };
export type SessionState = { locked: boolean; viewing: boolean };
type Entry = { person: Person; until: number };

/** Who looks as another has the eyes of that identity and role, and no menu entry. */
function personOf({ until: _until, menus, ...rest }: Row): Person {
  const { viewAs } = rest;
  if (viewAs === null) return { ...rest, menus: new Set(menus) };
  const { type: roleType, deptId, deptIds, roleId } = viewAs;
  return { ...rest, roleType, deptId, deptIds, roleIds: roleId ? [roleId] : [], menus: new Set() };
}

/** Resolves access tokens. Cached for half a minute, since every call needs it; changes invalidate it immediately. */
export class Sessions {
  private readonly cache = new LRUCache<string, Entry>({ ...maxEntries(20_000), ttl: sessionLimits.cacheMs });
  /** A page makes several calls at once: they share one query. */
  private readonly pending = new Map<string, Promise<Person | undefined>>();
  /** Change counter, so that a result read before an invalidation is not cached after it. */
  private changes = 0;

  constructor(
    private readonly database: Database,
    bus: Bus,
    private readonly clock: () => Date,
  ) {
    bus.subscribe('session.changed', ({ sessionId }) => this.forget((p) => p.sessionId === sessionId));
    bus.subscribe('person.changed', ({ tenantId, userId }) =>
      this.forget((p) => p.tenantId === tenantId && p.id === userId),
    );
    bus.subscribe('rights.changed', ({ tenantId }) => this.forget((p) => p.tenantId === tenantId));
    bus.subscribe('bus.missed', () => this.forget(() => true));
  }

  /** Synchronous on a cache hit, which is nearly every call. */
  find(token: string): Person | undefined | Promise<Person | undefined> {
    const now = this.clock();
    const cached = this.cache.get(token);
    if (cached) return cached.until > now.getTime() ? cached.person : undefined;
    const pending = this.pending.get(token);
    if (pending) return pending;
    const answer = this.read(token, now).finally(() => this.pending.delete(token));
    this.pending.set(token, answer);
    return answer;
  }

  private async read(token: string, now: Date): Promise<Person | undefined> {
    const before = this.changes;
    const row = await this.database.across.maybe<Row>(personByAccessToken(hashToken(token), now));
    if (!row) return undefined;
    const person = personOf(row);
    if (before === this.changes) this.cache.set(token, { person, until: row.until.getTime() });
    return person;
  }

  /** The person acting in this session, if it is alive: for links that name a session instead of carrying a token. */
  async ofSession(sessionId: string): Promise<Person | undefined> {
    const row = await this.database.across.maybe<Row>(personBySession(sessionId, this.clock()));
    return row && personOf(row);
  }

  /** Which of these sessions are still alive, and in which state. */
  async living(sessionIds: readonly string[]): Promise<Map<string, SessionState>> {
    const rows = await this.database.across.many<SessionState & { id: string }>(livingAmong(sessionIds, this.clock()));
    return new Map(rows.map(({ id, ...state }) => [id, state]));
  }

  private forget(concerns: (person: Person) => boolean) {
    this.changes += 1;
    this.pending.clear();
    for (const [token, { person }] of this.cache.entries()) if (concerns(person)) this.cache.delete(token);
  }
}
