import type { GuideContent } from '@yizhan/contract/entities/guide.ts';
import { fail } from '../../common/fail.ts';
import { dayOf } from '../../common/working-days.ts';
import type { Db } from '../../db/database.ts';
import { deleteEntry, indexGuide } from '../search/entry-queries.ts';
import { deleteGuideFiles, listOpenCorrections, markDrafted, markPublished } from './effect-queries.ts';
import { nextReview } from './rules.ts';
import { endGuideTodos, todoIds } from './todos.ts';

type PublishedContent = { id: string; content: GuideContent; now: Date };

/** Keeps each guide's row (department, state) and its search entry in step with its publication. */
export const guideEffects = {
  async published(db: Db, { id, content, now }: PublishedContent): Promise<string[]> {
    const reviewOn = nextReview(dayOf(now), content.reviewOn);
    const written = await markPublished(db, { id, content, reviewOn, now });
    // Its service was removed in the meantime, and the row with it.
    if (written === 0) fail('not_found');
    await indexGuide(db, id);
    return endGuideTodos(db, [todoIds.review(id)]);
  },

  /**
   * Ends the publish request: it was accepted, or the draft has changed since. Before the first publication the guide's
   * department follows the draft.
   */
  async drafted(db: Db, { id, accepted }: { id: string; accepted: boolean }): Promise<string[]> {
    await markDrafted(db, id);
    return endGuideTodos(db, [todoIds.ask(id)], accepted ? 'DONE' : 'CANCELLED');
  },

  async removed(db: Db, id: string): Promise<string[]> {
    const reports = await listOpenCorrections(db, id);
    await deleteEntry(db, 'guide', id);
    await deleteGuideFiles(db, id);
    const todos = [todoIds.review(id), todoIds.ask(id), ...reports.map((report) => todoIds.correction(report.id))];
    return endGuideTodos(db, todos, 'CANCELLED');
  },
};
