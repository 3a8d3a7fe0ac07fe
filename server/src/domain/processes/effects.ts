import type { ProcessContent } from '@yizhan/contract/entities/process.ts';
import { accessWays } from '@yizhan/contract/open-ways.ts';
import { fail } from '../../common/fail.ts';
import { onUniqueViolation } from '../../common/unique-violation.ts';
import type { Db } from '../../db/database.ts';
import { applyAddress } from './apply-address.ts';
import { checkProcess } from './check.ts';
import { countCases, followPromise, linkService, lockPatterns, markDrafted, markPublished } from './queries.ts';

type PublishedContent = { id: string; content: ProcessContent; now: Date };

export const refuseTakenCode = (code: string) => ({
  process_code: () => fail('process_code_taken', { code }, { field: 'code' }),
});

/** Keeps the row of a process in step with its publication; what cannot end or be handled is not published. */
export const processEffects = {
  async published(db: Db, { id, content, now }: PublishedContent): Promise<string[]> {
    await lockPatterns(db);
    const findings = (await checkProcess(db, content)).filter(({ isWarning }) => !isWarning);
    if (findings.length > 0) fail('process_faulty', { n: findings.length }, { findings });
    const { code, serviceId } = content;
    if ((await onUniqueViolation(markPublished(db, id, content, now), refuseTakenCode(code))) === 0) fail('not_found');
    if (!serviceId) return [];
    await linkService(db, { serviceId, url: applyAddress(code) }, accessWays.inside);
    await followPromise(db, serviceId);
    return [];
  },

  async drafted(db: Db, { id }: { id: string }): Promise<string[]> {
    await markDrafted(db, id);
    return [];
  },

  async removed(db: Db, id: string): Promise<string[]> {
    const n = await countCases(db, id);
    if (n > 0) fail('process_has_cases', { n });
    return [];
  },
};
