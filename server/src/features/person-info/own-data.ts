import type { OwnDataFile } from '@yizhan/contract/entities/person-info.ts';
import * as personLimits from '@yizhan/contract/limits/person-info.ts';
import { audit } from '../../common/audit.ts';
import { toWireTime } from '../../common/wire-time.ts';
import type { SignedInContext } from '../../context.ts';
import { findOwnDataJob } from '../../domain/own-data/queries.ts';

const HOUR_MS = 3_600_000;

/** The newest file that the person asked for, as long as it is there. */
export async function ownData(_: object, { db, person, files, now }: SignedInContext): Promise<OwnDataFile> {
  const job = await findOwnDataJob(db, person.id);
  if (!job) return { state: 'none' };
  if (job.state === 'failed') return { state: 'failed' };
  if (job.state !== 'finished') return { state: 'preparing' };
  const until = new Date((job.endedAt ?? now).getTime() + personLimits.ownDataHours * HOUR_MS);
  if (!job.fileId || job.size === null || until <= now) return { state: 'none' };
  return { state: 'ready', url: `${files.link(person, job.fileId)}&save=1`, size: job.size, until: toWireTime(until) };
}

export async function prepareOwnData(_: object, context: SignedInContext): Promise<OwnDataFile> {
  const { person, jobs, caller } = context;
  await context.db.transaction(async (db) => {
    const payload = { userId: person.id, language: caller.language };
    await jobs.start(db, 'ownData', payload, { ownerId: person.id, uniqueKey: person.id });
    await audit({ ...context, db }, { action: 'export', entity: 'ownData', entityId: person.id });
  });
  return ownData({}, context);
}
