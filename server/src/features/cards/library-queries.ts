import type { CardCategory } from '@yizhan/contract/entities/card.ts';
import * as cardLimits from '@yizhan/contract/limits/cards.ts';
import { listUses } from '../../common/in-use-queries.ts';
import type { LastChange } from '../../common/stale.ts';
import type { Db } from '../../db/database.ts';
import { type Sql, sql, tenant } from '../../db/sql.ts';

/** Whether another card has this name, as draft or published. Case-insensitive. */
export const hasName = async (db: Db, name: string, exceptId: string | undefined) =>
  (await db.maybe(sql`
    select 1 from publication where tenant_id = ${tenant} and kind = 'card'
      and (lower(name) = lower(${name}) or lower(published_name) = lower(${name}))
      and id is distinct from ${exceptId ?? null}::bigint limit 1`)) !== undefined;

export const setCategory = (db: Db, id: string, categoryId: string | null) =>
  db.run(sql`update publication set category_id = ${categoryId} where tenant_id = ${tenant} and id = ${id}`);

export type StoredCategory = CardCategory & LastChange;

const categories = (condition: Sql) => sql`
  select c.id, c.type_name as "typeName", c.version,
    to_char(c.updated_at at time zone 'Asia/Shanghai', 'YYYY-MM-DD HH24:MI:SS') as "updatedAt",
    (select u.nick_name from app_user u where u.tenant_id = ${tenant} and u.id = c.updated_by) as "updatedBy",
    coalesce((select json_agg(json_build_object('id', p.id::text, 'cardName', p.name) order by p.sort, p.id)
      from publication p where p.tenant_id = ${tenant} and p.category_id = c.id), '[]') as "cardConfigs"
  from card_category c where c.tenant_id = ${tenant} and ${condition}
  order by c.sort, c.id limit ${cardLimits.maxCategories}`;

export const listCategories = (db: Db) => db.many<StoredCategory>(categories(sql`true`));
export const findCategory = (db: Db, id: string) => db.maybe<StoredCategory>(categories(sql`c.id = ${id}`));

/** Locks until the transaction ends, so that editors and cards being added to the category are serialised. */
export async function lockCategory(db: Db, id: string): Promise<StoredCategory | undefined> {
  await db.run(sql`select id from card_category where tenant_id = ${tenant} and id = ${id} for update`);
  return findCategory(db, id);
}

type By = { by: string; now: Date };

/** Returns nothing if the school has reached its limit. */
export const insertCategory = (db: Db, typeName: string, { by, now }: By) =>
  db.maybe<{ id: string; version: number }>(sql`
    insert into card_category (tenant_id, type_name, sort, updated_at, updated_by)
    select ${tenant}, ${typeName}::text, coalesce(max(sort), 0) + 1, ${now}::timestamptz, ${by}::bigint
    from card_category where tenant_id = ${tenant} having count(*) < ${cardLimits.maxCategories}
    returning id, version`);

export const renameCategory = (db: Db, id: string, typeName: string, { by, now }: By) =>
  db.one<{ id: string; version: number }>(sql`
    update card_category set type_name = ${typeName}, version = version + 1, updated_at = ${now}, updated_by = ${by}
    where tenant_id = ${tenant} and id = ${id} returning id, version`);

export const deleteCategory = (db: Db, id: string) =>
  db.run(sql`delete from card_category where tenant_id = ${tenant} and id = ${id}`);

export const usesOfCategory = (db: Db, id: string) =>
  listUses(
    db,
    sql`select p.kind, p.id, p.name from publication p where p.tenant_id = ${tenant} and p.category_id = ${id}`,
  );
