import { failBulkJob, runBulkJob } from '../../domain/bulk/run-bulk-job.ts';
import type { OnJobFailed, RunJob } from '../job.ts';

export const run: RunJob<'bulkImport' | 'bulkExport'> = ({ db, payload, parts, signal }) =>
  runBulkJob({ db, parts, signal }, payload.id);

export const failed: OnJobFailed<'bulkImport' | 'bulkExport'> = ({ db, payload, parts }, failure) =>
  failBulkJob({ db, parts }, payload.id, failure);
