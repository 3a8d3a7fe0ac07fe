import { fill } from '@yizhan/contract/texts/format.ts';
import { serviceTodos } from '@yizhan/contract/texts/zh-CN/service-todos.ts';
import { expect, test } from 'vitest';
import { aGuideOut, guidePublisher } from '../../../test/guides.ts';
import { aSchool, type School, type TestPerson } from '../../../test/school.ts';
import { aServiceForm, aStored, serviceAdmin, serviceKeeper } from '../../../test/service-config.ts';
import { sql, tenant } from '../../db/sql.ts';

type ServiceVersion = { id: string; version: number };

const reason = '请补充办理对象';

async function aTeam() {
  const school = await aSchool();
  const keeper = await serviceKeeper(school, '周敏');
  const reviewer = await serviceKeeper(school, '何建平');
  return { school, keeper, reviewer, held: await aStored(keeper) };
}
const send = (person: TestPerson, held: ServiceVersion) =>
  person.serviceConfig.changeStatus({ ...held, status: 'SUBMITTED' });
const shelve = (person: TestPerson, held: ServiceVersion) =>
  person.serviceConfig.changeStatus({ ...held, status: 'SHELF' });
const sendBack = (person: TestPerson, held: ServiceVersion, why = reason) =>
  person.serviceConfig.changeStatus({ ...held, status: 'DRAFT', reason: why });
const seenBy = async (person: TestPerson, { id }: ServiceVersion) => (await person.serviceConfig.detail({ id })).result;
const todosOf = (school: School, { id }: TestPerson) =>
  school.db.many<{ title: string; status: string; category: string }>(sql`
    select title, status, category from todo
    where tenant_id = ${tenant} and source_app = 'service' and assignee_id = ${id} order by id`);

test('a service is sent for review, listed as waiting with who sent it and when, and put on the shelf by another', async () => {
  const { keeper, reviewer, held } = await aTeam();
  const waiting = (await send(keeper, held)).result;
  expect(waiting.version).toBe(2);
  const [row] = (await reviewer.serviceConfig.page({ status: 'SUBMITTED' })).result.records;
  expect(row).toMatchObject({ name: '选课', submitted: { by: '周敏', own: false }, returned: null, mayShelve: true });
  expect(row?.submitted?.at).toBe(row?.changedAt);
  expect(await seenBy(keeper, held)).toMatchObject({ submitted: { own: true }, mayShelve: false });
  expect((await shelve(reviewer, waiting)).status).toBe(1000);
  expect(await seenBy(keeper, held)).toMatchObject({ status: 'SHELF', submitted: null, mayShelve: false });
});

test('who keeps services puts nothing on the shelf alone: neither a draft, nor what was taken off, nor what they sent', async () => {
  const { keeper, reviewer, held } = await aTeam();
  const needsReview = { status: 4030, msg: '服务须先提交审核，由其他管理员通过后上架' };
  expect(await shelve(keeper, held)).toMatchObject(needsReview);
  const waiting = (await send(keeper, held)).result;
  expect(await shelve(keeper, waiting)).toMatchObject({ status: 4030, msg: '自己提交的服务须由其他管理员审核' });
  const on = (await shelve(reviewer, waiting)).result;
  const off = (await keeper.serviceConfig.changeStatus({ ...on, status: 'OFF' })).result;
  expect(await shelve(keeper, off)).toMatchObject(needsReview);
  const again = (await send(keeper, off)).result;
  expect((await shelve(reviewer, again)).status).toBe(1000);
});

test('who runs the school puts a draft on the shelf without a second person, also one they sent themselves', async () => {
  const school = await aSchool();
  const admin = await serviceAdmin(school);
  expect((await shelve(admin, await aStored(admin))).status).toBe(1000);
  const held = await aStored(admin, { code: 'leave', name: '请假' });
  const waiting = (await send(admin, held)).result;
  expect(await seenBy(admin, held)).toMatchObject({ submitted: { own: true }, mayShelve: true });
  expect((await shelve(admin, waiting)).status).toBe(1000);
});

test('what is sent back is a draft with a reason, which stands until it is sent again', async () => {
  const { keeper, reviewer, held } = await aTeam();
  const waiting = (await send(keeper, held)).result;
  const refused = await sendBack(reviewer, waiting, '  ');
  expect(refused).toMatchObject({ status: 4000, msg: '请填写退回的原因', result: { field: 'reason' } });
  const back = (await sendBack(reviewer, waiting)).result;
  const returned = { status: 'DRAFT', submitted: null, returned: { by: '何建平', reason } };
  expect(await seenBy(keeper, held)).toMatchObject(returned);
  const corrected = await keeper.serviceConfig.submit({ service: aServiceForm({ summary: '面向新生' }), held: back });
  expect(await seenBy(keeper, held)).toMatchObject(returned);
  await send(keeper, corrected.result);
  expect(await seenBy(keeper, held)).toMatchObject({ status: 'SUBMITTED', returned: null });
});

