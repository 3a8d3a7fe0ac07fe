import type { ServiceTile, UsedService } from '@yizhan/contract/entities/service.ts';
import { limits } from '@yizhan/contract/limits.ts';
import { dayOf } from '../common/working-days.ts';
import { type Sql, sql, tenant } from '../db/sql.ts';
import { mayUse, rightsKey, safeTile, servicesJoined, tileFields } from '../domain/services/queries.ts';
import { shared } from './shared.ts';
import { type CardSource, ownAudience, type Viewer } from './source.ts';

/** What the person opens most, and beside it what people of the same identity open most. */
export const commonUse: CardSource<'commonUse'> = {
  shows: ['visits', 'services'],
  audience: ownAudience,
  kept: () => true,
  async load({ config }, viewer) {
    const [own, identity] = await Promise.all([mostUsed(viewer, byOneself(viewer)), ofIdentity(viewer)]);
    return { own, identity, typeList: scenesOf([...own, ...identity]), navigationType: config.navigationType };
  },
};

const ofIdentity = shared(
  'commonUse',
  (viewer) => mostUsed(viewer, byIdentity(viewer)),
  ({ person }) => rightsKey(person),
);

const byOneself = ({ person, now }: Viewer) => sql`
  select service_id, count(*) as visits, max(at) as last from visit_log
  where tenant_id = ${tenant} and user_id = ${person.id}
    and at > ${now}::timestamptz - make_interval(days => ${limits.commonUseDays})
  group by service_id having count(*) >= ${limits.commonUseVisitsLeast}`;

const byIdentity = ({ person, now }: Viewer) => sql`
  select service_id, sum(visits) as visits, max(day) as last from service_day
  where tenant_id = ${tenant} and identity_type = ${person.roleType}
    and day > ${dayOf(now)}::date - ${limits.popularityDays}::int
  group by service_id`;

async function mostUsed({ db, person }: Viewer, used: Sql): Promise<UsedService[]> {
  const rows = await db.many<ServiceTile>(sql`
    with used as (${used})
    select ${tileFields} from ${servicesJoined} join used u on u.service_id = s.id
    where s.tenant_id = ${tenant} and ${mayUse(person)}
    order by u.visits desc, u.last desc, s.id limit ${limits.commonUseMost}`);
  return rows.map(safeTile).map(({ shelfLabelName: labelName, ...tile }) => ({ ...tile, labelName }));
}

/** The scenes among the services, in the order they come up. */
function scenesOf(services: readonly UsedService[]) {
  const names = new Set(services.map(({ serviceSceneName }) => serviceSceneName).filter((name) => name !== ''));
  return [...names].map((name) => ({ name, serviceSceneName: name }));
}
