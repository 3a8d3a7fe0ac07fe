import * as sessionLimits from '@yizhan/contract/limits/session.ts';
import { LRUCache } from 'lru-cache';
import { maxEntries } from '../../common/cache-size.ts';
import { hashToken } from '../../common/hash-token.ts';
import type { Database } from '../../db/database.ts';
import type { Bus } from '../../outside/bus.ts';
import type { Person } from '../../person.ts';
import { livingAmong, personByAccessToken, personBySession } from './queries.ts';

type Row = Omit<Person, 'menus'> & { menus: string[]; until: Date };
type Entry = { person: Person; until: number };

const personOf = ({ until: _until, menus, ...rest }: Row): Person => ({ ...rest, menus: new Set(menus) });

/** Whose token is this? Answered from memory for half a minute, since every call asks; what changes is heard at once. */
export class Sessions {
  private readonly cache = new LRUCache<string, Entry>({ ...maxEntries(20_000), ttl: sessionLimits.cacheMs });
  /** A page asks several things at once: they wait for one look-up. */
  private readonly pending = new Map<string, Promise<Person | undefined>>();
  /** Counts what was heard, so that an answer read before a change is not kept after it. */
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

  /** At once where it is in memory: nearly every call finds it there. */
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

  /** Who acts in this session now, if it still lives: for links that name a session instead of carrying a token. */
  async ofSession(sessionId: string): Promise<Person | undefined> {
    const row = await this.database.across.maybe<Row>(personBySession(sessionId, this.clock()));
    return row && personOf(row);
  }

  /** Which of these sessions still live, and whether each is locked. */
  async living(sessionIds: readonly string[]): Promise<Map<string, { locked: boolean }>> {
    const rows = await this.database.across.many<{ id: string; locked: boolean }>(
      livingAmong(sessionIds, this.clock()),
    );
    return new Map(rows.map(({ id, locked }) => [id, { locked }]));
  }

  private forget(concerns: (person: Person) => boolean) {
    this.changes += 1;
    this.pending.clear();
    for (const [token, { person }] of this.cache.entries()) if (concerns(person)) this.cache.delete(token);
  }
}