test('who sent a service takes it back without giving a reason', async () => {
  const { keeper, held } = await aTeam();
  const waiting = (await send(keeper, held)).result;
  const back = await sendBack(keeper, waiting, '');
  expect(back.status).toBe(1000);
  const taken = { status: 'DRAFT', submitted: null, returned: null };
  expect(await seenBy(keeper, held)).toMatchObject(taken);
  // The submitter's own remark does not count as a return reason.
  await sendBack(keeper, (await send(keeper, back.result)).result, '还要再改');
  expect(await seenBy(keeper, held)).toMatchObject(taken);
});

test('who wrote the words of a service last does not put it on the shelf, though another sent it', async () => {
  const { school, keeper, reviewer, held } = await aTeam();
  const changed = await reviewer.serviceConfig.submit({ service: aServiceForm({ summary: '新的' }), held });
  const waiting = (await send(keeper, changed.result)).result;
  expect(await seenBy(reviewer, held)).toMatchObject({ submitted: { own: false }, mayShelve: false });
  expect(await shelve(reviewer, waiting)).toMatchObject({ status: 4030, msg: '最后由您修改的服务须由其他管理员审核' });
  const third = await serviceKeeper(school, '陈立');
  const back = (await sendBack(third, waiting)).result;
  // Sending it back is not an edit of its content.
  expect((await shelve(third, (await send(keeper, back)).result)).status).toBe(1000);
});

test('a service changed after it was sent is a draft again', async () => {
  const { keeper, reviewer, held } = await aTeam();
  const waiting = (await send(keeper, held)).result;
  const changed = await keeper.serviceConfig.submit({ service: aServiceForm({ summary: '新的' }), held: waiting });
  expect(await seenBy(reviewer, held)).toMatchObject({ status: 'DRAFT', submitted: null, mayShelve: false });
  expect((await shelve(reviewer, changed.result)).status).toBe(4030);
});

test('an online service without an address is not sent for review', async () => {
  const school = await aSchool();
  const keeper = await serviceKeeper(school);
  expect(await send(keeper, await aStored(keeper, { url: '' }))).toMatchObject({
    status: 1002,
    msg: '提交审核前请填写访问地址',
    result: { field: 'url' },
  });
});

test('nothing leads from the shelf or from off back to a draft, nor from the shelf into review', async () => {
  const school = await aSchool();
  const admin = await serviceAdmin(school);
  const on = (await shelve(admin, await aStored(admin))).result;
  expect([(await send(admin, on)).status, (await sendBack(admin, on)).status]).toEqual([4000, 4000]);
  const off = (await admin.serviceConfig.changeStatus({ ...on, status: 'OFF' })).result;
  expect((await sendBack(admin, off)).status).toBe(4000);
  const waiting = (await send(admin, off)).result;
  expect((await admin.serviceConfig.changeStatus({ ...waiting, status: 'OFF' })).status).toBe(4000);
});

test('a reviewer who holds an older version is told who changed it; one of another school finds nothing', async () => {
  const { keeper, reviewer, held } = await aTeam();
  const waiting = (await send(keeper, held)).result;
  expect(await shelve(reviewer, held)).toMatchObject({ status: 9009, result: { who: '周敏' } });
  const stranger = await serviceAdmin(await aSchool());
  for (const refused of [await shelve(stranger, waiting), await sendBack(stranger, waiting)])
    expect(refused.status).toBe(4040);
});

test('reviewers find what waits among their to-dos, and its sender what came back', async () => {
  const { school, keeper, reviewer, held } = await aTeam();
  const waiting = (await send(keeper, held)).result;
  const ask = { title: fill(serviceTodos.ask, { name: '选课' }), category: 'TODO' };
  expect(await todosOf(school, reviewer)).toEqual([{ ...ask, status: 'PENDING' }]);
  expect(await todosOf(school, keeper)).toEqual([]);
  const back = (await sendBack(reviewer, waiting)).result;
  expect(await todosOf(school, reviewer)).toEqual([{ ...ask, status: 'DONE' }]);
  expect(await todosOf(school, keeper)).toMatchObject([{ title: `服务「选课」被退回：${reason}`, category: 'READ' }]);
  await shelve(reviewer, (await send(keeper, back)).result);
  expect(await todosOf(school, reviewer)).toEqual([{ ...ask, status: 'DONE' }]);
});

