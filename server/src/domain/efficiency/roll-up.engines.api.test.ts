import { randomBytes } from 'node:crypto';
import { caseChannels, caseStates, OWN_CASES } from '@yizhan/contract/case-kinds.ts';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { aSchool } from '../../../test/school.ts';
import { workingClock } from '../../common/working-clock.ts';
import { dayOf, workingDays } from '../../common/working-days.ts';
import type { Db } from '../../db/database.ts';
import { sql, tenant } from '../../db/sql.ts';
import { type CaseFact, scoreCaseFact, upsertCaseFacts } from '../case-facts/queries.ts';
import { insertRating } from '../ratings/queries.ts';
import { rebuildRollUp, rollUp } from './roll-up.ts';

const counts = (db: Db) =>
  db.many(sql`
    select grain, facet, to_char(starts, 'YYYY-MM-DD') as starts, dept_id, service_id, key, accepted, people, finished, promised,
      on_time, early, late, work_sec, rated, score_sum
    from efficiency_count where tenant_id = ${tenant} order by grain, facet, starts, dept_id, service_id, key`);

const clock = workingClock(workingDays());
const firstMs = Date.UTC(2026, 8, 20);
/** Around the National Day week, with make-up days on both sides. */
const anInstant = fc.integer({ min: 0, max: 30 * 86_400 }).map((second) => new Date(firstMs + second * 1000));
const aFact = fc.record({
  sourceId: fc.constantFrom(...Array.from({ length: 12 }, (_, n) => `case-${n}`)),
  serviceId: fc.constantFrom('11', '12', '13'),
  applicantHash: fc.constantFrom('a', 'b', 'c', null),
  deptId: fc.constantFrom('1', '2', null),
  channel: fc.constantFrom(...caseChannels),
  status: fc.constantFrom(...caseStates),
  acceptedAt: anInstant,
  finishedAt: fc.option(anInstant),
  promiseAt: fc.option(anInstant),
  pausedSec: fc.constantFrom(0, 3_600, 90_000),
  score: fc.option(fc.integer({ min: 1, max: 5 })),
}) satisfies fc.Arbitrary<CaseFact>;
const aPush = fc.uniqueArray(aFact, { selector: ({ sourceId }) => sourceId, minLength: 1, maxLength: 8 });

/** The second computation: plain loops over the facts as they stand. */
function slowTotals(facts: readonly CaseFact[]) {
  const counted = facts.filter(({ status }) => status !== 'WITHDRAWN');
  const days = [...new Set(counted.flatMap((f) => [f.acceptedAt, f.finishedAt ?? []].flat().map(dayOf)))].sort();
  return days.map((day) => {
    const came = counted.filter((f) => dayOf(f.acceptedAt) === day);
    const done = counted.flatMap(({ finishedAt, ...f }) =>
      finishedAt && dayOf(finishedAt) === day ? { ...f, finishedAt } : [],
    );
    const promised = done.flatMap(({ promiseAt, ...f }) => (promiseAt ? { ...f, promiseAt } : []));
    const kept = promised.filter((f) => f.finishedAt.getTime() <= f.promiseAt.getTime());
    const scores = done.flatMap(({ score }) => score ?? []);
    const seconds = done.map((f) =>
      Math.max(clock.position(f.finishedAt) - clock.position(f.acceptedAt) - f.pausedSec, 0),
    );
    return {
      starts: day,
      accepted: came.length,
      people: new Set(came.flatMap(({ applicantHash }) => applicantHash ?? [])).size,
      finished: done.length,
      promised: promised.length,
      onTime: kept.length,
      early: kept.filter((f) => dayOf(f.finishedAt) < dayOf(f.promiseAt)).length,
      late: promised.length - kept.length,
      workSec: seconds.reduce((a, b) => a + b, 0),
      rated: scores.length,
      scoreSum: scores.reduce((a, b) => a + b, 0),
      hours: Object.fromEntries(
        [...new Set(seconds.map((s) => Math.floor(s / 3600)))].map((h) => [
          h,
          seconds.filter((s) => Math.floor(s / 3600) === h).length,
        ]),
      ),
    };
  });
}

const rolledTotals = (db: Db) =>
  db.many(sql`
    select to_char(starts, 'YYYY-MM-DD') as starts, accepted, people, finished, promised, on_time as "onTime", early, late,
      work_sec::int as "workSec", rated, score_sum as "scoreSum", coalesce((
        select json_object_agg(h.key, h.finished) from efficiency_count h where h.tenant_id = ${tenant} and h.grain = 'DAY'
          and h.facet = 'DURATION' and h.dept_id = 0 and h.service_id = 0 and h.starts = t.starts), '{}') as hours
    from efficiency_count t where tenant_id = ${tenant} and grain = 'DAY' and facet = 'TOTAL' and dept_id = 0 and service_id = 0
    order by starts`);

