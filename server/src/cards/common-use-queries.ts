import type { ServiceTile, UsedService } from '@yizhan/contract/entities/service.ts';
import * as cardKindLimits from '@yizhan/contract/limits/card-kinds.ts';
import * as serviceLimits from '@yizhan/contract/limits/services.ts';
import { dayOf } from '../common/working-days.ts';
import { type Sql, sql, tenant } from '../db/sql.ts';
import { canUse, servicesJoined, tileFields } from '../domain/services/queries.ts';
import { toSafeTile } from '../domain/services/rules.ts';
import type { Viewer } from './source.ts';

export const byOneself = ({ person, now }: Viewer) => sql`
  select service_id, count(*) as visits, max(at) as last from visit_log
  where tenant_id = ${tenant} and user_id = ${person.id}
    and at > ${now}::timestamptz - make_interval(days => ${serviceLimits.commonUseDays})
  group by service_id having count(*) >= ${serviceLimits.minCommonUseVisits}`;

export const byIdentity = ({ person, now }: Viewer) => sql`
  select service_id, sum(visits) as visits, max(day) as last from service_day
  where tenant_id = ${tenant} and identity_type = ${person.roleType}
    and day > ${dayOf(now)}::date - ${serviceLimits.popularityDays}::int
  group by service_id`;

export async function listMostUsed({ db, person }: Viewer, used: Sql): Promise<UsedService[]> {
  const rows = await db.many<ServiceTile>(sql`
    with used as (${used})
    select ${tileFields} from ${servicesJoined} join used u on u.service_id = s.id
    where s.tenant_id = ${tenant} and ${canUse(person)}
    order by u.visits desc, u.last desc, s.id limit ${cardKindLimits.maxCommonUse}`);
  return rows.map(toSafeTile).map(({ shelfLabelName: labelName, ...tile }) => ({ ...tile, labelName }));
}
