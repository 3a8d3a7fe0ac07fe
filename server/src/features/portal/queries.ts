import type { ServiceTile } from '@yizhan/contract/entities/service.ts';
import type { Db } from '../../db/database.ts';
import { sql, tenant } from '../../db/sql.ts';
import { canUse, servicesJoined, tileFields } from '../../domain/services/queries.ts';
import type { Person } from '../../person.ts';

/** Those of these services that the person may use. */
export const listUsable = (db: Db, person: Person, ids: readonly string[]) =>
  db.many<{ id: string }>(sql`
    select s.id from service s
    where s.tenant_id = ${tenant} and s.id = any(${ids}::bigint[]) and ${canUse(person)}`);

/** The same as tiles, in the order of the topic. */
export const listTopicServices = (db: Db, person: Person, ids: readonly string[]) =>
  db.many<ServiceTile>(sql`
    select ${tileFields} from ${servicesJoined}
    where s.tenant_id = ${tenant} and s.id = any(${ids}::bigint[]) and ${canUse(person)}
    order by array_position(${ids}::bigint[], s.id)`);

export async function countServices(db: Db, ids: readonly string[]): Promise<number> {
  const row = await db.one<{ n: number }>(sql`
    select count(*)::int as n from service where tenant_id = ${tenant} and id = any(${ids}::bigint[])`);
  return row.n;
}
