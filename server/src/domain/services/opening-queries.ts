import type { Db } from '../../db/database.ts';
import { sql, tenant } from '../../db/sql.ts';
import type { ServiceTimes } from './availability.ts';
import { canUse, stateAt } from './queries.ts';
import type { Rights } from './rules.ts';

type OpeningRow = ServiceTimes & { id: string; name: string; accessWay: number; url: string };

export const findOpening = (db: Db, id: string, person: Rights, now: Date) =>
  db.maybe<OpeningRow>(sql`
    select s.id, s.name, s.access_way as "accessWay", s.url, ${stateAt(sql`${now}::timestamptz`)} as state,
      s.open_from as "openFrom", s.open_to as "openTo", s.open_hours as "openHours",
      s.maintenance_reason as "maintenanceReason"
    from service s where s.tenant_id = ${tenant} and s.id = ${id} and ${canUse(person)}`);
