import type { RankedService } from '@yizhan/contract/entities/service.ts';
import { limits } from '@yizhan/contract/limits.ts';
import { mayUse, rightsKey, safeTile, servicesJoined, tileFields } from '../common/services.ts';
import { dayOf } from '../common/working-days.ts';
import { sql, tenant } from '../db/sql.ts';
import { shared } from './shared.ts';
import { type CardSource, ownAudience, type Viewer } from './source.ts';

/** So many are ranked for everybody alike; a person's favourites are then left out. */
const RANKED = 100;

/** What people like oneself use and what is new, without what one has already marked. */
export const recommended: CardSource<'recommended'> = {
  audience: ownAudience,
  async load({ config, displayRows }, viewer) {
    const [services, marked] = await Promise.all([ranking(viewer), favouritesOf(viewer)]);
    const list = services.filter(({ serviceId }) => !marked.has(serviceId));
    return { list: list.slice(0, displayRows * limits.recommendedPerRow), navigationType: config.navigationType };
  },
};

const ranking = shared(rank, ({ person }) => `${rightsKey(person)}/${person.deptId ?? ''}`);

async function favouritesOf({ db, person }: Viewer): Promise<Set<string>> {
  const rows = await db.many<{ id: string }>(
    sql`select service_id as id from favourite where tenant_id = ${tenant} and user_id = ${person.id}`,
  );
  return new Set(rows.map(({ id }) => id));
}

/**
 * Popularity with one's identity, popularity in one's department and newness, each between 0 and 1 among what one may
 * use, in their weights. What nobody like oneself used and is not new is not recommended.
 */
async function rank({ db, person, now }: Viewer): Promise<RankedService[]> {
  const { identity, department, recency } = limits.recommendedWeights;
  const days = limits.popularityDays;
  const rows = await db.many<RankedService>(sql`
    with popular as (
      select service_id,
        sum(visits) filter (where identity_type = ${person.roleType})::float8 as alike,
        sum(visits) filter (where dept_id = ${person.deptId})::float8 as near
      from service_day
      where tenant_id = ${tenant} and day > ${dayOf(now)}::date - ${days}::int
        and (identity_type = ${person.roleType} or dept_id = ${person.deptId})
      group by service_id
    ), scored as (
      select s.id,
        ${identity}::float8 * coalesce(p.alike / nullif(max(p.alike) over (), 0), 0)
        + ${department}::float8 * coalesce(p.near / nullif(max(p.near) over (), 0), 0)
        + ${recency}::float8 * greatest(0, least(1,
          1 - coalesce(extract(epoch from ${now}::timestamptz - s.shelved_at)::float8 / 86400 / ${days}::int, 1))) as score
      from service s left join popular p on p.service_id = s.id
      where s.tenant_id = ${tenant} and ${mayUse(person)}
    ), best as (
      select id, score from scored where score > 0 order by score desc, id limit ${RANKED}
    )
    select ${tileFields}, s.visit_times::float8 as "visitCount"
    from ${servicesJoined} join best b on b.id = s.id
    where s.tenant_id = ${tenant} order by b.score desc, s.id`);
  return rows.map(safeTile);
}
