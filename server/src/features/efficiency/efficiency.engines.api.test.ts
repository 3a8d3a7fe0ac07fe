import { OWN_CASES } from '@yizhan/contract/case-kinds.ts';
import { expect, test } from 'vitest';
import { aSchool } from '../../../test/school.ts';
import { aDepartment, aService } from '../../../test/services.ts';
import { type CaseFact, upsertCaseFacts } from '../../domain/case-facts/queries.ts';
import { rollUp } from '../../domain/efficiency/roll-up.ts';
import { insertRating } from '../../domain/ratings/queries.ts';

const HOUR = 3_600_000;
const at = (time: string) => new Date(`${time}+08:00`);

/** Two offices with forty and six finished cases of last week, and open ones of every lamp. */
async function aCampus() {
  const school = await aSchool();
  school.stopClock();
  school.travel(at('2026-11-18T10:00:00').getTime() - school.parts.clock().getTime());
  const academic = await aDepartment(school.db, '教务处');
  const finance = await aDepartment(school.db, '财务处');
  const scores = await aService(school.db, { name: '成绩单', deptId: academic, visitTimes: 9 });
  const invoices = await aService(school.db, { name: '发票', deptId: finance, visitTimes: 90 });
  const one = (sourceId: string, changes: Partial<CaseFact>): CaseFact => ({
    ...{
      sourceId,
      serviceId: scores,
      deptId: academic,
      channel: 'ONLINE',
      status: 'FINISHED',
      pausedSec: 0,
      score: null,
    },
    ...{ acceptedAt: at('2026-11-09T09:00:00'), promiseAt: at('2026-11-13T18:00:00'), applicantHash: sourceId },
    finishedAt: new Date(at('2026-11-09T09:00:00').getTime() + HOUR),
    ...changes,
  });
  const many = (n: number, name: string, changes: (at: number) => Partial<CaseFact>) =>
    Array.from({ length: n }, (_, nth) => one(`${name}${nth}`, changes(nth)));
  const open = { status: 'ACCEPTED', finishedAt: null } as const;
  const facts = [
    // Half within the second hour, four of ten on the next morning, a tenth late.
    ...many(20, 'quick', () => ({ finishedAt: at('2026-11-09T10:30:00'), score: 5 })),
    ...many(16, 'next', () => ({ finishedAt: at('2026-11-10T09:30:00'), channel: 'MOBILE' })),
    ...many(4, 'late', () => ({ finishedAt: at('2026-11-16T09:30:00'), score: 1 })),
    ...many(6, 'invoice', () => ({ serviceId: invoices, deptId: finance, finishedAt: at('2026-11-12T15:00:00') })),
    ...many(7, 'red', () => ({ ...open })),
    ...many(6, 'yellow', () => ({ ...open, promiseAt: at('2026-11-18T18:00:00') })),
    ...many(5, 'green', () => ({ ...open, promiseAt: at('2026-11-27T18:00:00') })),
    ...many(2, 'few', () => ({ ...open, serviceId: invoices, deptId: finance })),
    one('gone', { status: 'WITHDRAWN', finishedAt: null }),
  ];
  await upsertCaseFacts(school.db, 'works', facts, school.parts.clock());
  await rollUp(school.db);
  const supervisor = await school.person({ role: 'SUPERVISOR', menus: ['userFrameConfig/manage/supervision'] });
  return { school, academic, finance, scores, invoices, supervisor, student: await school.person() };
}

const month = { range: 'month' } as const;

test('EF-1 the figures of a range are those of its cases: counts, rates, median and nine of ten', async () => {
  const { supervisor, academic } = await aCampus();
  const { result } = await supervisor.efficiency.overview({ ...month, deptId: academic });
  expect(result).toMatchObject({ from: '2026-11-01', to: '2026-11-18', open: 18, overdue: 7, total: 58 });
  expect(result.current).toMatchObject({
    ...{ accepted: 58, people: 58, finished: 40, late: 4, onTimeRate: 36 / 40, earlyRate: 36 / 40 },
    // 9:00 to 10:30 is in the second hour; to 9:30 the next day are eight and a half; the late ones took five days more.
    ...{ medianHours: 1, ninetyHours: 8, ratedRate: 24 / 40, satisfaction: (20 * 5 + 4) / 24 },
  });
  const trend = (await supervisor.efficiency.trend({ ...month, deptId: academic })).result.points;
  expect(trend).toHaveLength(18);
  expect(trend.filter(({ accepted, finished }) => accepted !== 0 || finished !== 0)).toEqual([
    { day: '2026-11-09', accepted: 58, finished: 20, late: 0 },
    { day: '2026-11-10', accepted: 0, finished: 16, late: 0 },
    { day: '2026-11-16', accepted: 0, finished: 4, late: 4 },
  ]);
});

