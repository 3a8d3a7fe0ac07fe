import type { SceneRow, ServiceTypeRow } from '@yizhan/contract/entities/service-config.ts';
import { listUses } from '../../common/in-use-queries.ts';
import type { Db } from '../../db/database.ts';
import { type Sql, sql, tenant } from '../../db/sql.ts';

/** Scenes and types: two short, ordered lists of names that classify services. */
export type KindTable = { table: Sql; column: Sql };
export const scenes: KindTable = { table: sql`service_scene`, column: sql`scene_id` };
export const types: KindTable = { table: sql`service_type`, column: sql`type_id` };

const services = ({ column }: KindTable) =>
  sql`(select count(*)::int from service s where s.tenant_id = ${tenant} and s.${column} = k.id) as services`;

export const listScenes = (db: Db) =>
  db.many<SceneRow>(sql`
    select k.id, k.name, k.icon, k.tint, ${services(scenes)} from service_scene k
    where k.tenant_id = ${tenant} order by k.sort, k.id`);

export const listTypes = (db: Db) =>
  db.many<ServiceTypeRow>(sql`
    select k.id, k.name, ${services(types)} from service_type k where k.tenant_id = ${tenant} order by k.sort, k.id`);

/** Locks all rows until the change is made, so that the limit and the order stay correct. */
export const lockAll = (db: Db, { table }: KindTable) =>
  db.many<{ id: string; name: string }>(
    sql`select id, name from ${table} where tenant_id = ${tenant} order by sort, id for update`,
  );

type CreatedRow = { id: string };
type Scene = { name: string; icon: string; tint: number };

export const insertScene = (db: Db, { name, icon, tint }: Scene) =>
  db.one<CreatedRow>(sql`
    insert into service_scene (tenant_id, name, icon, tint, sort)
    select ${tenant}, ${name}, ${icon}, ${tint}, coalesce(max(sort), 0) + 1 from service_scene
    where tenant_id = ${tenant} returning id`);

export const updateScene = (db: Db, id: string, { name, icon, tint }: Scene) =>
  db.maybe<CreatedRow>(sql`
    update service_scene set name = ${name}, icon = ${icon}, tint = ${tint}
    where tenant_id = ${tenant} and id = ${id} returning id`);

export const insertType = (db: Db, name: string) =>
  db.one<CreatedRow>(sql`
    insert into service_type (tenant_id, name, sort)
    select ${tenant}, ${name}, coalesce(max(sort), 0) + 1 from service_type where tenant_id = ${tenant} returning id`);

export const updateType = (db: Db, id: string, name: string) =>
  db.maybe<CreatedRow>(
    sql`update service_type set name = ${name} where tenant_id = ${tenant} and id = ${id} returning id`,
  );

export const deleteOne = (db: Db, { table }: KindTable, id: string) =>
  db.run(sql`delete from ${table} where tenant_id = ${tenant} and id = ${id}`);

export const usesOf = (db: Db, kind: KindTable, id: string) =>
  listUses(
    db,
    sql`
    select 'service' as kind, s.id, s.name from service s where s.tenant_id = ${tenant} and ${isIn(kind, id)}`,
  );

/** Rows not in `ids` keep their order after those that are. */
export const writeOrder = (db: Db, { table }: KindTable, ids: readonly string[]) =>
  db.run(sql`
    update ${table} k set sort = o.place from (
      select id, row_number() over (order by array_position(${ids}::bigint[], id), sort, id) as place
      from ${table} where tenant_id = ${tenant}) o
    where k.tenant_id = ${tenant} and k.id = o.id`);

/** The services `s` of a scene or type, whose search entries contain its name. */
export const isIn = ({ column }: KindTable, id: string) => sql`s.${column} = ${id}`;
