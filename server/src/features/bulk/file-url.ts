import * as bulkLimits from '@yizhan/contract/limits/bulk.ts';
import type { SignedInContext } from '../../context.ts';
import type { JobRecord } from '../../domain/bulk/job.ts';

const HOUR_MS = 3_600_000;

/** Where the owner gets the file of a finished export, as long as it is there. */
export function fileUrl({ files, person, now }: Pick<SignedInContext, 'files' | 'person' | 'now'>, job: JobRecord) {
  if (!job.fileId || !job.endedAt) return null;
  const isThere = now.getTime() < job.endedAt.getTime() + bulkLimits.fileHours * HOUR_MS;
  return isThere ? files.link(person, job.fileId) : null;
}
