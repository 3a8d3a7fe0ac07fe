import type { GuideContent } from '@yizhan/contract/entities/guide.ts';
import { fail } from '../../common/fail.ts';
import { dayOf } from '../../common/working-days.ts';
import type { Db } from '../../db/database.ts';
import { sql, tenant } from '../../db/sql.ts';
import { forgetEntry, indexGuide } from '../search/entries.ts';
import { nextReview } from './rules.ts';
import { endGuideTodos, todoIds } from './todos.ts';

type Shown = { id: string; content: GuideContent; now: Date };

/** The draft's department, or that of what is scheduled, until people see the guide: then it is the published one's. */
const draftedDept = sql`
  case when g.published_at is null and p.content is not null then (p.content->>'deptId')::bigint else g.dept_id end`;

/** A row beside each guide says whose it is and where it stands, and the search knows its words: both follow. */
export const guideEffects = {
  async shown(db: Db, { id, content, now }: Shown): Promise<string[]> {
    // A department that was removed since takes nothing over.
    const written = await db.run(sql`
      update guide set published_at = ${now}, is_public = ${content.isPublic},
        dept_id = case when ${content.deptId}::bigint is null or exists (
          select 1 from dept d where d.tenant_id = ${tenant} and d.id = ${content.deptId}::bigint)
          then ${content.deptId}::bigint else dept_id end,
        is_off = false, review_on = ${nextReview(dayOf(now), content.reviewOn)}
      where tenant_id = ${tenant} and id = ${id}`);
    // Its service was removed meanwhile, and the row with it.
    if (written === 0) fail('not_found');
    await indexGuide(db, id);
    return endGuideTodos(db, [todoIds.review(id)]);
  },

  /** What was submitted went out, or is not what the draft says now; so is whose it is, while nobody sees it. */
  async drafted(db: Db, { id, accepted }: { id: string; accepted: boolean }): Promise<string[]> {
    await db.run(sql`
      update guide g set submitted_at = null, submitted_by = null, dept_id = ${draftedDept}
      from (
        select coalesce(p.draft, w.content) as content from publication p
        left join revision w on w.tenant_id = p.tenant_id and w.publication_id = p.id and w.number = p.scheduled
        where p.tenant_id = ${tenant} and p.id = ${id}) p
      where g.tenant_id = ${tenant} and g.id = ${id}`);
    return endGuideTodos(db, [todoIds.ask(id)], accepted ? 'DONE' : 'CANCELLED');
  },

  async removed(db: Db, id: string): Promise<string[]> {
    const reports = await db.many<{ id: string }>(
      sql`select id from correction where tenant_id = ${tenant} and guide_id = ${id} and state = 'OPEN'`,
    );
    await forgetEntry(db, 'guide', id);
    await db.run(
      sql`delete from file_object where tenant_id = ${tenant} and attached_to = 'guide' and attached_id = ${id}`,
    );
    const todos = [todoIds.review(id), todoIds.ask(id), ...reports.map((report) => todoIds.correction(report.id))];
    return endGuideTodos(db, todos, 'CANCELLED');
  },
};
