import { expect, test } from 'vitest';
import { anApiClient } from '../../../test/open.ts';
import { aCase, actNow, aDept, aProcessOut, aStep, processKeeper } from '../../../test/processes.ts';
import { aSchool } from '../../../test/school.ts';
import { aDepartment, aService } from '../../../test/services.ts';
import { sql, tenant } from '../../db/sql.ts';
import { insertCaseLog } from '../../domain/case-facts/log-queries.ts';
import { type CaseFact, upsertCaseFacts } from '../../domain/case-facts/queries.ts';
import { rollUp } from '../../domain/efficiency/roll-up.ts';
import { countOverdueOrders } from './score-queries.ts';

const at = (time: string) => new Date(`${time}+08:00`);
const month = { range: 'month' } as const;

/** Two offices with a late case each; the first also has one in time, and steps told by its system. */
async function twoOffices() {
  const school = await aSchool();
  school.stopClock();
  // A Wednesday.
  school.travel(at('2026-11-18T10:00:00').getTime() - school.parts.clock().getTime());
  const academic = await aDepartment(school.db, '教务处');
  const finance = await aDepartment(school.db, '财务处');
  const scores = await aService(school.db, { name: '成绩单', deptId: academic });
  const invoices = await aService(school.db, { name: '发票', deptId: finance });
  const open = (sourceId: string, changes: Partial<CaseFact>): CaseFact => ({
    ...{ sourceId, serviceId: scores, deptId: academic, channel: 'ONLINE', status: 'ACCEPTED', pausedSec: 0 },
    ...{ acceptedAt: at('2026-11-09T09:00:00'), finishedAt: null, promiseAt: at('2026-11-13T18:00:00'), score: null },
    ...changes,
  });
  await upsertCaseFacts(
    school.db,
    'works',
    [
      open('A-1', {}),
      open('A-2', { promiseAt: at('2026-11-27T18:00:00') }),
      open('F-1', { serviceId: invoices, deptId: finance }),
    ],
    school.parts.clock(),
  );
  const step = { sourceApp: 'works', instanceId: 'A-1', opinion: '缺材料', handler: '王老师' };
  await insertCaseLog(school.db, { ...step, node: '受理', action: '受理', at: at('2026-11-09T10:30:00') });
  await insertCaseLog(school.db, { ...step, node: '审核', action: '通过', at: at('2026-11-10T09:30:00') });
  await rollUp(school.db);
  const supervisor = await school.person({ role: 'SUPERVISOR', menus: ['userFrameConfig/manage/supervision'] });
  const menus = ['userFrameConfig/manage/departmentCases'] as const;
  const clerk = await school.person({ deptId: academic, menus: [...menus] });
  const other = await school.person({ deptId: finance, menus: [...menus] });
  const late = (await supervisor.supervision.cases({ lamp: 'RED', deptId: academic })).result.records[0];
  if (!late) throw new Error('no red case');
  return { school, academic, finance, scores, supervisor, clerk, other, late };
}

test('EF-4 a supervisor goes from departments to services to a case and its steps', async () => {
  const { supervisor, academic, scores, late } = await twoOffices();
  const departments = (await supervisor.supervision.groups(month)).result;
  expect(departments.map(({ name, accepted, red, green }) => [name, accepted, red, green])).toEqual([
    ['教务处', 2, 1, 1],
    ['财务处', 1, 1, 0],
  ]);
  const services = (await supervisor.supervision.groups({ ...month, deptId: academic })).result;
  expect(services).toMatchObject([{ id: scores, name: '成绩单', accepted: 2, red: 1 }]);
  const standing = (await supervisor.supervision.cases({ ...month, deptId: academic })).result.records;
  expect(standing.map(({ caseNumber, currentStep }) => [caseNumber, currentStep])).toEqual([
    ['A-1', '审核'],
    ['A-2', ''],
  ]);
  const { result } = await supervisor.supervision.case({ id: late.id });
  // From acceptance at nine an hour and a half; then the rest of the day, and an hour and a half of the next.
  expect(result.steps).toEqual([
    { node: '受理', action: '受理', handler: '王老师', at: '2026-11-09 10:30:00', hours: 1.5 },
    { node: '审核', action: '通过', handler: '王老师', at: '2026-11-10 09:30:00', hours: 7 },
  ]);
});

