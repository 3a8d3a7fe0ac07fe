import type { RankedService } from '@yizhan/contract/entities/service.ts';
import { limits } from '@yizhan/contract/limits.ts';
import { sql, tenant } from '../db/sql.ts';
import { mayUse, rightsKey, safeTile, servicesJoined, tileFields } from '../domain/services/queries.ts';
import { scoredFor } from '../domain/services/recommendation-queries.ts';
import { shared } from './shared.ts';
import { type CardSource, ownAudience, type Viewer } from './source.ts';

/** So many are ranked for everybody alike; a person's favourites are then left out. */
const RANKED = 100;

/** What people like oneself use and what is new, without what one has already marked. */
export const recommended: CardSource<'recommended'> = {
  shows: ['favourites', 'services'],
  audience: ownAudience,
  kept: () => true,
  async load({ config, displayRows }, viewer) {
    const [services, marked] = await Promise.all([ranking(viewer), favouritesOf(viewer)]);
    const list = services.filter(({ serviceId }) => !marked.has(serviceId));
    return { list: list.slice(0, displayRows * limits.recommendedPerRow), navigationType: config.navigationType };
  },
};

const ranking = shared('recommended', rank, ({ person }) => `${rightsKey(person)}/${person.deptId ?? ''}`);

async function favouritesOf({ db, person }: Viewer): Promise<Set<string>> {
  const rows = await db.many<{ id: string }>(
    sql`select service_id::text as id from favourite where tenant_id = ${tenant} and user_id = ${person.id}`,
  );
  return new Set(rows.map(({ id }) => id));
}

async function rank({ db, person, now }: Viewer): Promise<RankedService[]> {
  const rows = await db.many<RankedService>(sql`
    with ${scoredFor({ ...person, now }, mayUse(person))}, best as (
      select id, score from scored where score > 0 order by score desc, id limit ${RANKED}
    )
    select ${tileFields}, s.visit_times::float8 as "visitCount"
    from ${servicesJoined} join best b on b.id = s.id
    where s.tenant_id = ${tenant} order by b.score desc, s.id`);
  return rows.map(safeTile);
}
