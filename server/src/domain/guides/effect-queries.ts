import type { GuideContent } from '@yizhan/contract/entities/guide.ts';
import type { Day } from '../../common/working-days.ts';
import type { Db } from '../../db/database.ts';
import { sql, tenant } from '../../db/sql.ts';

type PublishedGuide = { id: string; content: Pick<GuideContent, 'deptId' | 'isPublic'>; reviewOn: Day; now: Date };

/** Returns how many rows were written. A department removed in the meantime is not assigned. */
export const markPublished = (db: Db, { id, content, reviewOn, now }: PublishedGuide) =>
  db.run(sql`
    update guide set published_at = ${now}, is_public = ${content.isPublic},
      dept_id = case when ${content.deptId}::bigint is null or exists (
        select 1 from dept d where d.tenant_id = ${tenant} and d.id = ${content.deptId}::bigint)
        then ${content.deptId}::bigint else dept_id end,
      is_off = false, review_on = ${reviewOn}
    where tenant_id = ${tenant} and id = ${id}`);

/** The department of the draft or of the scheduled revision until the first publication, then the published one. */
const draftedDept = sql`
  case when g.published_at is null and p.content is not null then (p.content->>'deptId')::bigint else g.dept_id end`;

export const markDrafted = (db: Db, id: string) =>
  db.run(sql`
    update guide g set submitted_at = null, submitted_by = null, dept_id = ${draftedDept}
    from (
      select coalesce(p.draft, w.content) as content from publication p
      left join revision w on w.tenant_id = p.tenant_id and w.publication_id = p.id and w.number = p.scheduled
      where p.tenant_id = ${tenant} and p.id = ${id}) p
    where g.tenant_id = ${tenant} and g.id = ${id}`);

export const listOpenCorrections = (db: Db, guideId: string) =>
  db.many<{ id: string }>(
    sql`select id from correction where tenant_id = ${tenant} and guide_id = ${guideId} and state = 'OPEN'`,
  );

export const deleteGuideFiles = (db: Db, guideId: string) =>
  db.run(
    sql`delete from file_object where tenant_id = ${tenant} and attached_to = 'guide' and attached_id = ${guideId}`,
  );
