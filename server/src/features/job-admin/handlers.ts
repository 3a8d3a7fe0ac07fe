import type { jobAdmin } from '@yizhan/contract/calls/job-admin.ts';
import type { JobRecord, JobState } from '@yizhan/contract/entities/job-admin.ts';
import { audit } from '../../common/audit.ts';
import { fail } from '../../common/fail.ts';
import type { Handlers } from '../../handlers.ts';
import { failureText } from '../../jobs/failure-text.ts';
import type { Jobs } from '../../jobs/queue.ts';
import type { Language } from '../../person.ts';
import { countJobs, findJob, listJobs, type StoredJob } from './queries.ts';

export const handlers: Handlers<typeof jobAdmin> = {
  async page(query, { db, jobs, caller }) {
    const { current, size } = query;
    const [found, counted] = await Promise.all([listJobs(db, query), countJobs(db, query)]);
    const counts: Record<JobState, number> = { waiting: 0, running: 0, finished: 0, failed: 0 };
    for (const { state, count } of counted) counts[state] = count;
    const total = counted.reduce((sum, { matching }) => sum + matching, 0);
    return { records: found.map((job) => toRecord(job, jobs, caller.language)), total, current, size, counts };
  },

  async restart({ id }, context) {
    const { jobs } = context;
    const { kind } = (await findJob(context.db, id)) ?? fail('not_found');
    if (!jobs.mayRestart(kind)) fail('job_not_failed');
    await context.db.transaction(async (db) => {
      if (!(await jobs.restart(db, id))) fail('job_not_failed');
      await audit({ ...context, db }, { action: 'restart', entity: 'job', entityId: id, after: { name: kind } });
    });
    return {};
  },
};

function toRecord({ result, failure, ...job }: StoredJob, jobs: Jobs, language: Language): JobRecord {
  const isFailed = job.state === 'failed';
  return {
    ...job,
    reason: isFailed ? failureText(failure, result, language) : '',
    mayRestart: isFailed && jobs.mayRestart(job.kind),
  };
}