test('EF-4 a department’s people see the cases of their own department, others none', async () => {
  const { school, clerk, other, academic, finance, late } = await twoOffices();
  expect((await clerk.supervision.cases(month)).result.records.map(({ caseNumber }) => caseNumber).sort()).toEqual([
    'A-1',
    'A-2',
  ]);
  expect((await clerk.supervision.groups(month)).result.map(({ id }) => id)).toEqual([academic]);
  expect((await clerk.supervision.groups({ ...month, deptId: finance })).status).not.toBe(1000);
  expect((await other.supervision.case({ id: late.id })).status).not.toBe(1000);
  const editor = await school.person({ menus: ['userFrameConfig/manage/news'] });
  expect((await editor.supervision.cases(month)).status).toBe(403);
});

test('EF-4 a supervision order asks the department within working days, is replied to, returned and closed', async () => {
  const { supervisor, clerk, other, late } = await twoOffices();
  const written = await supervisor.supervision.createOrder({ caseId: late.id, opinion: '请说明原因', days: 3 });
  const { id } = written.result;
  expect((await supervisor.supervision.createOrder({ caseId: late.id, opinion: '再催', days: 1 })).status).toBe(1002);

  const todo = (await clerk.todos.page({ category: 'TODO' })).result.records[0];
  expect(todo).toMatchObject({ title: '请回复督办单：成绩单 A-1', url: expect.stringContaining(`record=${id}`) });
  expect((await clerk.notices.mine({})).result.records[0]?.title).toBe('督办单：成绩单 A-1');

  // Thursday, Friday, Monday.
  expect((await clerk.supervision.orders({ state: 'OPEN' })).result.records).toMatchObject([
    { id, dueOn: '2026-11-23', daysLeft: 3, state: 'OPEN', opinion: '请说明原因' },
  ]);
  expect((await other.supervision.orders({})).result.total).toBe(0);
  expect((await other.supervision.order({ id })).status).not.toBe(1000);
  expect((await supervisor.supervision.replyToOrder({ id, version: 1, text: '代答' })).status).toBe(403);

  await clerk.supervision.replyToOrder({ id, version: 1, text: '系统故障，明日办结' });
  expect((await clerk.todos.page({ category: 'TODO' })).result.total).toBe(0);
  expect((await supervisor.todos.page({ category: 'READ' })).result.records[0]?.title).toBe('督办单已回复：成绩单 A-1');
  expect((await clerk.supervision.replyToOrder({ id, version: 2, text: '再答' })).status).toBe(1002);

  await supervisor.supervision.returnOrder({ id, version: 2, text: '请写明日期', days: 1 });
  await clerk.supervision.replyToOrder({ id, version: 3, text: '11 月 20 日办结' });
  await supervisor.supervision.closeOrder({ id, version: 4 });
  const { result } = await supervisor.supervision.order({ id });
  expect(result).toMatchObject({ state: 'CLOSED', daysLeft: null, canReply: false, canClose: false });
  expect(result.timeline.map(({ node, text }) => [node, text])).toEqual([
    ['CLOSED', ''],
    ['REPLIED', '11 月 20 日办结'],
    ['RETURNED', '请写明日期'],
    ['REPLIED', '系统故障，明日办结'],
    ['CREATED', '请说明原因'],
  ]);
});

