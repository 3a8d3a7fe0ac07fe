import type { FeedbackType } from '@yizhan/contract/entities/feedback.ts';
import { expect, test } from 'vitest';
import { aSchool, type School, type TestPerson } from '../../../test/school.ts';
import { aDepartment, aService } from '../../../test/services.ts';
import { sql, tenant } from '../../db/sql.ts';
import { type CaseFact, upsertCaseFacts } from '../../domain/case-facts/queries.ts';
import { rollUp } from '../../domain/efficiency/roll-up.ts';

const at = (time: string) => new Date(`2026-${time}+08:00`);
const onePixel = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);
const config = 'userFrameConfig/effectivenessMonitoringConfig';

type ReportText = {
  type: FeedbackType;
  deptId: string;
  createdAt: Date;
  dueAt: Date;
  answeredAt?: Date;
  round?: number;
  score?: number;
};
const write = ({ db }: School, userId: string, f: ReportText) =>
  db.run(sql`
    insert into feedback (tenant_id, user_id, type, title, content, dept_id, status, due_at, round, score, created_at, answered_at)
    values (${tenant}, ${userId}, ${f.type}, '标题', '内容', ${f.deptId}, ${f.answeredAt ? 'ANSWERED' : 'HANDLING'}, ${f.dueAt},
      ${f.round ?? 0}, ${f.score ?? null}::int, ${f.createdAt}, ${f.answeredAt ?? null}::timestamptz)`);

/** Two offices with October cases: one always in time, the other late with two cases that are still open. */
async function anOctober() {
  const school = await aSchool();
  school.stopClock();
  school.travel(at('11-18T10:00:00').getTime() - school.parts.clock().getTime());
  const academic = await aDepartment(school.db, '教务处');
  const finance = await aDepartment(school.db, '财务处');
  const scores = await aService(school.db, { name: '成绩单', deptId: academic });
  const invoices = await aService(school.db, { name: '发票', deptId: finance });
  const one = (sourceId: string, changes: Partial<CaseFact>): CaseFact => ({
    ...{ sourceId, serviceId: scores, deptId: academic, channel: 'ONLINE', status: 'FINISHED', pausedSec: 0 },
    ...{ acceptedAt: at('10-12T09:00:00'), promiseAt: at('10-16T18:00:00'), applicantHash: sourceId, score: 5 },
    finishedAt: at('10-13T09:00:00'),
    ...changes,
  });
  const many = (n: number, name: string, changes: Partial<CaseFact>) =>
    Array.from({ length: n }, (_, nth) => one(`${name}${nth}`, changes));
  const bills = { serviceId: invoices, deptId: finance, score: null } as const;
  await upsertCaseFacts(
    school.db,
    'works',
    [
      ...many(20, 'score', {}),
      ...many(15, 'bill', bills),
      ...many(5, 'late', { ...bills, finishedAt: at('10-19T10:00:00') }),
      ...many(2, 'open', { ...bills, status: 'ACCEPTED', finishedAt: null }),
    ],
    school.parts.clock(),
  );
  await rollUp(school.db);
  const supervisor = await school.person({ role: 'SUPERVISOR', menus: ['userFrameConfig/manage/supervision'] });
  const clerk = await school.person({ deptId: finance, menus: ['userFrameConfig/manage/departmentCases'] });
  return { school, academic, finance, supervisor, clerk, student: await school.person() };
}

