import type { OwnLayout } from '@yizhan/contract/entities/layout.ts';
import * as cardLimits from '@yizhan/contract/limits/cards.ts';
import { publishables } from '@yizhan/contract/publishable.ts';
import type { Db } from '../db/database.ts';
import type { Person } from '../person.ts';
import { type ArrangementKey, deleteArrangement, findArrangement, writeArrangement } from './arrangement-queries.ts';
import type { Snapshots } from './snapshots.ts';

type Owner = { db: Db; person: Pick<Person, 'id' | 'roleType'>; snapshots: Snapshots };
type CardPage = { navigationId?: string | undefined };

/** The home page belongs to no navigation item. */
const HOME = '0';
const keyOf = ({ person }: Owner, { navigationId = HOME }: CardPage): ArrangementKey => ({
  ...{ userId: person.id, navigationId, identityType: person.roleType },
});

/** Cached until a hint tells the person's pages that it changed. */
export async function getArrangement(owner: Owner, page: CardPage): Promise<OwnLayout | undefined> {
  const { db, person, snapshots } = owner;
  const key = keyOf(owner, page);
  const read = async () => ({ row: await findArrangement(db, key) });
  const name = ['arrangement', db.tenant, person.id, person.roleType, key.navigationId].join('/');
  const caching = { keepMs: cardLimits.cacheMs, tenantId: db.tenant, topic: publishables.card.topic };
  const { row } = await snapshots.read(name, read, { ...caching, userId: person.id });
  return row?.arrangement;
}

export const saveArrangement = (owner: Owner, page: CardPage, own: OwnLayout, now: Date) =>
  writeArrangement(owner.db, keyOf(owner, page), own, now);

export const removeArrangement = (owner: Owner, page: CardPage) => deleteArrangement(owner.db, keyOf(owner, page));
