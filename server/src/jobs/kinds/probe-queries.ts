import * as serviceLimits from '@yizhan/contract/limits/services.ts';
import type { Db } from '../../db/database.ts';
import { sql, tenant } from '../../db/sql.ts';

type ProbedService = { id: string; url: string };

/** Skips services under manual maintenance, and those probed already before a node was killed. */
export const listProbed = (db: Db, now: Date) =>
  db.many<ProbedService>(sql`
    select s.id, s.url from service s
    where s.tenant_id = ${tenant} and s.probe and s.status = 'SHELF' and s.maintenance <> 'MANUAL'
      and (s.probed_at is null or s.probed_at < ${new Date(now.getTime() - serviceLimits.probeIntervalMs / 2)})
    order by s.probed_at nulls first, s.id`);

/** Updates only what was probed: the address may have changed in the meantime. */
const isSameUrl = ({ id, url }: ProbedService) => sql`
  tenant_id = ${tenant} and id = ${id} and url = ${url} and probe and status = 'SHELF' and maintenance <> 'MANUAL'`;

/** Both return whether the visible state changed. They do not bump the version: a probe is not an edit. */
export const setUp = (db: Db, service: ProbedService, now: Date) =>
  differs(
    db.maybe<StateChange>(sql`
    with before as (select id, maintenance from service where ${isSameUrl(service)} for update)
    update service s set probed_at = ${now}, probe_failures = 0, maintenance = 'NONE'
    from before b where s.tenant_id = ${tenant} and s.id = b.id
    returning b.maintenance as before, s.maintenance as after`),
  );

export const setDown = (db: Db, service: ProbedService, now: Date) =>
  differs(
    db.maybe<StateChange>(sql`
    with before as (select id, maintenance from service where ${isSameUrl(service)} for update)
    update service s set probed_at = ${now}, probe_failures = s.probe_failures + 1,
      maintenance = case when s.probe_failures + 1 >= ${serviceLimits.probeFailures}::int then 'PROBE' else s.maintenance end
    from before b where s.tenant_id = ${tenant} and s.id = b.id
    returning b.maintenance as before, s.maintenance as after`),
  );

type StateChange = { before: string; after: string };

const differs = async (turned: Promise<StateChange | undefined>) => {
  const row = await turned;
  return row !== undefined && row.before !== row.after;
};