test('EF-3 a lamp is yellow within a fifth of the promised time or one working day, red when it has passed', async () => {
  const { supervisor } = await aCampus();
  expect((await supervisor.efficiency.warnings(month)).result).toMatchObject({
    ...{ green: 5, yellow: 6, red: 9 },
    departments: [
      { name: '教务处', green: 5, yellow: 6, red: 7 },
      { name: '财务处', green: 0, yellow: 0, red: 2 },
    ],
  });
});

test('EF-2 the public sees no count under five, and none that the others give away', async () => {
  const { school, student, academic } = await aCampus();
  for (const reader of [school.visitor, student]) {
    const { result: warnings } = await reader.efficiency.warnings(month);
    expect(warnings.departments.map(({ red }) => red)).toEqual([null, null]);
    // Nine of the school less these seven would give away the two of the other department, and so would all that are open.
    const ofOne = { ...month, deptId: academic };
    expect((await reader.efficiency.warnings(ofOne)).result.departments).toMatchObject([{ name: '教务处', red: null }]);
    expect((await reader.efficiency.overview(ofOne)).result).toMatchObject({ open: null, overdue: null });
    const { result: stars } = await reader.efficiency.satisfaction(month);
    // Two of them with the mean would be an equation each.
    expect(stars).toMatchObject({ rated: 24, average: 4.3 });
    expect(stars.levels.map(({ count }) => count)).toEqual([null, null, null, null, null]);
    expect((await reader.efficiency.overview(month)).result.current).toMatchObject({
      ...{ finished: 46, late: null, lateRate: null, onTimeRate: null },
    });
  }
});

test('EF-2 what one department has too little of follows neither from the school less the others, nor from a share', async () => {
  const { school, student, supervisor, academic, finance, invoices } = await aCampus();
  // One of the seven that the finance office finished; four are late at the academic office.
  const fact = { sourceId: 'late-invoice', serviceId: invoices, deptId: finance, channel: 'MOBILE' } as const;
  const times = { acceptedAt: at('2026-11-09T09:00:00'), promiseAt: at('2026-11-10T18:00:00') };
  const end = { finishedAt: at('2026-11-12T15:00:00'), status: 'FINISHED', pausedSec: 0, score: 2 } as const;
  await upsertCaseFacts(school.db, 'works', [{ ...fact, ...times, ...end }], school.parts.clock());
  await rollUp(school.db);
  const of = async (reader: typeof student, deptId?: string) => {
    const asked = { ...month, ...(deptId && { deptId }) };
    const [overview, channels, duration] = [
      (await reader.efficiency.overview(asked)).result.current,
      (await reader.efficiency.channels(asked)).result.rows,
      (await reader.efficiency.duration(asked)).result,
    ];
    const mobile = channels.find(({ channel }) => channel === 'MOBILE')?.accepted;
    return {
      late: overview.late,
      onTimeRate: overview.onTimeRate,
      ratedRate: overview.ratedRate,
      mobile,
      of: duration.late,
    };
  };
  // Five late in the school, of which one at the finance office: the other four are not told either, nor the phones.
  expect(await of(student)).toEqual({ late: 5, onTimeRate: 42 / 47, ratedRate: 25 / 47, mobile: 17, of: 5 });
  for (const one of [academic, finance])
    expect(await of(student, one)).toEqual({ late: null, onTimeRate: null, ratedRate: null, mobile: null, of: null });
  expect(await of(supervisor, finance)).toEqual({ late: 1, onTimeRate: 6 / 7, ratedRate: 1 / 7, mobile: 1, of: 1 });
  const services = (await student.efficiency.serviceRank({ ...month, deptId: finance })).result;
  expect(services).toMatchObject([{ name: '发票', finished: 7, onTimeRate: null, satisfaction: null }]);
  expect(
    (await student.efficiency.trend({ ...month, deptId: finance })).result.points.map((one) => one.late),
  ).not.toContain(1);
});

