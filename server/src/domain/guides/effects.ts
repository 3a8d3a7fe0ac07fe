import type { GuideContent } from '@yizhan/contract/entities/guide.ts';
import { fail } from '../../common/fail.ts';
import { dayOf } from '../../common/working-days.ts';
import type { Db } from '../../db/database.ts';
import { deleteEntry, indexGuide } from '../search/entry-queries.ts';
import { deleteGuideFiles, listOpenCorrections, markDrafted, markPublished } from './effect-queries.ts';
import { nextReview } from './rules.ts';
import { endGuideTodos, todoIds } from './todos.ts';

type PublishedContent = { id: string; content: GuideContent; now: Date };

/** A row beside each guide says whose it is and where it stands, and the search knows its words: both follow. */
export const guideEffects = {
  async published(db: Db, { id, content, now }: PublishedContent): Promise<string[]> {
    const reviewOn = nextReview(dayOf(now), content.reviewOn);
    const written = await markPublished(db, { id, content, reviewOn, now });
    // Its service was removed meanwhile, and the row with it.
    if (written === 0) fail('not_found');
    await indexGuide(db, id);
    return endGuideTodos(db, [todoIds.review(id)]);
  },

  /** What was submitted went out, or is not what the draft says now; so is whose it is, while nobody sees it. */
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
