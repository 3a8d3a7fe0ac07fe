import type { OwnLayout } from '@yizhan/contract/entities/layout.ts';
import { limits } from '@yizhan/contract/limits.ts';
import { publishables } from '@yizhan/contract/publishable.ts';
import type { Db } from '../db/database.ts';
import { json, sql, tenant } from '../db/sql.ts';
import type { Person } from '../person.ts';
import type { Snapshots } from './snapshots.ts';

type Whose = { db: Db; person: Pick<Person, 'id' | 'roleType'>; snapshots: Snapshots };
type Which = { navigationId?: string | undefined };

/** A person keeps one arrangement a page and kind of identity; the home page is that of no navigation item. */
const HOME = '0';
const key = ({ person }: Whose, { navigationId = HOME }: Which) => sql`
  tenant_id = ${tenant} and user_id = ${person.id} and navigation_id = ${navigationId}
  and identity_type = ${person.roleType}`;

/** Kept until the person's pages are told that they changed. */
export async function getArrangement(whose: Whose, which: Which): Promise<OwnLayout | undefined> {
  const { db, person, snapshots } = whose;
  const read = async () => ({
    row: await db.maybe<{ arrangement: OwnLayout }>(
      sql`select arrangement from user_layout where ${key(whose, which)}`,
    ),
  });
  const name = ['arrangement', db.tenant, person.id, person.roleType, which.navigationId ?? HOME].join('/');
  const keeping = { keepMs: limits.cardCacheMs, tenantId: db.tenant, topic: publishables.card.topic };
  const { row } = await snapshots.read(name, read, { ...keeping, userId: person.id });
  return row?.arrangement;
}

export const saveArrangement = ({ db, person }: Whose, { navigationId = HOME }: Which, own: OwnLayout, now: Date) =>
  db.run(sql`
    insert into user_layout (tenant_id, user_id, navigation_id, identity_type, arrangement, updated_at)
    values (${tenant}, ${person.id}, ${navigationId}, ${person.roleType}, ${json(own)}, ${now})
    on conflict (tenant_id, user_id, navigation_id, identity_type)
    do update set arrangement = excluded.arrangement, updated_at = excluded.updated_at`);

export const removeArrangement = (whose: Whose, which: Which) =>
  whose.db.run(sql`delete from user_layout where ${key(whose, which)}`);
