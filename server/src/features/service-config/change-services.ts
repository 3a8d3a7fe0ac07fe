import { fail } from '../../common/fail.ts';
import { assertNotStale } from '../../common/stale.ts';
import type { SignedInContext } from '../../context.ts';
import type { Db } from '../../db/database.ts';
import { publishServicesChanged } from '../../domain/services/services-changed.ts';
import type { Person } from '../../person.ts';
import { lockService } from './queries.ts';

type HeldVersion = { id: string; version: number };
type By = { by: string; now: Date };

/** `touches` reports the people whose to-dos changed. */
type Change<T> = (db: Db, by: By, touches: (userIds: readonly string[]) => void) => Promise<T>;

/** Runs the change in one transaction. Then pages with services, and the to-dos of the people reported, refetch. */
export async function changeServices<T>(
  { db, person, now, bus, cardHints }: SignedInContext,
  change: Change<T>,
): Promise<T> {
  const touched: string[] = [];
  const done = await db.transaction((tx) => change(tx, { by: person.id, now }, (ids) => touched.push(...ids)));
  publishServicesChanged({ bus, cardHints }, db.tenant);
  cardHints.publishTo(db.tenant, 'todos', touched);
  return done;
}

/** The current service, locked until the transaction ends. Fails if the editor's version is stale. */
export async function lockCurrentService(db: Db, person: Person, { id, version }: HeldVersion) {
  const before = (await lockService(db, person, id)) ?? fail('not_found');
  assertNotStale(before, version, before.name);
  return before;
}
