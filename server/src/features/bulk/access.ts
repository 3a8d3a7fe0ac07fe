import { fail } from '../../common/fail.ts';
import type { SignedInContext } from '../../context.ts';
import type { BulkKind, JobRecord } from '../../domain/bulk/job.ts';
import type { BulkList, Importing } from '../../domain/bulk/list.ts';
import { findOwnJob } from '../../domain/bulk/queries.ts';

type Asking = Pick<SignedInContext, 'bulkLists' | 'person'>;

/** The list, for somebody whose menu opens it. */
export function listFor({ bulkLists, person }: Asking, code: string): BulkList {
  const list = bulkLists.get(code) ?? fail('not_found');
  if (!person.menus.has(list.menu)) fail('no_menu_entry');
  return list;
}

export function importableFor(context: Asking, code: string): BulkList & { importing: Importing } {
  const list = listFor(context, code);
  const importing = list.importing ?? fail('not_found');
  return { ...list, importing };
}

/** A job of the caller in this list; anybody else's key is as if there were none. */
export async function ownJob(
  { db, person }: Pick<SignedInContext, 'db' | 'person'>,
  { list, key }: { list: BulkList; key: string },
  kinds: readonly BulkKind[],
): Promise<JobRecord> {
  const job = await findOwnJob(db, person.id, key);
  return job && job.list === list.code && kinds.includes(job.kind) ? job : fail('not_found');
}
