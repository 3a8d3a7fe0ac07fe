import type { FaqContent } from '@yizhan/contract/entities/faq.ts';
import { fail } from '../../common/fail.ts';
import type { Db } from '../../db/database.ts';
import { endGapsOf, forgetFaq, markDrafted, markPublished, markWithdrawn } from './effect-queries.ts';
import { indexFaq, unindexFaq } from './index-queries.ts';
import { endExpiry, endGapsTodo } from './todos.ts';

type PublishedContent = { id: string; content: FaqContent; now: Date };

/** Keeps each entry's row and its index in step with its publication. */
export const faqEffects = {
  async published(db: Db, { id, content, now }: PublishedContent): Promise<string[]> {
    if ((await markPublished(db, id, content, now)) === 0) fail('not_found');
    await indexFaq(db, id, content);
    await endGapsOf(db, id, now);
    return [...(await endGapsTodo(db)), ...(await endExpiry(db, id, 'DONE'))];
  },

  async withdrawn(db: Db, id: string): Promise<string[]> {
    await markWithdrawn(db, id);
    await unindexFaq(db, id);
    return endExpiry(db, id, 'CANCELLED');
  },

  async drafted(db: Db, { id }: { id: string }): Promise<string[]> {
    await markDrafted(db, id);
    return [];
  },

  async removed(db: Db, id: string): Promise<string[]> {
    await unindexFaq(db, id);
    await forgetFaq(db, id);
    return endExpiry(db, id, 'CANCELLED');
  },
};
