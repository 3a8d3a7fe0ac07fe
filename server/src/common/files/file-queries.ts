import type { Db } from '../../db/database.ts';
import { sql, tenant } from '../../db/sql.ts';

export type FileAudience =
  | { audience: 'tenant' | 'owner' }
  /** As an icon it is removed when nothing has it any more. */
  | { audience: 'public'; attachedTo?: 'icon' }
  /** Anybody who may see the object it is attached to. */
  | { audience: 'attached'; attachedTo: string; attachedId: string };

export type FileRow = {
  id: string;
  tenantId: string;
  ownerId: string | null;
  name: string;
  mime: string;
  size: number;
  sha256: string;
  audience: 'public' | 'tenant' | 'owner' | 'attached';
  attachedTo: string | null;
  attachedId: string | null;
};

export type NewFile = Pick<FileRow, 'name' | 'mime' | 'size' | 'sha256'> & {
  /** Null for one the server made. */
  ownerId: string | null;
  audience: FileAudience;
  now: Date;
};

const columns = sql`id, tenant_id as "tenantId", owner_id as "ownerId", name, mime, size::float8 as size, sha256, audience,
  attached_to as "attachedTo", attached_id as "attachedId"`;

function placeOf(a: FileAudience) {
  switch (a.audience) {
    case 'attached':
      return a;
    case 'public':
      return { attachedTo: a.attachedTo ?? null, attachedId: null };
    case 'tenant':
    case 'owner':
      return { attachedTo: null, attachedId: null };
  }
}

export function insertFile(db: Db, f: NewFile) {
  const { attachedTo, attachedId } = placeOf(f.audience);
  return db.one<FileRow>(sql`
    insert into file_object (tenant_id, owner_id, name, mime, size, sha256, audience, attached_to, attached_id, created_at)
    values (${tenant}, ${f.ownerId}, ${f.name}, ${f.mime}, ${f.size}, ${f.sha256}, ${f.audience.audience},
      ${attachedTo}, ${attachedId}, ${f.now})
    returning ${columns}`);
}

/** Uploads of one person are counted one after another. */
export const lockUploads = (db: Db, ownerId: string) =>
  db.run(sql`select pg_advisory_xact_lock(hashtext(${tenant}), hashtext(${`uploads ${ownerId}`}))`);

/** The bytes that a person's uploads take. */
export const sumUploads = async (db: Db, ownerId: string) =>
  (
    await db.one<{ bytes: number }>(sql`
      select coalesce(sum(size), 0)::float8 as bytes from file_object
      where tenant_id = ${tenant} and owner_id = ${ownerId}`)
  ).bytes;

export const findFile = (db: Db, id: string) =>
  db.maybe<FileRow>(sql`select ${columns} from file_object where tenant_id = ${tenant} and id = ${id}`);

/**
 * Only files that the person uploaded and that are attached to nothing else; what is public already can be an icon, too,
 * and stays what it is. Returns how many matched.
 */
export function attachFiles(db: Db, ownerId: string, ids: readonly string[], audience: FileAudience) {
  const { attachedTo, attachedId } = placeOf(audience);
  return db.run(sql`
    update file_object set audience = ${audience.audience}, attached_id = ${attachedId},
      attached_to = case when audience = 'owner' then ${attachedTo}::text else attached_to end
    where tenant_id = ${tenant} and id = any(${ids}::bigint[]) and (
      (owner_id = ${ownerId} and audience = 'owner')
      or (audience = ${audience.audience} and attached_to is not distinct from ${attachedTo}::text
        and attached_id is not distinct from ${attachedId}::text)
      or (audience = 'public' and ${audience.audience} = 'public' and attached_to is null))`);
}

export const deleteFiles = (db: Db, ids: readonly string[]) =>
  db.run(sql`delete from file_object where tenant_id = ${tenant} and id = any(${ids}::bigint[])`);

/** In use, or in the bin. */
export const listKnownHashes = (db: Db, hashes: readonly string[]) =>
  db.many<{ sha256: string }>(sql`
    select distinct sha256 from file_object where tenant_id = ${tenant} and sha256 = any(${hashes}::text[])
    union
    select f ->> 'sha256' from recycled b, jsonb_path_query(b.parts, '$[*] ? (@.table == "file_object").rows[*]') f
    where b.tenant_id = ${tenant} and f ->> 'sha256' = any(${hashes}::text[])`);
