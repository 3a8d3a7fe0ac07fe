import { calls } from '../call.ts';
import { byId, nothing } from '../entities/common.ts';
import { jobPage, jobQuery } from '../entities/job-admin.ts';
import { jobAdminRoutes } from '../routes/job-admin.ts';

export const jobAdmin = calls(jobAdminRoutes, {
  page: { summary: 'Background jobs of the school, newest first', input: jobQuery, output: jobPage },
  restart: { summary: 'Runs a failed job again', input: byId, output: nothing },
});