test('EF-1 feedback counts what came, what was answered in time, at once and to satisfaction, in working hours', async () => {
  const { school, academic, finance, supervisor, student } = await anOctober();
  const base = {
    type: 'CONSULT',
    deptId: academic,
    createdAt: at('10-12T09:00:00'),
    dueAt: at('10-14T23:59:59'),
  } as const;
  // Two and ten working hours, one after the promise and asked again, one still waiting and overdue.
  await write(school, student.id, { ...base, answeredAt: at('10-12T11:00:00'), score: 5 });
  await write(school, student.id, { ...base, answeredAt: at('10-13T11:00:00'), score: 3 });
  await write(school, student.id, { ...base, type: 'COMPLAIN', answeredAt: at('10-15T09:00:00'), round: 1, score: 4 });
  await write(school, student.id, { ...base, type: 'COMPLAIN', deptId: finance });
  await write(school, student.id, { ...base, createdAt: at('09-30T09:00:00') });
  const october = { range: 'custom', from: '2026-10-01', to: '2026-10-31' } as const;
  const { result } = await supervisor.efficiency.feedback(october);
  expect(result.rows.slice(0, 3)).toEqual([
    { type: 'CONSULT', received: 2, answered: 2 },
    { type: 'SUGGEST', received: 0, answered: 0 },
    { type: 'COMPLAIN', received: 2, answered: 1 },
  ]);
  expect(result).toMatchObject({
    ...{ received: 4, answered: 3, onTimeRate: 2 / 4, solvedRate: 2 / 3, meanHours: (2 + 10 + 24) / 3 },
    satisfiedRate: 2 / 3,
  });
  expect((await supervisor.efficiency.feedback({ ...october, deptId: finance })).result).toMatchObject({
    ...{ received: 1, answered: 0, onTimeRate: 0, meanHours: null },
  });
  // EF-2: so few are not told to the public.
  expect((await school.visitor.efficiency.feedback(october)).result).toMatchObject({
    ...{ received: null, answered: null, onTimeRate: null, meanHours: null, satisfiedRate: null },
  });
});

test('EF-4 supervisors rank departments by their score and see what it is made of; nobody else does', async () => {
  const { supervisor, student } = await anOctober();
  const asked = { range: 'custom', from: '2026-10-01', to: '2026-10-31', sort: 'score' } as const;
  expect((await student.efficiency.deptRank(asked)).status).not.toBe(1000);
  const { rows } = (await supervisor.efficiency.deptRank(asked)).result;
  // No guides yet; without ratings and feedback the parts of the invoices are 15 of 20 in time and no guide: 60 less two lamps.
  expect(rows.map(({ name, rank, score }) => [name, rank, score])).toEqual([
    ['教务处', 1, expect.objectContaining({ onTime: 1, satisfaction: 1, guides: 0, redLamp: 0, points: 87.5 })],
    ['财务处', 2, expect.objectContaining({ onTime: 0.75, satisfaction: null, guides: 0, redLamp: 2, points: 58 })],
  ]);
  const volume = (await student.efficiency.deptRank({ ...asked, sort: 'volume' })).result;
  expect(volume.rows.map(({ score }) => score)).toEqual([null, null]);
});

test('EF-4 the report of a month tells its figures, departments, red lamps with explanations, orders and replies', async () => {
  const { school, supervisor, clerk, student } = await anOctober();
  const red = (await supervisor.supervision.cases({ lamp: 'RED' })).result.records;
  const [first, second] = red;
  await clerk.supervision.explain({ caseId: first?.id ?? '', text: '系统升级' });
  const order = await supervisor.supervision.createOrder({ caseId: second?.id ?? '', opinion: '请说明', days: 2 });
  await clerk.supervision.replyToOrder({ id: order.result.id, version: 1, text: '明日办结' });
  expect((await student.supervision.report({})).status).toBe(403);
  const { result: october } = await supervisor.supervision.report({});
  expect(october).toMatchObject({
    ...{ month: '2026-10', lateTotal: 7, lateOpen: 2, ordersTotal: 0, below: 0 },
    overview: { from: '2026-10-01', to: '2026-10-31', current: { accepted: 42, finished: 40, late: 5 } },
  });
  expect(october.overview.previous.accepted).toBe(0);
  expect(october.departments.map(({ name }) => name)).toEqual(['教务处', '财务处']);
  expect(october.busiest.map(({ name, cases }) => [name, cases])).toEqual([
    ['发票', 22],
    ['成绩单', 20],
  ]);
  const { lateCases } = october;
  expect(lateCases.slice(0, 2).map(({ finishedAt }) => finishedAt)).toEqual([null, null]);
  expect(lateCases.find(({ id }) => id === first?.id)?.explanation).toMatchObject({ text: '系统升级' });
  const { result: november } = await supervisor.supervision.report({ month: '2026-11' });
  // Red lamps go on until the case is finished; the five late ones were finished in October.
  expect(november).toMatchObject({ lateTotal: 2, ordersTotal: 1, ordersOverdue: 0 });
  expect(november.orders).toMatchObject([{ opinion: '请说明', reply: '明日办结', state: 'REPLIED', isOverdue: false }]);
  expect((await school.visitor.supervision.report({})).status).not.toBe(1000);
});

