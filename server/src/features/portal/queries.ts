import type { ServiceOpenInfo } from '@yizhan/contract/entities/service.ts';
import type { Db } from '../../db/database.ts';
import { sql, tenant } from '../../db/sql.ts';
import { canUse } from '../../domain/services/queries.ts';
import type { Person } from '../../person.ts';

/** Those of these services that the person may use, each with what is needed to open it. */
export const listUsable = (db: Db, person: Person, ids: readonly string[]) =>
  db.many<ServiceOpenInfo>(sql`
    select s.id as "serviceId", s.access_way as "accessWay", s.open_way as "openWay", s.url as "serviceUrl"
    from service s
    where s.tenant_id = ${tenant} and s.id = any(${ids}::bigint[]) and ${canUse(person)}`);

export async function countServices(db: Db, ids: readonly string[]): Promise<number> {
  const row = await db.one<{ n: number }>(sql`
    select count(*)::int as n from service where tenant_id = ${tenant} and id = any(${ids}::bigint[])`);
  return row.n;
}
