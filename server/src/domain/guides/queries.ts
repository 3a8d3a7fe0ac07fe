import type { CanSeeAttached } from '../../common/files.ts';
import { type Sql, sql, tenant } from '../../db/sql.ts';
import { canUse, isVisibleToAll } from '../services/queries.ts';
import type { Rights } from '../services/rules.ts';
import { keepsDept } from './keeper-queries.ts';

/** People can read the guide `g` at all: it is out, and not taken off. */
export const isPublished = sql`g.published_at is not null and not g.is_off`;

/** Who may read the guide `g` of the service `s`: one rule for lists, search, the guide itself and its files. */
export const canReadGuide = (reader: Rights | undefined): Sql =>
  reader ? sql`${isPublished} and ${canUse(reader)}` : sql`${isPublished} and g.is_public and ${isVisibleToAll}`;

/** Files go with their guide; those who keep it see them before it is out. */
export const canSeeGuide: CanSeeAttached = async (db, person, id) => {
  const keeps = person?.menus.has('managementGuideConfig') ? keepsDept(person, sql`g.dept_id`) : sql`false`;
  const found = await db.maybe(sql`
    select 1 from guide g join service s on s.id = g.service_id and s.tenant_id = g.tenant_id
    where g.tenant_id = ${tenant} and g.id = ${id} and (${keeps} or (${canReadGuide(person)}))`);
  return found !== undefined;
};
