import type { ServiceTile } from '@yizhan/contract/entities/service.ts';
import { sql, tenant } from '../db/sql.ts';
import { canUse, servicesJoined, tileFields } from '../domain/services/queries.ts';
import type { Viewer } from './source.ts';

export const listFavourites = ({ db, person }: Viewer, limit: number) =>
  db.many<ServiceTile & { total: number }>(sql`
    select ${tileFields}, count(*) over ()::int as total from ${servicesJoined}
    join favourite f on f.tenant_id = s.tenant_id and f.service_id = s.id and f.user_id = ${person.id}
    where s.tenant_id = ${tenant} and ${canUse(person)}
    order by f.sort, f.created_at desc, s.id limit ${limit}`);
