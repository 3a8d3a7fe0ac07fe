import * as serviceLimits from '@yizhan/contract/limits/services.ts';
import { parseWebAddress } from '../../common/addresses.ts';
import type { Db } from '../../db/database.ts';
import { publishServicesChanged } from '../../domain/services/services-changed.ts';
import type { AddressProbe } from '../../outside/foreign.ts';
import type { JobParts, RunJob } from '../job.ts';
import { listProbed, setDown, setUp } from './probe-queries.ts';

/** Probes the addresses of services with probing enabled, school by school. */
export const run: RunJob<'probe'> = async ({ now, parts, progress, signal }) => {
  const tenants = await parts.tenants.open();
  let total = 0;
  for (const [done, { id: tenantId }] of tenants.entries()) {
    await progress(done, tenants.length);
    total += await probeSchool(parts.database.of(tenantId), parts, { now, signal });
  }
  return { looked: total };
};

async function probeSchool(
  db: Db,
  { foreign, bus, cardHints }: JobParts,
  { now, signal }: { now: Date; signal: AbortSignal },
) {
  const services = (await listProbed(db, now)).filter(({ url }) => parseWebAddress(url));
  const waiting = [...services];
  let changes = 0;
  const worker = async () => {
    for (let next = waiting.shift(); next; next = waiting.shift()) {
      signal.throwIfAborted();
      const result = await foreign.probe(next.url);
      if (await (isUp(result) ? setUp(db, next, now) : setDown(db, next, now))) changes += 1;
    }
  };
  await Promise.all(Array.from({ length: serviceLimits.probeConcurrency }, worker));
  if (changes > 0) publishServicesChanged({ bus, cardHints }, db.tenant);
  return services.length;
}

/** A page that requires sign-in counts as up; a missing page or server error counts as down. */
export const isUp = ({ status }: Pick<AddressProbe, 'status'>) =>
  status !== null && status < 500 && status !== 404 && status !== 410;
