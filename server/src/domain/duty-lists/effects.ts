import type { DutyItemContent } from '@yizhan/contract/entities/duty-item.ts';
import { fail } from '../../common/fail.ts';
import type { Db } from '../../db/database.ts';
import { deleteEntry, indexDutyItem } from '../search/entry-queries.ts';
import { deleteItemFiles, listOpenCorrections, markDrafted, markPublished } from './effect-queries.ts';
import { endItemTodos, todoIds } from './todos.ts';

type PublishedContent = { id: string; content: DutyItemContent; now: Date };

/** Keeps each item's row (department, list, state) and its search entry in step with its publication. */
export const dutyItemEffects = {
  async published(db: Db, { id, content, now }: PublishedContent): Promise<string[]> {
    if ((await markPublished(db, { id, content, now })) === 0) fail('not_found');
    await indexDutyItem(db, id);
    return [];
  },

  /** Ends the request for review: it was accepted, or the draft has changed since. */
  async drafted(db: Db, { id, accepted }: { id: string; accepted: boolean }): Promise<string[]> {
    await markDrafted(db, id);
    return endItemTodos(db, [todoIds.ask(id)], accepted ? 'DONE' : 'CANCELLED');
  },

  async removed(db: Db, id: string): Promise<string[]> {
    const reports = await listOpenCorrections(db, id);
    await deleteEntry(db, 'dutyItem', id);
    await deleteItemFiles(db, id);
    return endItemTodos(db, [todoIds.ask(id), ...reports.map((report) => todoIds.correction(report.id))], 'CANCELLED');
  },
};
