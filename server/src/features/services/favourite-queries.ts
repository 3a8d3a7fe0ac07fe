import type { Favourite, Folder } from '@yizhan/contract/entities/hall.ts';
import type { Db } from '../../db/database.ts';
import { sql, tenant } from '../../db/sql.ts';
import { canUse, servicesJoined, tileFieldsAt } from '../../domain/services/queries.ts';
import type { Rights } from '../../domain/services/rules.ts';

type Owner = Rights & { id: string };

/** In the person's own order, limited to services they may still use. Withdrawn ones are left out. */
export const listFavourites = (db: Db, person: Owner, now: Date) =>
  db.many<Favourite>(sql`
    select ${tileFieldsAt(sql`${now}::timestamptz`)}, f.folder_id as "folderId" from ${servicesJoined}
    join favourite f on f.tenant_id = s.tenant_id and f.service_id = s.id and f.user_id = ${person.id}
    where s.tenant_id = ${tenant} and ${canUse(person)}
    order by f.sort, f.created_at desc, s.id`);

export const listFolders = (db: Db, userId: string) =>
  db.many<Folder>(sql`
    select id, name from favourite_folder where tenant_id = ${tenant} and user_id = ${userId} order by sort, id`);

/** Serialises changes to a person's favourites, so that the limit and the order stay correct. */
export const lockFavourites = (db: Db, userId: string) =>
  db.run(sql`select pg_advisory_xact_lock(hashtext(${tenant}), hashtext(${`favourites ${userId}`}))`);

export const isUsable = async (db: Db, id: string, person: Rights) =>
  (await db.maybe(
    sql`select 1 from service s where s.tenant_id = ${tenant} and s.id = ${id} and ${canUse(person)}`,
  )) !== undefined;

/** How many other favourites the person has, of those they can see. */
export const countOthers = async (db: Db, person: Owner, serviceId: string) =>
  (
    await db.one<{ n: number }>(sql`
      select count(*)::int as n from favourite f join service s on s.tenant_id = f.tenant_id and s.id = f.service_id
      where f.tenant_id = ${tenant} and f.user_id = ${person.id} and f.service_id <> ${serviceId} and ${canUse(person)}`)
  ).n;

type NewFavourite = { userId: string; serviceId: string; now: Date };

/** A new favourite goes first. An existing one keeps its place. */
export const insertFavourite = (db: Db, { userId, serviceId, now }: NewFavourite) =>
  db.run(sql`
    insert into favourite (tenant_id, user_id, service_id, sort, created_at)
    select ${tenant}, ${userId}, ${serviceId}, coalesce(min(sort), 1) - 1, ${now}
    from favourite where tenant_id = ${tenant} and user_id = ${userId}
    on conflict (user_id, service_id) do nothing`);

export const moveFavourite = (db: Db, of: Omit<NewFavourite, 'now'>, folderId: string | null) =>
  db.run(sql`
    update favourite set folder_id = ${folderId}
    where tenant_id = ${tenant} and user_id = ${of.userId} and service_id = ${of.serviceId}`);

export const deleteFavourite = (db: Db, userId: string, serviceId: string) =>
  db.run(sql`
    delete from favourite where tenant_id = ${tenant} and user_id = ${userId} and service_id = ${serviceId}`);

/** Favourites not in `ids` keep their order after those that are. */
export const orderFavourites = (db: Db, userId: string, ids: readonly string[]) =>
  db.run(sql`
    update favourite f set sort = o.place from (
      select service_id, row_number() over (
        order by array_position(${ids}::bigint[], service_id), sort, created_at desc, service_id) as place
      from favourite where tenant_id = ${tenant} and user_id = ${userId}) o
    where f.tenant_id = ${tenant} and f.user_id = ${userId} and f.service_id = o.service_id`);

export const insertFolder = (db: Db, userId: string, name: string) =>
  db.one<Folder>(sql`
    insert into favourite_folder (tenant_id, user_id, name, sort)
    select ${tenant}, ${userId}, ${name}, coalesce(max(sort), 0) + 1
    from favourite_folder where tenant_id = ${tenant} and user_id = ${userId}
    returning id, name`);

export const renameFolder = (db: Db, userId: string, id: string, name: string) =>
  db.maybe<Folder>(sql`
    update favourite_folder set name = ${name}
    where tenant_id = ${tenant} and user_id = ${userId} and id = ${id} returning id, name`);

export const deleteFolder = (db: Db, userId: string, id: string) =>
  db.run(sql`delete from favourite_folder where tenant_id = ${tenant} and user_id = ${userId} and id = ${id}`);

export const orderFolders = (db: Db, userId: string, ids: readonly string[]) =>
  db.run(sql`
    update favourite_folder f set sort = o.place from (
      select id, row_number() over (order by array_position(${ids}::bigint[], id), sort, id) as place
      from favourite_folder where tenant_id = ${tenant} and user_id = ${userId}) o
    where f.tenant_id = ${tenant} and f.user_id = ${userId} and f.id = o.id`);
