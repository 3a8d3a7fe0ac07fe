import { openable } from '../../common/addresses.ts';
import type { Db } from '../../db/database.ts';
import { sql, tenant } from '../../db/sql.ts';
import type { Caller } from '../../person.ts';
import { assertOpen, type Times } from './availability.ts';
import { mayUse, type Rights, stateAt } from './queries.ts';
import { type AddressContext, completedAddress } from './service-address.ts';

type OpeningContext = AddressContext & { caller: Pick<Caller, 'language'> };
type Opening = Times & { id: string; name: string; accessWay: number; url: string };

const findOpening = (db: Db, id: string, person: Rights, now: Date) =>
  db.maybe<Opening>(sql`
    select s.id, s.name, s.access_way as "accessWay", s.url, ${stateAt(sql`${now}::timestamptz`)} as state,
      s.open_from as "openFrom", s.open_to as "openTo", s.open_hours as "openHours",
      s.maintenance_reason as "maintenanceReason"
    from service s where s.tenant_id = ${tenant} and s.id = ${id} and ${mayUse(person)}`);

/** A service that the person may use, at the address that is good for this one opening; refused while it is closed. */
export async function openService(id: string, context: OpeningContext) {
  const { db, person, now, caller } = context;
  const service = await findOpening(db, id, person, now);
  if (!service) return undefined;
  assertOpen(service, now, caller.language);
  const own = openable(service.url) ?? '';
  return { name: service.name, own, url: await completedAddress({ ...service, url: own }, context) };
}
