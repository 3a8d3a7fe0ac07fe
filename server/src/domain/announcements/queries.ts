import type { AnnouncementContent } from '@yizhan/contract/entities/announcement.ts';
import type { CanSeeAttached } from '../../common/files.ts';
import type { Db } from '../../db/database.ts';
import { json, type Sql, sql, tenant } from '../../db/sql.ts';
import type { Person } from '../../person.ts';

/** Not over yet: `a` has no end, or it has not come. */
const isNotOver = (now: Date): Sql => sql`(a.until is null or a.until > ${now})`;

/** Who may read `a`, in lists and by itself: released, not over, and for everybody or for this identity. */
export const canReadAnnouncement = ({ person, now }: { person: Pick<Person, 'roleType'>; now: Date }): Sql => sql`
  (a.release_time <= ${now} or a.release_time is null and a.data_source = 'OfficialAccount' and a.create_time <= ${now})
  and ${isNotOver(now)} and (a.audience = '[]' or a.audience @> to_jsonb(${person.roleType}::int))`;

/** What visitors read. */
export const isPublicAnnouncement = (now: Date): Sql =>
  sql`a.is_public and a.release_time <= ${now} and ${isNotOver(now)}`;

/** Pictures belong to the publication, and follow the rule of what readers see of it; editors see them before. */
export const canSeeAnnouncement: CanSeeAttached = async (db, person, publicationId, now) => {
  if (person?.menus.has('userFrameConfig/manage/announcements')) return true;
  const readable = person
    ? sql`(${isPublicAnnouncement(now)} or ${canReadAnnouncement({ person, now })})`
    : isPublicAnnouncement(now);
  const found = await db.maybe(sql`
    select 1 from announcement a where a.tenant_id = ${tenant} and a.publication_id = ${publicationId} and ${readable}`);
  return found !== undefined;
};

type Release = { publicationId: string; content: AnnouncementContent; until: Date | null; now: Date };

/** What readers see. A corrected one keeps its place; one that was taken down is new again. */
export const upsertAnnouncement = (db: Db, { publicationId, content, until, now }: Release) =>
  db.run(sql`
    insert into announcement as a (tenant_id, publication_id, title, content, data_source, dept_id, important, audience,
      is_public, create_time, release_time, until)
    values (${tenant}, ${publicationId}, ${content.title}, ${content.content}, 'PORTAL', ${content.deptId},
      ${content.important}, ${json(content.audience)}, ${content.isPublic}, ${now}, ${now}, ${until})
    on conflict (tenant_id, publication_id) do update set title = excluded.title, content = excluded.content,
      dept_id = excluded.dept_id, important = excluded.important, audience = excluded.audience,
      is_public = excluded.is_public, until = excluded.until,
      release_time = coalesce(a.release_time, excluded.release_time)`);

/** Nobody reads it any more; its address stays for the next release. */
export const hideAnnouncement = (db: Db, publicationId: string) =>
  db.run(sql`
    update announcement set release_time = null where tenant_id = ${tenant} and publication_id = ${publicationId}`);

export async function deleteAnnouncement(db: Db, publicationId: string): Promise<void> {
  await db.run(sql`delete from announcement where tenant_id = ${tenant} and publication_id = ${publicationId}`);
  await db.run(sql`
    delete from file_object
    where tenant_id = ${tenant} and attached_to = 'announcement' and attached_id = ${publicationId}`);
}
