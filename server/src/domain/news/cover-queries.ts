import { createHash } from 'node:crypto';
import type { Db } from '../../db/database.ts';
import { json, sql, tenant } from '../../db/sql.ts';

export type NamedCover = { guid: string; url: string };

const PREFIX = 'pushed-cover-';

/** The name of a fetched cover tells which address it came from. */
const fileNameOf = (url: string) => `${PREFIX}${createHash('sha256').update(url).digest('hex').slice(0, 32)}`;

/** Articles of a source that do not show the cover their source names. */
export const listMissingCovers = (db: Db, sourceApp: string, covers: readonly NamedCover[]) =>
  db.many<{ id: string; url: string; name: string }>(sql`
    select n.id, c.url, c.name
    from jsonb_to_recordset(${json(covers.map((cover) => ({ ...cover, name: fileNameOf(cover.url) })))}::jsonb)
      as c(guid text, url text, name text)
    join news n on n.tenant_id = ${tenant} and n.source_app = ${sourceApp} and n.guid = c.guid
    where not exists (
      select 1 from file_object f where f.tenant_id = ${tenant} and f.attached_to = 'news' and f.attached_id = n.id::text
        and n.cover = '/files/' || f.id::text and starts_with(f.name, c.name))`);

/** False if the article was removed meanwhile. */
export const setCover = async (db: Db, id: string, fileId: string) =>
  (await db.run(sql`
    update news set cover = ${`/files/${fileId}`}, version = version + 1 where tenant_id = ${tenant} and id = ${id}`)) >
  0;

/** Covers that were fetched for this article before. */
export const listOlderCovers = async (db: Db, id: string, fileId: string) =>
  (
    await db.many<{ id: string }>(sql`
      select id from file_object where tenant_id = ${tenant} and attached_to = 'news' and attached_id = ${id}
        and starts_with(name, ${PREFIX}) and id <> ${fileId}`)
  ).map(({ id }) => id);

/** Of articles whose source names none any more; a cover that an editor chose stays. */
export const removeCovers = (db: Db, sourceApp: string, guids: readonly string[]) =>
  db.run(sql`
    update news n set cover = null, version = version + 1
    where n.tenant_id = ${tenant} and n.source_app = ${sourceApp} and n.guid = any(${guids}::text[]) and exists (
      select 1 from file_object f where f.tenant_id = ${tenant} and f.attached_to = 'news' and f.attached_id = n.id::text
        and n.cover = '/files/' || f.id::text and starts_with(f.name, ${PREFIX}))`);
