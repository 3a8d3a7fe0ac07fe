import type { bulk } from '@yizhan/contract/calls/bulk.ts';
import * as bulkLimits from '@yizhan/contract/limits/bulk.ts';
import { fail } from '../../common/fail.ts';
import { cancelJob, countOwnJobs, findOwnJob, listOwnJobs } from '../../domain/bulk/queries.ts';
import { jobOf } from '../../domain/bulk/rules.ts';
import type { Handlers } from '../../handlers.ts';
import { exports } from './exports.ts';
import { fileUrl } from './file-url.ts';
import { imports } from './imports.ts';
import { mending } from './mending.ts';
import { sheets } from './sheets.ts';

const DAY_MS = 24 * 3_600_000;

export const handlers: Handlers<typeof bulk> = {
  ...exports,
  ...imports,
  ...mending,
  ...sheets,

  async cancel({ key }, { db, person, now }) {
    const job = (await findOwnJob(db, person.id, key)) ?? fail('not_found');
    await cancelJob(db, job.id, now);
    return {};
  },

  async jobs({ current, size, kind }, context) {
    const { db, person, now, caller, bulkLists } = context;
    const q = { since: new Date(now.getTime() - bulkLimits.jobDays * DAY_MS), kind };
    const [total, jobs] = [
      await countOwnJobs(db, person.id, q),
      await listOwnJobs(db, person.id, { ...q, size, offset: (current - 1) * size }),
    ];
    const records = jobs.flatMap((job) => {
      const list = bulkLists.get(job.list);
      return list ? [jobOf(job, { list, now, language: caller.language, url: fileUrl(context, job) })] : [];
    });
    return { records, total, current, size };
  },
};
