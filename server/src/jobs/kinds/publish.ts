import { failScheduled, publishScheduled } from '../../domain/publishing/publish-scheduled.ts';
import type { JobRun, OnJobFailed, RunJob } from '../job.ts';

const due = ({ payload, now }: Pick<JobRun<'publish'>, 'payload' | 'now'>) => ({
  id: payload.publicationId,
  number: payload.number,
  now,
});

export const run: RunJob<'publish'> = (work) => publishScheduled(work.db, work.parts, due(work));

export const failed: OnJobFailed<'publish'> = (work, failure) => failScheduled(work.db, work.parts, due(work), failure);