test('EF-4 an order past its deadline is found as overdue', async () => {
  const { school, supervisor, late } = await twoOffices();
  await supervisor.supervision.createOrder({ caseId: late.id, opinion: '请说明原因', days: 1 });
  expect((await supervisor.supervision.orders({ state: 'OVERDUE' })).result.total).toBe(0);
  school.travel(2 * 86_400_000);
  // The first one's session has ended meanwhile.
  const second = await school.person({ role: 'SUPERVISOR', menus: ['userFrameConfig/manage/supervision'] });
  const { records } = (await second.supervision.orders({ state: 'OVERDUE' })).result;
  expect(records).toMatchObject([{ daysLeft: -1, state: 'OPEN' }]);
});

test('EF-4 an order is not returned to a department where nobody could reply any more', async () => {
  const { school, supervisor, clerk, late } = await twoOffices();
  const { id } = (await supervisor.supervision.createOrder({ caseId: late.id, opinion: '请说明原因', days: 1 })).result;
  await clerk.supervision.replyToOrder({ id, version: 1, text: '在办' });
  await school.db.run(sql`update app_user set status = 'disabled' where tenant_id = ${tenant} and id = ${clerk.id}`);
  const again = await supervisor.supervision.returnOrder({ id, version: 2, text: '请写明日期', days: 1 });
  expect(again).toMatchObject({ status: 1002, msg: expect.stringContaining('教务处') });
  expect((await supervisor.supervision.order({ id })).result).toMatchObject({ state: 'REPLIED', canReply: false });
});

test('EF-4 a closed order is neither replied to nor returned, and a reply comes from its own department alone', async () => {
  const { school, supervisor, clerk, finance, late } = await twoOffices();
  const { id } = (await supervisor.supervision.createOrder({ caseId: late.id, opinion: '请说明原因', days: 1 })).result;
  const menus = ['userFrameConfig/manage/supervision', 'userFrameConfig/manage/departmentCases'] as const;
  const elsewhere = await school.person({ deptId: finance, menus: [...menus] });
  expect((await elsewhere.supervision.replyToOrder({ id, version: 1, text: '代答' })).status).not.toBe(1000);
  expect((await supervisor.supervision.order({ id })).result.state).toBe('OPEN');
  await supervisor.supervision.closeOrder({ id, version: 1 });
  expect((await clerk.supervision.replyToOrder({ id, version: 2, text: '迟到' })).status).toBe(1002);
  expect((await supervisor.supervision.returnOrder({ id, version: 2, text: '再答', days: 1 })).status).toBe(1002);
  expect((await supervisor.supervision.closeOrder({ id, version: 2 })).status).toBe(1002);
});

test('EF-4 an order that was returned and then not replied to in time counts as overdue', async () => {
  const { school, supervisor, clerk, academic, late } = await twoOffices();
  const { id } = (await supervisor.supervision.createOrder({ caseId: late.id, opinion: '请说明原因', days: 3 })).result;
  await clerk.supervision.replyToOrder({ id, version: 1, text: '在办' });
  await supervisor.supervision.returnOrder({ id, version: 2, text: '请写明日期', days: 1 });
  const overdueAfter = (days: number) =>
    countOverdueOrders(school.db, {
      ...{ from: '2026-11-18', to: '2026-11-18' },
      now: new Date(school.parts.clock().getTime() + days * 86_400_000),
    });
  expect(await overdueAfter(1)).toEqual([]);
  expect(await overdueAfter(2)).toEqual([{ deptId: academic, count: 1 }]);
});

test('EF-4 an order that nobody could reply to is not written', async () => {
  const { school, supervisor } = await twoOffices();
  const dept = await aDepartment(school.db, '图书馆');
  const serviceId = await aService(school.db, { name: '借阅', deptId: dept });
  const fact = {
    sourceId: 'L-1',
    serviceId,
    deptId: dept,
    channel: 'ONLINE',
    status: 'ACCEPTED',
    pausedSec: 0,
  } as const;
  const times = { acceptedAt: at('2026-11-09T09:00:00'), finishedAt: null, promiseAt: null, score: null };
  await upsertCaseFacts(school.db, 'works', [{ ...fact, ...times }], school.parts.clock());
  await rollUp(school.db);
  const { records } = (await supervisor.supervision.cases({ ...month, deptId: dept })).result;
  const order = { caseId: records[0]?.id ?? '', opinion: '请说明', days: 1 };
  const refused = await supervisor.supervision.createOrder(order);
  expect(refused).toMatchObject({ status: 1002, msg: expect.stringContaining('图书馆') });
});

