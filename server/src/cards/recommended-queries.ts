import type { RankedService } from '@yizhan/contract/entities/service.ts';
import { sql, tenant } from '../db/sql.ts';
import { canUse, servicesJoined, tileFields } from '../domain/services/queries.ts';
import { scoredFor } from '../domain/services/recommendation-queries.ts';
import { toSafeTile } from '../domain/services/rules.ts';
import type { Viewer } from './source.ts';

/** Number of services ranked per audience; a person's favourites are filtered out afterwards. */
const RANKED = 100;

export async function listFavouriteIds({ db, person }: Viewer): Promise<Set<string>> {
  const rows = await db.many<{ id: string }>(
    sql`select service_id::text as id from favourite where tenant_id = ${tenant} and user_id = ${person.id}`,
  );
  return new Set(rows.map(({ id }) => id));
}

export async function listRecommended({ db, person, now }: Viewer): Promise<RankedService[]> {
  const rows = await db.many<RankedService>(sql`
    with ${scoredFor({ ...person, now }, canUse(person))}, best as (
      select id, score from scored where score > 0 order by score desc, id limit ${RANKED}
    )
    select ${tileFields}, s.visit_times::float8 as "visitCount"
    from ${servicesJoined} join best b on b.id = s.id
    where s.tenant_id = ${tenant} order by b.score desc, s.id`);
  return rows.map(toSafeTile);
}
