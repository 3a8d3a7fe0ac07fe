import type { ServiceTile } from '@yizhan/contract/entities/service.ts';
import * as cardKindLimits from '@yizhan/contract/limits/card-kinds.ts';
import { sql, tenant } from '../db/sql.ts';
import { canUse, servicesJoined, tileFields } from '../domain/services/queries.ts';
import type { CardSettings, Viewer } from './source.ts';

type CountedTile = { tile: ServiceTile; total: number };

/** As many as the larger layout shows; the page decides which layout is used. */
const tilesOf = (rows: number) =>
  Math.max(...Object.values(cardKindLimits.businessTiles).map((byRows) => byRows[rows - 1] ?? byRows[0]));

export async function listPickedServices(
  { config, displayRows }: CardSettings<'business'>,
  viewer: Viewer,
): Promise<CountedTile[]> {
  const { serviceIds } = config;
  const order = serviceIds.length > 0 ? sql`array_position(${serviceIds}::bigint[], s.id)` : sql`s.visit_times desc`;
  const rows = await viewer.db.many<ServiceTile & { total: number }>(sql`
    select ${tileFields}, count(*) over ()::int as total from ${servicesJoined}
    where s.tenant_id = ${tenant} and ${canUse(viewer.person)}
      and (${serviceIds.length === 0} or s.id = any(${serviceIds}::bigint[]))
    order by ${order}, s.id limit ${tilesOf(displayRows)}`);
  return rows.map(({ total, ...tile }) => ({ tile, total }));
}
