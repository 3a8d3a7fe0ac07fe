import { setImmediate as breath } from 'node:timers/promises';
import type { FaqContent, FaqTest, FaqTestOutcome } from '@yizhan/contract/entities/faq.ts';
import { fail } from '../../common/fail.ts';
import { dayOf } from '../../common/working-days.ts';
import type { Db } from '../../db/database.ts';
import type { FaqIndexes, SchoolEntries } from './faq-index.ts';
import { findEntries } from './find-entries.ts';
import { listTests } from './fixed-question-queries.ts';
import { toIndexed } from './index-queries.ts';
import { judge } from './retrieve.ts';

type Checking = { db: Db; faqs: FaqIndexes; now: Date };
type ChangedEntry = { id: string; content: FaqContent };

const countRight = (outcomes: readonly FaqTestOutcome[]) => outcomes.filter(({ isRight }) => isRight).length;
export const nameIn = ({ known }: SchoolEntries, id: string) => known.get(id)?.phrases[0] ?? '';

/** How the fixed questions fare now. */
export async function runTests({ db, faqs, now }: Checking) {
  const outcomes = await run(db, await faqs.of(db), await listTests(db), dayOf(now));
  return { total: outcomes.length, right: countRight(outcomes), outcomes };
}

/** RB-8: how they would fare if these contents were published, and what is answered rightly today and would not be. */
export async function checkChanges({ db, faqs, now }: Checking, changed: readonly ChangedEntry[]) {
  const asked = await listTests(db);
  if (asked.length === 0) return { total: 0, before: 0, after: 0, lost: [] };
  const entries = await faqs.of(db);
  const next = await entries.copy();
  for (const { id, content } of changed) next.put(toIndexed(id, content));
  const before = await run(db, entries, asked, dayOf(now));
  const after = await run(db, next, asked, dayOf(now));
  const lost = after.filter(({ isRight }, at) => !isRight && before[at]?.isRight);
  return { total: asked.length, before: countRight(before), after: countRight(after), lost };
}

/** RB-8: whoever publishes something worse has to say that they know. */
export async function assertNothingLost(context: Checking, changed: readonly ChangedEntry[]): Promise<void> {
  const { lost } = await checkChanges(context, changed);
  const [first] = lost;
  if (first) fail('faq_would_lose', { n: lost.length, question: first.question }, { losses: lost.length });
}

/** Right: the entry comes first and is not refused; or nothing is offered where it has to be refused. */
async function run(
  db: Db,
  entries: SchoolEntries,
  asked: readonly FaqTest[],
  today: string,
): Promise<FaqTestOutcome[]> {
  const outcomes: FaqTestOutcome[] = [];
  for (const test of asked) {
    const { type, candidates } = judge(await findEntries(db, entries, test.question, today));
    const [first] = candidates;
    const foundId = type === 'NONE' ? null : (first?.entryId ?? null);
    outcomes.push({
      ...test,
      ...{ foundId, foundName: foundId === null ? '' : nameIn(entries, foundId), score: first?.score ?? 0 },
      isRight: test.faqId === null ? type === 'NONE' : foundId === test.faqId,
    });
    await breath();
  }
  return outcomes;
}