test('EF-2 a supervisor reads which labels people chose and with how many stars, others no count under five', async () => {
  const { school, supervisor, student, academic, scores } = await aCampus();
  const rate = async (
    caseId: number,
    { score, labels, finishedAt }: { score: number; labels: string[]; finishedAt: string },
  ) => {
    const fact: CaseFact = {
      ...{
        sourceId: `${caseId}`,
        serviceId: scores,
        deptId: academic,
        channel: 'ONLINE',
        status: 'FINISHED',
        pausedSec: 0,
      },
      ...{
        acceptedAt: at('2026-10-09T09:00:00'),
        finishedAt: at(finishedAt),
        promiseAt: null,
        applicantHash: null,
        score,
      },
    };
    await upsertCaseFacts(school.db, OWN_CASES, [fact], school.parts.clock());
    const stars = { score, labels, userId: student.id, text: '', anonymous: true, now: school.parts.clock() };
    await insertRating(school.db, { ...stars, serviceId: scores, caseId: `${caseId}` });
  };
  for (let id = 1; id <= 6; id++)
    await rate(id, {
      score: 5,
      labels: ['办理很快', ...(id < 3 ? ['指南清楚'] : [])],
      finishedAt: '2026-11-09T10:00:00',
    });
  await rate(7, { score: 1, labels: ['无人答复', '办理很快'], finishedAt: '2026-11-10T10:00:00' });
  await rate(8, { score: 1, labels: ['无人答复'], finishedAt: '2026-10-30T10:00:00' });
  await rollUp(school.db);
  const labelsFor = async (reader: typeof student) => (await reader.efficiency.satisfaction(month)).result.labels;
  expect(await labelsFor(supervisor)).toEqual([
    { name: '办理很快', count: 7, stars: 31 / 7 },
    { name: '指南清楚', count: 2, stars: 5 },
    { name: '无人答复', count: 1, stars: 1 },
  ]);
  // That somebody chose it is told of no label that few chose: on a day with one case it would be its applicant.
  for (const reader of [school.visitor, student])
    expect((await reader.efficiency.satisfaction(month)).result.labels).toEqual([
      { name: '办理很快', count: 7, stars: null },
    ]);
});

test('EF-2 RA-6 stars by level and labels of one department are for supervisors alone: days subtracted from one another would tell whose they are', async () => {
  const { school, supervisor, student, academic, scores } = await aCampus();
  const times = { acceptedAt: at('2026-11-09T09:00:00'), finishedAt: at('2026-11-17T10:00:00'), promiseAt: null };
  const low = { serviceId: scores, deptId: academic, channel: 'ONLINE', status: 'FINISHED', pausedSec: 0 } as const;
  const facts = Array.from({ length: 6 }, (_, n) => ({ ...low, ...times, sourceId: `low-${n}`, score: 1 }));
  await upsertCaseFacts(school.db, 'works', facts, school.parts.clock());
  await rollUp(school.db);
  const levels = async (reader: Pick<typeof student, 'efficiency'>, asked: { deptId?: string } = {}) =>
    (await reader.efficiency.satisfaction({ ...month, ...asked })).result.levels.map(({ count }) => count);
  const counts = [20, 0, 0, 0, 10];
  const nothing = [null, null, null, null, null];
  expect(await levels(supervisor, { deptId: academic })).toEqual(counts);
  for (const reader of [school.visitor, student])
    expect([await levels(reader), await levels(reader, { deptId: academic })]).toEqual([counts, nothing]);
});

test('EF-2 visitors read the latest finished as service, department and time, and nothing else', async () => {
  const { school } = await aCampus();
  const { result } = await school.visitor.efficiency.latest(month);
  expect(result[0]).toEqual({ serviceName: '成绩单', deptName: '教务处', finishedAt: '2026-11-16 09:30:00' });
});