test('EF-1 EF-7 after any pushes, changes, withdrawals and new dates the roll-up equals the slow count and its rebuild', async () => {
  const { parts } = await aSchool();
  await fc.assert(
    fc.asyncProperty(fc.array(aPush, { minLength: 1, maxLength: 4 }), async (pushes) => {
      const db = parts.database.of(`t${randomBytes(6).toString('hex')}`);
      const stored = new Map<string, CaseFact>();
      for (const push of pushes) {
        await upsertCaseFacts(db, 'works', push, parts.clock());
        for (const fact of push) stored.set(fact.sourceId, fact);
        await rollUp(db);
        expect(await rolledTotals(db)).toEqual(slowTotals([...stored.values()]));
      }
      const incremental = await counts(db);
      await rebuildRollUp(db);
      expect(await counts(db)).toEqual(incremental);
      // A large school is counted in parts.
      await rebuildRollUp(db, 3);
      expect(await counts(db)).toEqual(incremental);
    }),
    { numRuns: 25 },
  );
}, 120_000);

type RatedCase = { caseId: string; deptId: string | null; day: number; score: number; labels: string[] };
const aRating: fc.Arbitrary<RatedCase> = fc.record({
  caseId: fc.constantFrom(...Array.from({ length: 12 }, (_, n) => `${n + 1}`)),
  deptId: fc.constantFrom('1', '2', null),
  day: fc.integer({ min: 1, max: 30 }),
  score: fc.integer({ min: 1, max: 5 }),
  labels: fc.subarray(['办理很快', '指南清楚', '等待较久']),
});

/** The second computation: every label of every rating, by the day its case was finished. */
function slowLabels(ratings: readonly RatedCase[]) {
  const rows = new Map<string, { starts: string; deptId: string; key: string; rated: number; scoreSum: number }>();
  for (const { deptId, day, score, labels } of ratings)
    for (const key of labels)
      for (const dept of ['0', deptId ?? '-1']) {
        const starts = `2026-09-${`${day}`.padStart(2, '0')}`;
        const row = rows.get([starts, dept, key].join(' ')) ?? { starts, deptId: dept, key, rated: 0, scoreSum: 0 };
        rows.set([starts, dept, key].join(' '), { ...row, rated: row.rated + 1, scoreSum: row.scoreSum + score });
      }
  return [...rows.entries()].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, row]) => row);
}

const rolledLabels = async (db: Db) => {
  const rows = await db.many<{ starts: string; deptId: string; key: string }>(sql`
    select to_char(starts, 'YYYY-MM-DD') as starts, dept_id::text as "deptId", key, rated, score_sum as "scoreSum"
    from efficiency_count where tenant_id = ${tenant} and grain = 'DAY' and facet = 'LABEL'`);
  const keyOf = ({ starts, deptId, key }: (typeof rows)[number]) => [starts, deptId, key].join(' ');
  return rows.sort((a, b) => (keyOf(a) < keyOf(b) ? -1 : 1));
};

test('EF-1 EF-7 labels are counted as chosen, by day and department, and the rebuild counts the same', async () => {
  const { parts } = await aSchool();
  await fc.assert(
    fc.asyncProperty(fc.uniqueArray(aRating, { selector: ({ caseId }) => caseId }), async (ratings) => {
      const db = parts.database.of(`t${randomBytes(6).toString('hex')}`);
      const fact = ({ caseId, deptId, day }: RatedCase): CaseFact => ({
        ...{ sourceId: caseId, deptId, serviceId: '11', channel: 'ONLINE', status: 'FINISHED', pausedSec: 0 },
        ...{ acceptedAt: new Date(Date.UTC(2026, 7, 3)), finishedAt: new Date(Date.UTC(2026, 8, day, 2)) },
        ...{ promiseAt: null, applicantHash: null, score: null },
      });
      await upsertCaseFacts(db, OWN_CASES, ratings.map(fact), parts.clock());
      // The same numbers at another system are not our cases.
      await upsertCaseFacts(db, 'works', ratings.map(fact), parts.clock());
      await rollUp(db);
      for (const { caseId, score, labels } of ratings) {
        const stars = { score, labels, userId: '1', text: '', anonymous: false, now: parts.clock() };
        await insertRating(db, { ...stars, serviceId: null, caseId });
        for (const source of [OWN_CASES, 'works']) await scoreCaseFact(db, source, caseId, score, parts.clock());
      }
      await rollUp(db);
      expect(await rolledLabels(db)).toEqual(slowLabels(ratings));
      const incremental = await counts(db);
      await rebuildRollUp(db);
      expect(await counts(db)).toEqual(incremental);
    }),
    { numRuns: 15 },
  );
}, 120_000);

