import * as efficiencyLimits from '@yizhan/contract/limits/efficiency.ts';
import { workingClock } from '../../common/working-clock.ts';
import { type Day, schoolWorkingDays } from '../../common/working-days.ts';
import type { Db } from '../../db/database.ts';
import * as rows from './roll-up-queries.ts';
import { monthOf } from './rules.ts';

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
 * EF-7: counts everything again, to the same figures. So many facts and then a month at a time, as a statement has its
 * time; in one transaction, so that nobody reads half of it.
 */
export const rebuildRollUp = (db: Db, batch = efficiencyLimits.rebuildBatch): Promise<void> =>
  db.transaction(async (inside) => {
    await rows.lockRollUp(inside);
    await rows.clearChanges(inside);
    await rows.clearCounts(inside);
    const days = new Set<Day>();
    let after = '0';
    for (;;) {
      const upTo = await rows.lastOfNext(inside, after, batch);
      const facts = { after, upTo: upTo ?? LAST_ID };
      await rows.removeCounted(inside, facts);
      if (upTo === undefined) break;
      for (const day of await measure(inside, facts)) days.add(day);
      after = upTo;
    }
    for (const month of byMonth([...days])) await rows.recountDays(inside, month);
  });

const LAST_ID = '9223372036854775807';

function byMonth(days: readonly Day[]): Day[][] {
  const months = new Map<string, Day[]>();
  for (const day of days) {
    const month = monthOf(day);
    months.set(month, [...(months.get(month) ?? []), day]);
  }
  return [...months.values()];
}

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
