import type { CanSeeAttached } from '../../common/files.ts';
import { nothing, sql, tenant } from '../../db/sql.ts';
import { keepsDept } from './keeper-queries.ts';

/** The item `i` is published and not archived. */
export const isListed = sql`i.published_at is not null and not i.is_off`;

/** LS-3: the published lists are open to visitors. */
const areOpen = sql`exists (
  select 1 from publication p
  join revision r on r.tenant_id = p.tenant_id and r.publication_id = p.id and r.number = p.published
  where p.tenant_id = ${tenant} and p.kind = 'dutyLists' and r.content ->> 'anonymousVisible' = 'true')`;

/** Files follow their item: whoever may read the lists, and its maintainers before it is published. */
export const canSeeDutyItem: CanSeeAttached = async (db, person, id) => {
  const keeps = person?.menus.has('deptResponsibilityListConfig') ? keepsDept(person, sql`i.dept_id`) : sql`false`;
  const found = await db.maybe(sql`
    select 1 from duty_item i where i.tenant_id = ${tenant} and i.id = ${id}
      and (${keeps} or (${isListed} ${person ? nothing : sql`and ${areOpen}`}))`);
  return found !== undefined;
};