const aClosedCase = (sourceId: string): CaseFact => ({
  ...{ sourceId, serviceId: '7', deptId: '3', channel: 'ONLINE', status: 'FINISHED', pausedSec: 0, score: 5 },
  ...{ acceptedAt: new Date('2026-11-16T03:00:00Z'), finishedAt: new Date('2026-11-17T01:30:00Z') },
  ...{ promiseAt: new Date('2026-11-18T10:00:00Z'), applicantHash: 'a' },
});

test('EF-7 two rebuilds at once, and cases that come meanwhile, end in the figures of one', async () => {
  const { db, parts } = await aSchool();
  const all = Array.from({ length: 60 }, (_, nth) => aClosedCase(`${nth}`));
  await upsertCaseFacts(db, 'works', all.slice(0, 40), parts.clock());
  await rollUp(db);
  await Promise.all([
    rebuildRollUp(db, 7),
    rebuildRollUp(db, 11),
    (async () => {
      for (const fact of all.slice(40)) {
        await upsertCaseFacts(db, 'works', [fact], parts.clock());
        await rollUp(db);
      }
    })(),
  ]);
  await rollUp(db);
  expect(await rolledTotals(db)).toMatchObject([
    { starts: '2026-11-16', accepted: 60, finished: 0 },
    { starts: '2026-11-17', accepted: 0, finished: 60, early: 60 },
  ]);
});

test('EF-7 a rebuild mends counts that are wrong, and takes out cases that are gone', async () => {
  const { db, parts } = await aSchool();
  await upsertCaseFacts(db, 'works', [aClosedCase('1'), aClosedCase('2')], parts.clock());
  await rollUp(db);
  await db.run(sql`update efficiency_count set accepted = accepted + 5 where tenant_id = ${tenant}`);
  await db.run(sql`delete from case_fact where tenant_id = ${tenant} and source_id = '2'`);
  await rebuildRollUp(db);
  expect(await rolledTotals(db)).toMatchObject([{ accepted: 1 }, { accepted: 0, finished: 1 }]);
});

test('EF-7 a school whose cases cannot be counted does not keep the others waiting', async () => {
  const schools = [await aSchool(), await aSchool(), await aSchool()];
  const [first, broken] = schools;
  if (!first || !broken) throw new Error('no schools');
  for (const { db, parts } of schools) await upsertCaseFacts(db, 'works', [aClosedCase('1')], parts.clock());
  // Our own cases have numbers: whose labels these are cannot be found out.
  const stars = { score: 5, labels: ['办理很快'], userId: '1', text: '', anonymous: false, now: broken.parts.clock() };
  await insertRating(broken.db, { ...stars, serviceId: null, caseId: '1' });
  await upsertCaseFacts(broken.db, OWN_CASES, [{ ...aClosedCase('none') }], broken.parts.clock());
  await first.parts.jobs.start(first.db, 'efficiency', {});
  await first.parts.jobs.runDue(first.tenant);
  const counted = await Promise.all(schools.map(({ db }) => rolledTotals(db)));
  expect(counted).toMatchObject([[{ accepted: 1 }, { finished: 1 }], [], [{ accepted: 1 }, { finished: 1 }]]);
  await broken.db.run(sql`delete from case_fact_change where tenant_id = ${tenant}`);
});

test('EF-1 what a push writes is counted by the job of the next minute, and nothing waits afterwards', async () => {
  const school = await aSchool();
  const at = (time: string) => new Date(`2026-11-${time}+08:00`);
  const fact: CaseFact = {
    ...{ sourceId: '1', serviceId: '7', deptId: '3', channel: 'ONLINE', status: 'FINISHED', pausedSec: 0, score: 5 },
    ...{
      acceptedAt: at('16T11:00:00'),
      finishedAt: at('17T09:30:00'),
      promiseAt: at('18T18:00:00'),
      applicantHash: 'a',
    },
  };
  await upsertCaseFacts(school.db, 'works', [fact], school.parts.clock());
  await school.parts.jobs.start(school.db, 'efficiency', {});
  await school.parts.jobs.runDue(school.tenant);
  // One hour before noon, four in the afternoon, one and a half the next morning.
  expect(await rolledTotals(school.db)).toMatchObject([
    { starts: '2026-11-16', accepted: 1, people: 1, finished: 0, hours: {} },
    { starts: '2026-11-17', accepted: 0, finished: 1, early: 1, workSec: 6.5 * 3600, hours: { 6: 1 } },
  ]);
  expect(await school.db.many(sql`select 1 from case_fact_change where tenant_id = ${tenant}`)).toEqual([]);
});
