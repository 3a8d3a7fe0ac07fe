import { randomUUID } from 'node:crypto';
import { fail } from '../../common/fail.ts';
import type { SignedInContext } from '../../context.ts';
import type { JobRecord } from '../../domain/bulk/job.ts';
import type { BulkList } from '../../domain/bulk/list.ts';
import { insertJob } from '../../domain/bulk/queries.ts';

type NewJob = Pick<JobRecord, 'kind' | 'fileName' | 'isDry' | 'params'> &
  Partial<Pick<JobRecord, 'uploadId' | 'sourceId' | 'total'>>;

/** What lists ask about the person: which rows they keep. */
export const askerOf = ({ person: { id, menus, deptId } }: Pick<SignedInContext, 'person'>) => ({
  id,
  menus: [...menus],
  deptId,
});

/** Where the call came from, for the audit at the end of the job. */
export const callerOf = ({ caller: { ip, trace } }: Pick<SignedInContext, 'caller'>) => ({ ip, trace });

/** One job of a person in a list at a time. */
export async function startJob(context: SignedInContext, list: BulkList, job: NewJob): Promise<{ redisKey: string }> {
  const { db, person, now, jobs, caller } = context;
  const key = randomUUID();
  await db.transaction(async (db) => {
    const created = await insertJob(db, { ...job, key, ownerId: person.id, list: list.code, now });
    if (!created) fail('bulk_running', { name: list.texts[caller.language].name });
    await jobs.start(db, job.kind === 'export' ? 'bulkExport' : 'bulkImport', created, { ownerId: person.id });
  });
  return { redisKey: key };
}
