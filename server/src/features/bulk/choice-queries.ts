import type { FieldChoice } from '@yizhan/contract/entities/bulk.ts';
import type { Db } from '../../db/database.ts';
import { json, sql, tenant } from '../../db/sql.ts';

export const listChoices = (db: Db, ownerId: string, list: string) =>
  db.many<FieldChoice>(sql`
    select id, name, fields from bulk_choice
    where tenant_id = ${tenant} and owner_id = ${ownerId} and list = ${list} order by name`);

export const writeChoice = (db: Db, c: { ownerId: string; list: string; name: string; fields: readonly string[] }) =>
  db.one<FieldChoice>(sql`
    insert into bulk_choice (tenant_id, owner_id, list, name, fields)
    values (${tenant}, ${c.ownerId}, ${c.list}, ${c.name}, ${json(c.fields)})
    on conflict (tenant_id, owner_id, list, name) do update set fields = excluded.fields
    returning id, name, fields`);

export const countChoices = async (db: Db, ownerId: string, list: string) =>
  (
    await db.one<{ n: number }>(sql`
      select count(*)::int as n from bulk_choice
      where tenant_id = ${tenant} and owner_id = ${ownerId} and list = ${list}`)
  ).n;

export const deleteChoice = (db: Db, c: { ownerId: string; list: string; id: string }) =>
  db.run(sql`
    delete from bulk_choice
    where tenant_id = ${tenant} and owner_id = ${c.ownerId} and list = ${c.list} and id = ${c.id}`);
