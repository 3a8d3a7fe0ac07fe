import { fail } from '../../common/fail.ts';
import { tellServicesChanged } from '../../common/services-changed.ts';
import { tellCards } from '../../common/tell-cards.ts';
import { assertUnchanged } from '../../common/unchanged.ts';
import type { Person, SignedInContext } from '../../context.ts';
import type { Db } from '../../db/database.ts';
import { lockService } from './queries.ts';

type Held = { id: string; version: number };
type By = { by: string; now: Date };

/** `touches` names those whose to-dos changed. */
type Change<T> = (db: Db, by: By, touches: (userIds: readonly string[]) => void) => Promise<T>;

/** One transaction, after which every page with services, and the to-dos of those it touched, looks again. */
export async function changing<T>({ db, person, now, bus }: SignedInContext, change: Change<T>): Promise<T> {
  const touched: string[] = [];
  const done = await db.transaction((tx) => change(tx, { by: person.id, now }, (ids) => touched.push(...ids)));
  tellServicesChanged(bus, db.tenant);
  tellCards(bus, db.tenant, 'work', touched);
  return done;
}

/** The service as it stands, held until the transaction ends, if it is still the one its editor saw. */
export async function heldService(db: Db, person: Person, { id, version }: Held) {
  const before = (await lockService(db, person, id)) ?? fail('not_found');
  assertUnchanged(before, version, before.name);
  return before;
}