test('EF-4 the cases behind the figures are for supervisors alone', async () => {
  const { student, supervisor, academic, scores } = await aCampus();
  expect((await student.supervision.cases(month)).status).toBe(403);
  const red = (await supervisor.supervision.cases({ ...month, lamp: 'RED', deptId: academic, serviceId: scores }))
    .result;
  expect(red.total).toBe(7);
  expect(red.records[0]).toMatchObject({ serviceName: '成绩单', deptName: '教务处', lamp: 'RED', finishedAt: null });
  expect(red.records[0]?.hoursLeft).toBeLessThan(0);
});

test('EF-1 departments with too few cases are not ranked, and it says how many they are', async () => {
  const { supervisor } = await aCampus();
  const { result } = await supervisor.efficiency.deptRank({ ...month, sort: 'onTime' });
  expect(result).toMatchObject({ minVolume: 20, below: 1, rows: [{ name: '教务处', rank: 1, onTimeRate: 0.9 }] });
  const services = (await supervisor.efficiency.serviceRank({ ...month, sort: 'heat' })).result;
  expect(services.map(({ name, visits }) => [name, visits])).toEqual([
    ['发票', 90],
    ['成绩单', 9],
  ]);
  const order = async (sort: 'cases' | 'slowest' | 'worst') =>
    (await supervisor.efficiency.serviceRank({ ...month, sort })).result.map(({ name }) => name);
  expect([await order('cases'), await order('slowest')]).toEqual([
    ['成绩单', '发票'],
    ['发票', '成绩单'],
  ]);
  // Nobody has rated the other.
  expect(await order('worst')).toEqual(['成绩单']);
});

test('RT-13 a range of one’s own needs two days in order', async () => {
  const { supervisor } = await aCampus();
  expect((await supervisor.efficiency.trend({ range: 'custom', from: '2026-11-10', to: '2026-11-09' })).status).toBe(
    1002,
  );
  const own = { range: 'custom', from: '2026-11-09', to: '2026-11-09' } as const;
  expect((await supervisor.efficiency.overview(own)).result.current.accepted).toBe(66);
});

test('EF-6 a service tells before applying how long half and nine of ten of its cases took', async () => {
  const { student, school, scores, invoices } = await aCampus();
  // Twenty within the second hour, sixteen in the ninth, four after five more days.
  expect((await student.services.details({ id: scores })).result.timeTaken).toEqual({
    ...{ finished: 40, halfDays: 1, ninetyDays: 2 },
  });
  expect((await student.services.details({ id: invoices })).result.timeTaken).toMatchObject({
    finished: 6,
    halfDays: 4,
  });
  const counters = (await school.visitor.landing.index({})).result.counters;
  expect(counters.find(({ kind }) => kind === 'cases')).toMatchObject({ value: 66, manual: false });
  // The same ratings as on the dashboard: twenty of five stars, four of one.
  expect(counters.find(({ kind }) => kind === 'satisfaction')).toMatchObject({ value: 4.3, manual: false });
});

test('GD-1 a school keeps the dashboard, or a panel of it, to its members', async () => {
  const { school, student } = await aCampus();
  const keeper = await school.person({ menus: ['userFrameConfig/effectivenessMonitoringConfig'] });
  const publish = async (changes: object) => {
    const { content, id, version } = (await keeper.efficiency.config({})).result;
    const saved = await keeper.efficiency.saveConfig({ content: { ...content, ...changes }, held: { id, version } });
    expect((await keeper.publishing.publish(saved.result)).status).toBe(1000);
  };
  const { panels } = (await keeper.efficiency.config({})).result.content;
  await publish({ panels: panels.map((one) => ({ ...one, anonymous: one.code !== 'latest' })) });
  expect((await school.visitor.efficiency.latest(month)).status).not.toBe(1000);
  expect((await school.visitor.efficiency.view({})).result.panels).not.toContain('latest');
  expect((await student.efficiency.latest(month)).status).toBe(1000);
  await publish({ anonymousVisible: false });
  expect((await school.visitor.efficiency.overview(month)).status).toBe(4030);
  expect((await student.efficiency.overview(month)).status).toBe(1000);
});
