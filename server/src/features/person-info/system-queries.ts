import type { ConnectedSystem } from '@yizhan/contract/entities/person-info.ts';
import * as personLimits from '@yizhan/contract/limits/person-info.ts';
import { accessWays } from '@yizhan/contract/open-ways.ts';
import type { Db } from '../../db/database.ts';
import { sql, tenant } from '../../db/sql.ts';
import { toWireTimeSql } from '../../db/wire-time-sql.ts';
import { canUse } from '../../domain/services/queries.ts';
import type { Person } from '../../person.ts';

/** Those whose address is completed with the person's identity when it is opened. */
const handedOver = [accessWays.cas, accessWays.oauth, accessWays.code, accessWays.comb];

export const listSystems = (db: Db, person: Person) =>
  db.many<ConnectedSystem>(sql`
    select s.name as system, s.url, ${person.account} as account, v.at is not null as bound,
      ${toWireTimeSql(sql`v.at`)} as "lastVisit", s.id as "serviceId", coalesce(d.name, '') as "deptName"
    from service s
    left join dept d on d.tenant_id = s.tenant_id and d.id = s.dept_id
    left join lateral (
      select max(l.at) as at from visit_log l
      where l.tenant_id = ${tenant} and l.user_id = ${person.id} and l.service_id = s.id) v on true
    where s.tenant_id = ${tenant} and ${canUse(person)} and s.access_way = any(${handedOver}::int[]) and s.url like 'http%'
    order by v.at desc nulls last, s.name limit ${personLimits.maxSystems}`);

/** Ways in from outside that this person has used or bound, with the last time. */
export const listBoundWays = (db: Db, person: Pick<Person, 'id'>) =>
  db.many<{ way: string; at: string | null }>(sql`
    select way, ${toWireTimeSql(sql`max(at)`)} as at from (
      select way, at from sign_in_log
      where tenant_id = ${tenant} and user_id = ${person.id} and ok and way in ('cas', 'oidc')
      union all
      select kind, (select max(l.at) from sign_in_log l where l.tenant_id = ${tenant} and l.user_id = ${person.id}
        and l.ok and l.way = b.kind) from user_binding b where b.tenant_id = ${tenant} and b.user_id = ${person.id}
    ) used group by way`);