test('EF-4 a department explains its red lamp to supervisors; no other lamp, and nobody else', async () => {
  const { supervisor, clerk, other, late } = await twoOffices();
  expect((await clerk.supervision.case({ id: late.id })).result).toMatchObject({ canExplain: true, canOrder: false });
  await clerk.supervision.explain({ caseId: late.id, text: '等待学院盖章' });
  expect((await supervisor.supervision.case({ id: late.id })).result).toMatchObject({
    explanation: { text: '等待学院盖章' },
    ...{ canExplain: false, canOrder: true, isExplained: true },
  });
  expect((await other.supervision.explain({ caseId: late.id, text: '与我无关' })).status).not.toBe(1000);
  const green = (await clerk.supervision.cases({ lamp: 'GREEN' })).result.records[0];
  expect((await clerk.supervision.explain({ caseId: green?.id ?? '', text: '不晚' })).status).toBe(1002);
});

test('EF-4 OA-1 a case that a client brought names the client, and shows the steps sent for its instance', async () => {
  const school = await aSchool();
  school.stopClock();
  school.travel(at('2026-11-18T10:00:00').getTime() - school.parts.clock().getTime());
  const deptId = await aDepartment(school.db, '教务处');
  await aService(school.db, { name: '成绩单', code: 'JW01', deptId });
  const client = await anApiClient(school, { name: '教务系统' });
  const fact = { sourceId: 'F-9', instanceId: 'I-9', serviceCode: 'JW01', acceptedAt: '2026-11-09 09:00:00' };
  await client.push('/caseFacts:batchUpsert', [{ ...fact, status: 'ACCEPTED' }]);
  const step = { node: '受理', handler: '王老师', action: '受理', at: '2026-11-09 10:30:00' };
  await client.call('/instances/I-9/logs', { body: step });
  await client.call('/instances/I-8/logs', { body: { ...step, node: '别的' } });
  await rollUp(school.db);
  const supervisor = await school.person({ role: 'SUPERVISOR', menus: ['userFrameConfig/manage/supervision'] });
  const [found] = (await supervisor.supervision.cases({ ...month, deptId })).result.records;
  expect(found).toMatchObject({ caseNumber: 'I-9', sourceName: '教务系统' });
  const { steps } = (await supervisor.supervision.case({ id: found?.id ?? '' })).result;
  expect(steps).toMatchObject([{ node: '受理', handler: '王老师' }]);
});

test('EF-4 of the school’s own processes the list tells the step that a case waits at, and none of one that is done', async () => {
  const school = await aSchool();
  const deptId = await aDept(school, '信息学院');
  const keeper = await processKeeper(school, deptId);
  const serviceId = await aService(school.db, { name: '请假', deptId });
  await aProcessOut({ keeper, deptId }, { serviceId, flow: { blocks: [aStep('a', [keeper.id])] } });
  const [open, done] = [await aCase(await school.person({ deptId })), await aCase(await school.person({ deptId }))];
  await actNow(keeper, done.id, { action: 'approve' });
  await rollUp(school.db);
  const supervisor = await school.person({ role: 'SUPERVISOR', menus: ['userFrameConfig/manage/supervision'] });
  const { records } = (await supervisor.supervision.cases({ range: 'month' })).result;
  expect(records.map(({ caseNumber, currentStep }) => [caseNumber, currentStep])).toEqual([
    [open.no, '环节a'],
    [done.no, ''],
  ]);
});
