import * as jobLimits from '@yizhan/contract/limits/jobs.ts';
import type { Files } from '../../common/files.ts';
import type { Db } from '../../db/database.ts';
import { deleteMessages, listOutdated } from './retention-queries.ts';
import { lockConversations } from './store-queries.ts';

/** Removes what a school does not keep any longer, and the files with it, in batches that nobody waits for. */
export async function removeOldMessages(
  db: Db,
  files: Pick<Files, 'remove'>,
  before: Date,
  signal: AbortSignal,
): Promise<number> {
  let removed = 0;
  for (;;) {
    signal.throwIfAborted();
    const jids = await listOutdated(db, before, jobLimits.batchRows);
    if (jids.length === 0) return removed;
    removed += await db.transaction(async (tx) => {
      await lockConversations(tx, jids);
      const gone = await deleteMessages(tx, jids, before, jobLimits.batchRows);
      if (gone.fileIds.length > 0) await files.remove(tx, gone.fileIds);
      return gone.removed;
    });
  }
}
