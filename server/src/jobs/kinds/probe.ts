import { limits } from '@yizhan/contract/limits.ts';
import { webAddress } from '../../common/addresses.ts';
import type { Db } from '../../db/database.ts';
import { sql, tenant } from '../../db/sql.ts';
import { publishServicesChanged } from '../../domain/services/services-changed.ts';
import type { Looked } from '../../outside/foreign.ts';
import type { JobParts, Run } from '../job.ts';

type Probed = { id: string; url: string };

/** Looks at the addresses of the services that ask for it, school by school. */
export const run: Run<'probe'> = async ({ now, parts, progress, signal }) => {
  const tenants = [...(await parts.tenants.all()).keys()];
  let looked = 0;
  for (const [done, tenantId] of tenants.entries()) {
    await progress(done, tenants.length);
    looked += await probeSchool(parts.database.of(tenantId), parts, { now, signal });
  }
  return { looked };
};

async function probeSchool(
  db: Db,
  { foreign, bus, cardHints }: JobParts,
  { now, signal }: { now: Date; signal: AbortSignal },
) {
  const services = (await listProbed(db, now)).filter(({ url }) => webAddress(url));
  const waiting = [...services];
  let changes = 0;
  const worker = async () => {
    for (let next = waiting.shift(); next; next = waiting.shift()) {
      signal.throwIfAborted();
      const looked = await foreign.look(next.url);
      if (await (isUp(looked) ? setUp(db, next, now) : setDown(db, next, now))) changes += 1;
    }
  };
  await Promise.all(Array.from({ length: limits.probesAtOnce }, worker));
  if (changes > 0) publishServicesChanged({ bus, cardHints }, db.tenant);
  return services.length;
}

/** One that asks to sign in is there; one that has lost its page or breaks is not. */
export const isUp = ({ status }: Pick<Looked, 'status'>) =>
  status !== null && status < 500 && status !== 404 && status !== 410;

/** What an administrator set under maintenance is left alone; after a killed node nobody is looked at twice. */
const listProbed = (db: Db, now: Date) =>
  db.many<Probed>(sql`
    select s.id, s.url from service s
    where s.tenant_id = ${tenant} and s.probe and s.status = 'SHELF' and s.maintenance <> 'MANUAL'
      and (s.probed_at is null or s.probed_at < ${new Date(now.getTime() - limits.probeEveryMs / 2)})
    order by s.probed_at nulls first, s.id`);

/** Only what was looked at is changed: its address may have become another meanwhile. */
const still = ({ id, url }: Probed) => sql`
  tenant_id = ${tenant} and id = ${id} and url = ${url} and probe and status = 'SHELF' and maintenance <> 'MANUAL'`;

/** Each tells whether people see another state now. Editors hold their version: the probe is no editor. */
const setUp = (db: Db, service: Probed, now: Date) =>
  differs(
    db.maybe<Turned>(sql`
    with before as (select id, maintenance from service where ${still(service)} for update)
    update service s set probed_at = ${now}, probe_failures = 0, maintenance = 'NONE'
    from before b where s.tenant_id = ${tenant} and s.id = b.id
    returning b.maintenance as before, s.maintenance as after`),
  );

const setDown = (db: Db, service: Probed, now: Date) =>
  differs(
    db.maybe<Turned>(sql`
    with before as (select id, maintenance from service where ${still(service)} for update)
    update service s set probed_at = ${now}, probe_failures = s.probe_failures + 1,
      maintenance = case when s.probe_failures + 1 >= ${limits.probeFailures}::int then 'PROBE' else s.maintenance end
    from before b where s.tenant_id = ${tenant} and s.id = b.id
    returning b.maintenance as before, s.maintenance as after`),
  );

type Turned = { before: string; after: string };

const differs = async (turned: Promise<Turned | undefined>) => {
  const row = await turned;
  return row !== undefined && row.before !== row.after;
};
