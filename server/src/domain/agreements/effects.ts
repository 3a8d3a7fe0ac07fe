import { fail } from '../../common/fail.ts';
import type { Db } from '../../db/database.ts';
import { countConsents } from './queries.ts';

const nobody = async (): Promise<string[]> => [];

export const agreementEffects = {
  published: nobody,
  drafted: nobody,
  /** What people agreed to is evidence: it can be taken down, not removed. */
  async removed(db: Db, id: string): Promise<string[]> {
    const n = await countConsents(db, id);
    if (n > 0) fail('agreement_agreed', { n });
    return [];
  },
};
