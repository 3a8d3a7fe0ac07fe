import { calls } from '../call.ts';
import { byId } from '../entities/common.ts';
import { jobProgress } from '../entities/jobs.ts';
import { jobRoutes } from '../routes/jobs.ts';

export const jobs = calls(jobRoutes, {
  get: { summary: 'How far a job is that one started oneself', input: byId, output: jobProgress },
});
