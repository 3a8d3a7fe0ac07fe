import type { ServiceTile } from '@yizhan/contract/entities/service.ts';
import { limits } from '@yizhan/contract/limits.ts';
import { sql, tenant } from '../db/sql.ts';
import { mayUse, safeTile, servicesJoined, tileFields } from '../domain/services/queries.ts';
import { type CardSource, ownAudience } from './source.ts';

const MOST = Math.max(...Object.values(limits.favouritesShown));

/** What the person marked, in their own order, as far as they may still use it. */
export const favourites: CardSource<'favourites'> = {
  shows: ['favourites', 'services'],
  audience: ownAudience,
  kept: () => true,
  async load({ config }, { db, person }) {
    const rows = await db.many<ServiceTile & { total: number }>(sql`
      select ${tileFields}, count(*) over ()::int as total from ${servicesJoined}
      join favourite f on f.tenant_id = s.tenant_id and f.service_id = s.id and f.user_id = ${person.id}
      where s.tenant_id = ${tenant} and ${mayUse(person)}
      order by f.sort, f.created_at desc, s.id limit ${MOST}`);
    const list = rows.map(({ total: _, ...tile }) => safeTile(tile));
    return { list, total: rows[0]?.total ?? 0, navigationType: config.navigationType };
  },
};