test('RT-13 an editor sees the draft as members and visitors would, nobody else sees it', async () => {
  const { school, student, supervisor } = await anOctober();
  const keeper = await school.person({ menus: [config] });
  const { content, id, version } = (await keeper.efficiency.config({})).result;
  const draft = {
    ...{ ...content, title: '新看板', minVolume: 21 },
    panels: content.panels.map((one) => ({ ...one, anonymous: one.code !== 'feedback' })),
  };
  expect((await keeper.efficiency.saveConfig({ content: draft, held: { id, version } })).status).toBe(1000);
  const seen = (preview: 'members' | 'visitors') => keeper.efficiency.view({ preview });
  expect((await seen('members')).result).toMatchObject({ title: '新看板', supervises: false });
  expect((await seen('members')).result.panels).toContain('feedback');
  expect((await seen('visitors')).result.panels).not.toContain('feedback');
  const asked = { range: 'custom', from: '2026-10-01', to: '2026-10-31' } as const;
  expect((await keeper.efficiency.deptRank({ ...asked, preview: 'members' })).result.rows).toEqual([]);
  expect((await keeper.efficiency.deptRank(asked)).result.rows).toHaveLength(2);
  for (const other of [student, supervisor, school.visitor])
    expect((await other.efficiency.view({ preview: 'members' })).status).not.toBe(1000);
});

test('RT-13 a panel that came after the school set its dashboard waits at the end for its editor', async () => {
  const { school, student } = await anOctober();
  const keeper = await school.person({ menus: [config] });
  const { content, id, version } = (await keeper.efficiency.config({})).result;
  const panels = content.panels.filter(({ code }) => code !== 'feedback');
  const saved = await keeper.efficiency.saveConfig({ content: { ...content, panels }, held: { id, version } });
  await keeper.publishing.publish(saved.result);
  expect((await student.efficiency.view({})).result.panels).not.toContain('feedback');
  const last = (await keeper.efficiency.config({})).result.content.panels.at(-1);
  expect(last).toEqual({ code: 'feedback', enabled: false, anonymous: false });
});

test('RT-13 the school says how often the dashboard asks again, and what stands behind it on a wall', async () => {
  const school = await aSchool();
  const keeper = await school.person({ menus: [config] });
  const { content, id, version } = (await keeper.efficiency.config({})).result;
  expect(content).toMatchObject({ refreshSeconds: 60, wallPicture: null });
  const save = (changes: object) =>
    keeper.efficiency.saveConfig({ content: { ...content, ...changes }, held: { id, version } });
  for (const refreshSeconds of [29, 3601, 60.5]) expect((await save({ refreshSeconds })).status).toBe(4000);
  expect((await save({ wallPicture: 'https://example.edu/a.png' })).status).toBe(4000);
  const other = await school.person();
  const uploaded = async (who: TestPerson) =>
    (await who.files.upload({ file: new File([onePixel], '背景.png', { type: 'image/png' }), picture: true })).result
      .id;
  expect((await save({ wallPicture: `/files/${await uploaded(other)}` })).status).not.toBe(1000);
  const wallPicture = `/files/${await uploaded(keeper)}`;
  await keeper.publishing.publish((await save({ refreshSeconds: 300, wallPicture })).result);
  expect((await school.visitor.efficiency.view({})).result).toMatchObject({ refreshSeconds: 300, wallPicture });
  expect((await school.inject({ method: 'GET', url: wallPicture })).http).toBe(200);
});

test('RT-13 a dashboard that was published before a setting came has its first value', async () => {
  const school = await aSchool();
  const keeper = await school.person({ menus: [config] });
  const { id, version } = (await keeper.efficiency.config({})).result;
  await keeper.publishing.publish({ id, version });
  await school.db.run(sql`update revision set content = content - 'refreshSeconds' where tenant_id = ${tenant}`);
  expect((await school.visitor.efficiency.view({})).result).toMatchObject({ title: '效能监察', refreshSeconds: 60 });
});
