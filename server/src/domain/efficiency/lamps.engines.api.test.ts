import { randomBytes } from 'node:crypto';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { aSchool } from '../../../test/school.ts';
import { workingClock } from '../../common/working-clock.ts';
import { workingDays } from '../../common/working-days.ts';
import { type CaseFact, upsertCaseFacts } from '../case-facts/queries.ts';
import { countLamps, type LampClock } from './lamp-queries.ts';
import { OpenLamps } from './open-lamps.ts';
import { rollUp } from './roll-up.ts';

const clock = workingClock(workingDays());
const aTime = (from: string, to: string) =>
  fc
    .integer({ min: Date.parse(`${from}:00+08:00`) / 60_000, max: Date.parse(`${to}:00+08:00`) / 60_000 })
    .map((minute) => new Date(minute * 60_000));

const anOpenCase = fc.record({
  service: fc.integer({ min: 1, max: 3 }),
  status: fc.constantFrom('ACCEPTED' as const, 'RETURNED' as const),
  acceptedAt: aTime('2026-11-02T00:00', '2026-11-18T10:00'),
  promiseAt: fc.option(aTime('2026-11-10T00:00', '2026-12-04T18:00')),
});
type OpenCase = typeof anOpenCase extends fc.Arbitrary<infer T> ? T : never;
const aClock = fc.record({
  now: aTime('2026-11-17T07:00', '2026-11-20T20:00'),
  yellowPercent: fc.integer({ min: 0, max: 100 }),
  yellowDays: fc.integer({ min: 0, max: 5 }),
});

const fact = ({ service, status, acceptedAt, promiseAt }: OpenCase, at: number): CaseFact => ({
  ...{ sourceId: `${at}`, serviceId: `${service}`, deptId: `${1 + (service % 2)}`, channel: 'ONLINE' as const },
  ...{ status, finishedAt: null, pausedSec: 0, score: null, applicantHash: null },
  ...{ acceptedAt, promiseAt },
});

/** By the words of the handbook: not while the applicant corrects it; over, or so many days or so small a part of the promised time left. */
function lampOf({ status, acceptedAt, promiseAt }: OpenCase, { now, yellowPercent, yellowSec }: LampClock) {
  if (promiseAt === null || status === 'RETURNED') return 'green';
  if (promiseAt < now) return 'red';
  const left = clock.position(promiseAt) - clock.position(now);
  const promised = clock.position(promiseAt) - clock.position(acceptedAt);
  return left <= yellowSec || left * 100 <= promised * yellowPercent ? 'yellow' : 'green';
}

const sum = (rows: readonly { green: number; yellow: number; red: number }[], lamp: 'green' | 'yellow' | 'red') =>
  rows.reduce((total, row) => total + row[lamp], 0);

test('EF-3 the lamps of any open cases, thresholds and times are those of the cases looked at one by one', async () => {
  const { parts } = await aSchool();
  await fc.assert(
    fc.asyncProperty(fc.array(anOpenCase, { minLength: 1, maxLength: 30 }), aClock, async (cases, asked) => {
      const db = parts.database.of(`t${randomBytes(6).toString('hex')}`);
      await upsertCaseFacts(db, 'works', cases.map(fact), parts.clock());
      await rollUp(db);
      const { now, yellowPercent, yellowDays } = asked;
      const at = { now, position: clock.position(now), yellowPercent, yellowSec: yellowDays * 8 * 3600 };
      const one = cases.filter(({ service }) => service % 2 === 0);
      const expected = (of: readonly OpenCase[]) =>
        ['green', 'yellow', 'red'].map((lamp) => of.filter((each) => lampOf(each, at) === lamp).length);
      const [whole, department] = [await countLamps(db, at, '0'), await countLamps(db, at, '1')];
      expect([sum(whole, 'green'), sum(whole, 'yellow'), sum(whole, 'red')]).toEqual(expected(cases));
      expect([sum(department, 'green'), sum(department, 'yellow'), sum(department, 'red')]).toEqual(expected(one));
    }),
    { numRuns: 40 },
  );
}, 120_000);

test('EF-3 calls that ask for the lamps at once get one count, and who asks afterwards counts again', async () => {
  const { db, parts } = await aSchool();
  const at = { now: parts.clock(), position: clock.position(parts.clock()), yellowPercent: 20, yellowSec: 28_800 };
  const open = { service: 1, status: 'ACCEPTED' as const, acceptedAt: parts.clock(), promiseAt: null };
  await upsertCaseFacts(db, 'works', [fact(open, 1)], parts.clock());
  await rollUp(db);
  const lamps = new OpenLamps();
  const [first, second, other] = [lamps.list(db, at, '0'), lamps.list(db, at, '0'), lamps.list(db, at, '7')];
  expect(second).toBe(first);
  expect([sum(await first, 'green'), sum(await other, 'green')]).toEqual([1, 0]);
  await upsertCaseFacts(db, 'works', [fact(open, 2)], parts.clock());
  await rollUp(db);
  expect(sum(await lamps.list(db, at, '0'), 'green')).toBe(2);
});
