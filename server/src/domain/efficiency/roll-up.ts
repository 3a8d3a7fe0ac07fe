import * as efficiencyLimits from '@yizhan/contract/limits/efficiency.ts';
import { workingClock } from '../../common/working-clock.ts';
import { type Day, schoolWorkingDays } from '../../common/working-days.ts';
import type { Db } from '../../db/database.ts';
import * as rows from './roll-up-queries.ts';
import { addDays, monthOf } from './rules.ts';

/** Counts the facts that changed since the last time. Returns how many changes were taken. */
export async function rollUp(db: Db): Promise<number> {
  let total = 0;
  for (;;) {
    const taken = await db.transaction(rollUpBatch);
    total += taken;
    if (taken < efficiencyLimits.rollUpBatch) return total;
  }
}

async function rollUpBatch(db: Db): Promise<number> {
  await rows.lockRollUp(db);
  const { taken, factIds } = await rows.takeChanges(db, efficiencyLimits.rollUpBatch);
  if (factIds.length > 0) await recount(db, factIds);
  return taken;
}

/**
 * EF-7: counts everything again, to the same figures: so many facts and then a month to a transaction, so that what changes
 * meanwhile is counted between them. Each step may be done twice, also by two who rebuild at once, and a rebuild that was
 * cut off is simply run again. Until its turn a month shows what was counted before.
 */
export async function rebuildRollUp(db: Db, batch = efficiencyLimits.rebuildBatch): Promise<void> {
  let after = '0';
  for (let upTo: string | undefined = after; upTo !== undefined; after = upTo ?? after) {
    upTo = await rows.lastOfNext(db, after, batch);
    const facts = { after, upTo: upTo ?? LAST_ID };
    await db.transaction((inside) => measureAgain(inside, facts));
  }
  for (const month of await rows.listMonths(db))
    await db.transaction(async (inside) => {
      await rows.lockRollUp(inside);
      await rows.recountDays(inside, daysOf(month));
    });
}

const LAST_ID = '9223372036854775807';

async function measureAgain(db: Db, facts: rows.FactRange): Promise<void> {
  await rows.lockRollUp(db);
  const changed = await rows.takeChangesOf(db, facts);
  // More than that were brought at once: they are in the figures when their month is counted.
  if (changed.length > 0 && changed.length <= efficiencyLimits.rollUpBatch) await recount(db, changed);
  await rows.removeCounted(db, facts);
  await measure(db, facts);
}

const daysOf = (month: string): Day[] => {
  const first = `${month}-01`;
  return Array.from({ length: 31 }, (_, at) => addDays(first, at)).filter((day) => monthOf(day) === month);
};

/** EF-1: the days a fact was counted on and those it counts on now are counted again from the facts. */
async function recount(db: Db, facts: rows.Facts): Promise<void> {
  const before = await rows.removeCounted(db, facts);
  const days = [...new Set([...before, ...(await measure(db, facts))])];
  if (days.length > 0) await rows.recountDays(db, days);
}

async function measure(db: Db, facts: rows.Facts): Promise<Day[]> {
  const span = await rows.spanOfFacts(db, facts);
  if (!span) return [];
  const clock = workingClock(await schoolWorkingDays(db));
  return rows.measureFacts(db, facts, clock.days(span.from, span.to));
}
