import * as personTextsEn from '@yizhan/contract/texts/en/own-data.ts';
import * as personTextsZh from '@yizhan/contract/texts/zh-CN/own-data.ts';
import { findOwner, findRunningJob } from '../../domain/own-data/owner-queries.ts';
import { listLeftFiles } from '../../domain/own-data/queries.ts';
import { writeOwnData } from '../../domain/own-data/write-own-data.ts';
import type { RunJob } from '../job.ts';

/** The file of a person's own data, attached to this job. Begins again after a restart. */
export const run: RunJob<'ownData'> = async ({ db, payload, now, parts, signal }) => {
  const { userId, language } = payload;
  const owner = await findOwner(db, userId);
  const job = await findRunningJob(db, userId);
  // Somebody removed the account meanwhile.
  if (!owner || !job) return {};
  const school = (await parts.tenants.all()).get(db.tenant)?.name ?? '';
  const { ownDataTexts } = language === 'en' ? personTextsEn : personTextsZh;
  await parts.files.inScratch(async (path) => {
    await writeOwnData(path, { db, owner: { ...owner, userId, school }, now, language, signal });
    const place = { audience: 'attached', attachedTo: 'ownData', attachedId: job.id } as const;
    await db.transaction(async (db) => {
      await parts.files.remove(db, await listLeftFiles(db, job.id));
      await parts.files.keepMade(db, path, { name: `${ownDataTexts.file}.zip`, mime: 'application/zip', ...place });
    });
  });
  return {};
};
