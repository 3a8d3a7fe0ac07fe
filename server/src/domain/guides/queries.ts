import type { CanSeeAttached } from '../../common/files.ts';
import { type Sql, sql, tenant } from '../../db/sql.ts';
import { canUse, isVisibleToAll } from '../services/queries.ts';
import type { Rights } from '../services/rules.ts';
import { keepsDept } from './keeper-queries.ts';

/** The guide `g` is published and not withdrawn. */
export const isPublished = sql`g.published_at is not null and not g.is_off`;

/** Who may read the guide `g` of the service `s`: one rule for lists, search, the guide itself and its files. */
export const canReadGuide = (reader: Rights | undefined): Sql =>
  reader ? sql`${isPublished} and ${canUse(reader)}` : sql`${isPublished} and g.is_public and ${isVisibleToAll}`;

/** Files follow the access rule of their guide; its maintainers see them before it is published. */
export const canSeeGuide: CanSeeAttached = async (db, person, id) => {
  const keeps = person?.menus.has('managementGuideConfig') ? keepsDept(person, sql`g.dept_id`) : sql`false`;
  const found = await db.maybe(sql`
    select 1 from guide g join service s on s.id = g.service_id and s.tenant_id = g.tenant_id
    where g.tenant_id = ${tenant} and g.id = ${id} and (${keeps} or (${canReadGuide(person)}))`);
  return found !== undefined;
};
