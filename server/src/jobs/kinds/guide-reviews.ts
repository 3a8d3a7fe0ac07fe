import { limits } from '@yizhan/contract/limits.ts';
import { type Day, dayOf } from '../../common/working-days.ts';
import type { Db } from '../../db/database.ts';
import { sql, tenant } from '../../db/sql.ts';
import { keepersOf } from '../../domain/guides/keepers.ts';
import { giveReview } from '../../domain/guides/todos.ts';
import type { Run } from '../job.ts';

type Due = { id: string; name: string; deptId: string | null };

/** Takes the turn of some guides for the day of review they have: of many that try, one is answered them. */
const takeDue = (db: Db, today: Day) =>
  db.many<Due>(sql`
    update guide g set reminded_for = g.review_on
    from publication p
    where g.tenant_id = ${tenant} and p.tenant_id = ${tenant} and p.id = g.id and g.id in (
      select id from guide
      where tenant_id = ${tenant} and published_at is not null and not is_off and review_on <= ${today}::date
        and reminded_for is distinct from review_on
      order by review_on, id limit ${limits.batchRows} for update)
    returning g.id, coalesce(p.published_name, p.name) as name, g.dept_id as "deptId"`);

/** One to-do for each guide whose day has come, for those who keep it; confirming or publishing the guide ends it. */
export const run: Run<'guideReviews'> = async ({ now, parts, progress, signal }) => {
  const tenants = [...(await parts.tenants.all()).keys()];
  let asked = 0;
  for (const [done, tenantId] of tenants.entries()) {
    await progress(done, tenants.length);
    asked += await askSchool(parts.database.of(tenantId), now, signal, (people) =>
      parts.cardHints.publishTo(tenantId, 'todos', people),
    );
  }
  return { asked };
};

async function askSchool(db: Db, now: Date, signal: AbortSignal, tell: (people: string[]) => void): Promise<number> {
  for (let asked = 0; ; ) {
    signal.throwIfAborted();
    const people: string[] = [];
    const due = await db.transaction(async (db) => {
      const due = await takeDue(db, dayOf(now));
      const keepers = new Map<string | null, string[]>();
      for (const { id, name, deptId } of due) {
        const known = keepers.get(deptId) ?? (await keepersOf(db, deptId, now));
        keepers.set(deptId, known);
        await giveReview(db, { id, name, now }, known);
        people.push(...known);
      }
      return due.length;
    });
    tell(people);
    asked += due;
    if (due < limits.batchRows) return asked;
  }
}
