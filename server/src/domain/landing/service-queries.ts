import type { HallService } from '@yizhan/contract/entities/hall.ts';
import type { LandingDepartment, LandingScene } from '@yizhan/contract/entities/landing.ts';
import type { ServiceTile } from '@yizhan/contract/entities/service.ts';
import * as efficiencyLimits from '@yizhan/contract/limits/efficiency.ts';
import * as landingLimits from '@yizhan/contract/limits/landing.ts';
import * as serviceLimits from '@yizhan/contract/limits/services.ts';
import type { Db } from '../../db/database.ts';
import { type Sql, sql, tenant } from '../../db/sql.ts';
import { isVisibleToAll, servicesJoined, tileFields } from '../services/queries.ts';
import { toSafeTile } from '../services/rules.ts';

export type LandingTab = 'recommended' | 'hot' | 'newest';

/** Recommended: first the school's own picks, then the best rated. */
const orders: Record<LandingTab, Sql> = {
  recommended: sql`coalesce(s.label_code = 'PICK' and (s.label_until is null or s.label_until > now()), false) desc,
    s.score_sum::float8 / nullif(s.score_count, 0) desc nulls last, s.visit_times desc, s.id`,
  hot: sql`s.visit_times desc, s.id`,
  newest: sql`s.shelved_at desc nulls last, s.id desc`,
};

type Row = Omit<HallService, 'nameMarks' | 'summaryMarks' | 'collected'> & { total: number };
type Part = { limit: number; offset: number };

/** Services visible to visitors. If one requires sign-in, its address is left out. */
export async function listOpenServices(db: Db, tab: LandingTab, { limit, offset }: Part) {
  const rows = await db.many<Row>(sql`
    select ${tileFields}, s.type, s.summary, s.score_sum::float8 / nullif(s.score_count, 0) as score,
      s.score_count as "scoreCount", s.visit_times::float8 as "visitCount", not s.anonymous as "needsSignIn",
      count(*) over ()::int as total
    from ${servicesJoined}
    where s.tenant_id = ${tenant} and ${isVisibleToAll}
    order by ${orders[tab]} limit ${limit} offset ${offset}`);
  const records = rows.map(({ total: _, ...row }): HallService => {
    const tile = row.needsSignIn ? { ...row, serviceUrl: '' } : toSafeTile(row);
    return { ...tile, nameMarks: [], summaryMarks: [], collected: false };
  });
  return { records, total: rows[0]?.total ?? 0 };
}

/** Scenes with services visible to visitors. */
export const listScenes = (db: Db) =>
  db.many<LandingScene>(sql`
    select c.id, c.name, c.icon, c.tint, count(*)::int as count
    from service_scene c join service s on s.tenant_id = c.tenant_id and s.scene_id = c.id and ${isVisibleToAll}
    where c.tenant_id = ${tenant}
    group by c.id order by c.sort, c.id limit ${serviceLimits.maxScenes}`);

/** Every department visitors can contact; those without a service for visitors have a count of 0. */
export const listDepartments = (db: Db) =>
  db.many<LandingDepartment>(sql`
    select d.id, d.name, d.location, d.phone, coalesce(n.count, 0) as count
    from dept d
    left join (
      select s.dept_id, count(*)::int as count from service s where s.tenant_id = ${tenant} and ${isVisibleToAll}
      group by s.dept_id
    ) n on n.dept_id = d.id
    where d.tenant_id = ${tenant} order by d.sort, d.id limit ${landingLimits.departmentsShown}`);

export type Figures = {
  departments: number;
  services: number;
  processes: number;
  cases: number;
  visits: number;
  satisfaction: number | null;
};

/** Totals over all services on the shelf; cases and ratings as efficiency counts them. Figures, no names. */
export const countFigures = (db: Db) =>
  db.one<Figures>(sql`
    select count(distinct s.dept_id)::int as departments, count(s.id)::int as services,
      count(s.id) filter (where s.type = 'PROCESS')::int as processes, coalesce(sum(s.visit_times), 0)::float8 as visits,
      coalesce(max(t.accepted), 0)::float8 as cases,
      max(case when t.rated >= ${efficiencyLimits.smallCount}::int then t.score_sum::float8 / t.rated end) as satisfaction
    from (
      select sum(c.accepted) as accepted, sum(c.rated) as rated, sum(c.score_sum) as score_sum from efficiency_count c
      where c.tenant_id = ${tenant} and c.grain = 'MONTH' and c.facet = 'TOTAL' and c.dept_id = 0 and c.service_id = 0) t
    left join service s on s.tenant_id = ${tenant} and s.status = 'SHELF'`);

/** The services of a topic that visitors may see, in its order. If one requires sign-in, its address is left out. */
export async function listTopicServices(db: Db, ids: readonly string[]): Promise<ServiceTile[]> {
  const rows = await db.many<ServiceTile & { anonymous: boolean }>(sql`
    select ${tileFields}, s.anonymous from ${servicesJoined}
    where s.tenant_id = ${tenant} and s.id = any(${ids}::bigint[]) and ${isVisibleToAll}
    order by array_position(${ids}::bigint[], s.id)`);
  return rows.map(({ anonymous, ...tile }) => (anonymous ? toSafeTile(tile) : { ...tile, serviceUrl: '' }));
}

/** Those of these services that visitors may see. */
export const listVisible = (db: Db, ids: readonly string[]) =>
  db.many<{ id: string }>(sql`
    select s.id from service s where s.tenant_id = ${tenant} and s.id = any(${ids}::bigint[]) and ${isVisibleToAll}`);
