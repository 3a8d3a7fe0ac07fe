import type { TodoCategory } from '@yizhan/contract/todo-categories.ts';
import { expect, test } from 'vitest';
import { anApiClient, todoFor } from '../../../test/open.ts';
import { aSchool, type TestPerson } from '../../../test/school.ts';

const UPSERT = '/todos:batchUpsert';

test('CD-SIGN-1 what somebody began in another system stands under 已完成 once it is done, by either call', async () => {
  const school = await aSchool();
  const person = await school.person();
  const client = await anApiClient(school);
  const begun = (sourceId: string, changes = {}) =>
    todoFor(person.account, { sourceId, title: sourceId, category: 'STARTED', ...changes });
  await client.push(UPSERT, [begun('报修'), begun('用车', { createdAt: '2026-11-02 08:00:00' }), begun('借阅')]);
  await client.push('/todos:complete', [{ sourceId: '报修' }]);
  await client.push(UPSERT, [begun('用车', { status: 'DONE' })]);
  const titles = async (category: TodoCategory) =>
    (await person.todos.page({ category })).result.records.map(({ title }) => title).sort();
  expect([await titles('STARTED'), await titles('DONE')]).toEqual([['借阅'], ['报修', '用车']]);
  const done = (await person.todos.page({ category: 'DONE' })).result.records.find(({ title }) => title === '用车');
  expect(done?.sentAt).toBe('2026-11-02 08:00:00');
});

test('OA-1 CD-SIGN-1 who has a to-do reads what its system did in the matter, the newest first, and nobody else does', async () => {
  const school = await aSchool();
  const [applicant, handler, stranger] = [await school.person(), await school.person(), await school.person()];
  const client = await anApiClient(school);
  await client.push('/todos:batchUpsert', [
    todoFor(applicant.account, { sourceId: 'S-1', instanceId: 'BX-1', category: 'STARTED' }),
    todoFor(handler.account, { sourceId: 'BX-1' }),
    todoFor(handler.account, { sourceId: 'T-2', instanceId: 'BX-2', category: 'CC' }),
  ]);
  const steps = [
    { node: '收件', handler: '服务大厅', action: '受理', opinion: '', at: '2026-11-09 10:00:00' },
    { node: '初审', handler: '王老师', action: '退回', opinion: '请补发票', at: '2026-11-09 11:00:00' },
  ];
  for (const body of steps) await client.call('/instances/BX-1/logs', { body });
  const rowsOf = async (person: TestPerson, category: TodoCategory) =>
    (await person.todos.page({ category })).result.records;
  const [[begun = expect.fail()], [own = expect.fail()], [other = expect.fail()]] = [
    await rowsOf(applicant, 'STARTED'),
    await rowsOf(handler, 'TODO'),
    await rowsOf(handler, 'CC'),
  ];
  expect([begun.hasSteps, own.hasSteps, other.hasSteps]).toEqual([true, true, undefined]);
  expect((await applicant.todos.steps({ id: begun.id })).result).toEqual(steps.toReversed());
  expect((await handler.todos.steps({ id: own.id })).result).toEqual(steps.toReversed());
  expect((await handler.todos.steps({ id: other.id })).result).toEqual([]);
  expect((await stranger.todos.steps({ id: begun.id })).status).toBe(4040);
});

test('OA-1 an open page is told when a step was taken in the matter of a to-do; the same step again tells nobody', async () => {
  const school = await aSchool();
  const [applicant, handler, stranger] = [await school.person(), await school.person(), await school.person()];
  const [client, other] = [await anApiClient(school), await anApiClient(school)];
  await client.push('/todos:batchUpsert', [
    todoFor(applicant.account, { sourceId: 'S-1', instanceId: 'BX-1', category: 'STARTED' }),
    todoFor(handler.account, { sourceId: 'BX-1' }),
    todoFor(stranger.account, { sourceId: 'T-2', instanceId: 'BX-2' }),
  ]);
  await other.push('/todos:batchUpsert', [todoFor(stranger.account, { sourceId: 'BX-1' })]);
  const told: string[][] = [];
  school.parts.bus.subscribe('hint', ({ tenantId, topic, userIds }) => {
    if (tenantId === school.tenant && topic === 'card.affairs') told.push([...(userIds ?? [])].sort());
  });
  const step = { node: '初审', handler: '王老师', action: '退回', opinion: '请补发票', at: '2026-11-09 11:00:00' };
  const readers = [applicant.id, handler.id].sort();
  await client.call('/instances/BX-1/logs', { body: step });
  expect(told).toEqual([readers]);
  await client.call('/instances/BX-1/logs', { body: step });
  expect(told).toEqual([readers]);
  await client.call('/instances/BX-1/logs', { body: { ...step, opinion: '请补两张发票' } });
  expect(told).toEqual([readers, readers]);
  await client.call('/instances/nobody/logs', { body: step });
  expect(told).toHaveLength(2);
});