const readingsOf = async (person: TestPerson) =>
  (await person.todos.page({ category: 'READ' })).result.records.map(({ title }) => title);

test('what was said of a return ends when the service is sent again, put on the shelf, or removed', async () => {
  const { school, keeper, reviewer, held } = await aTeam();
  const admin = await serviceAdmin(school);
  const back = (await sendBack(reviewer, (await send(keeper, held)).result)).result;
  expect(await readingsOf(keeper)).toEqual([`服务「选课」被退回：${reason}`]);
  const again = (await send(keeper, back)).result;
  expect(await readingsOf(keeper)).toEqual([]);
  const on = (await shelve(admin, (await sendBack(reviewer, again)).result)).result;
  expect(await readingsOf(keeper)).toEqual([]);
  const off = (await keeper.serviceConfig.changeStatus({ ...on, status: 'OFF' })).result;
  const last = (await sendBack(reviewer, (await send(keeper, off)).result)).result;
  expect((await readingsOf(keeper)).length).toBe(1);
  expect((await keeper.serviceConfig.remove(last)).status).toBe(1000);
  expect(await readingsOf(keeper)).toEqual([]);
});

test('who sent a service is told that it was approved, changed or removed by another, and not what they did', async () => {
  const { keeper, reviewer, held } = await aTeam();
  const on = (await shelve(reviewer, (await send(keeper, held)).result)).result;
  expect(await readingsOf(keeper)).toEqual(['服务「选课」已通过审核并上架']);
  const off = (await keeper.serviceConfig.changeStatus({ ...on, status: 'OFF' })).result;
  const service = aServiceForm({ summary: '新的' });
  const waiting = (await send(keeper, off)).result;
  const own = (await keeper.serviceConfig.submit({ service, held: waiting })).result;
  expect(await readingsOf(keeper)).toEqual([]);
  const changing = (await send(keeper, own)).result;
  const changed = (await reviewer.serviceConfig.submit({ service, held: changing })).result;
  expect(await readingsOf(keeper)).toEqual(['服务「选课」已被何建平修改，需重新提交审核']);
  await reviewer.serviceConfig.remove((await send(keeper, changed)).result);
  expect(await readingsOf(keeper)).toEqual(['服务「选课」已被何建平删除']);
  expect(await readingsOf(reviewer)).toEqual([]);
});

test('each step is in the audit with its reason', async () => {
  const { school, keeper, reviewer, held } = await aTeam();
  await sendBack(reviewer, (await send(keeper, held)).result);
  const lines = await school.db.many<{ after: unknown }>(sql`
    select after from audit_log where tenant_id = ${tenant} and action = 'changeStatus' and entity_id = ${held.id}
    order by id`);
  expect(lines.map(({ after }) => after)).toEqual([{ status: 'SUBMITTED' }, { status: 'DRAFT', reason }]);
});

test('nobody finds a service that waits for review: not in the hall, the search, by its address, nor as a visitor', async () => {
  const school = await aSchool();
  const [keeper, person] = [await serviceKeeper(school), await school.person()];
  const held = await aStored(keeper, { anonymous: true, listed: true });
  await send(keeper, held);
  const guide = await aGuideOut(await guidePublisher(school), held.id, { isPublic: true });
  expect((await person.guides.info({ guideId: guide.id })).msg).toBe('内容不存在或已被删除');
  expect((await person.hall.page({ keyword: '选课' })).result.records).toEqual([]);
  expect((await school.visitor.hall.openPage({ keyword: '选课' })).result.records).toEqual([]);
  expect((await person.services.details({ id: held.id })).msg).toBe('内容不存在或已被删除');
  expect((await person.services.address({ serviceId: held.id })).status).toBe(4040);
  expect((await school.visitor.services.openDetails({ id: held.id })).status).toBe(4040);
});

test('HL-10 a service on its way back to the shelf still says that it was withdrawn', async () => {
  const school = await aSchool();
  const [admin, person] = [await serviceAdmin(school), await school.person()];
  const on = (await shelve(admin, await aStored(admin))).result;
  const off = (await admin.serviceConfig.changeStatus({ ...on, status: 'OFF' })).result;
  await send(admin, off);
  expect((await person.services.details({ id: on.id })).msg).toBe('「选课」已下架');
});
