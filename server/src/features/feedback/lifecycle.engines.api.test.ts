import { expect, test } from 'vitest';
import { aListedItem, listKeeper } from '../../../test/duty-lists.ts';
import { aDesk, coordinator, handlerOf, held, own, write } from '../../../test/feedback.ts';
import { aFaq, aRobotSchool } from '../../../test/robot.ts';
import type { TestPerson } from '../../../test/school.ts';
import { aDepartment, aService } from '../../../test/services.ts';
import { dayOf, workingDays } from '../../common/working-days.ts';
import { sql, tenant } from '../../db/sql.ts';

const stateOf = async (asker: TestPerson, id: string) => {
  const { status, deptName, round } = (await asker.feedback.detail({ id })).result;
  return [status, deptName, round];
};
const nodesOf = async (asker: TestPerson, id: string) =>
  (await asker.feedback.detail({ id })).result.timeline
    .map(({ node, dept, handler, opinion }) => [node, dept, handler, opinion])
    .reverse();
const todosOf = async (person: TestPerson, category: 'TODO' | 'READ') =>
  (await person.todos.page({ category })).result.records.map(({ title }) => title);

test('RB-7 feedback is answered, asked once more, answered again and rated; its timeline tells all of it', async () => {
  const { handler, asker, deptId, school } = await aDesk();
  const id = await write(asker, { deptId });
  expect(await stateOf(asker, id)).toEqual(['ASSIGNED', '后勤处', 0]);
  expect(await todosOf(handler, 'TODO')).toEqual(['请答复反馈「宿舍几点供热水」']);
  const days = workingDays();
  const { dueOn, daysLeft } = (await asker.feedback.detail({ id })).result;
  expect([dueOn, daysLeft]).toEqual([days.addWorkingDays(dayOf(school.parts.clock()), 2), 2]);

  expect((await handler.feedback.take(await held(handler, id))).status).toBe(1000);
  expect(await stateOf(asker, id)).toEqual(['HANDLING', '后勤处', 0]);
  expect(await todosOf(asker, 'READ')).toEqual(['您的反馈「宿舍几点供热水」已开始处理']);
  await handler.feedback.note({ id, text: '已联系东区值班室' });
  expect((await handler.feedback.reply({ ...(await held(handler, id)), text: '每晚九点前供应。' })).status).toBe(1000);
  expect(await todosOf(handler, 'TODO')).toEqual([]);
  expect(await todosOf(asker, 'READ')).toEqual(['您的反馈「宿舍几点供热水」已答复，请查看并评价']);

  expect((await asker.feedback.reopen({ ...(await own(asker, id)), reason: '九点前也没有' })).status).toBe(1000);
  expect(await stateOf(asker, id)).toEqual(['HANDLING', '后勤处', 1]);
  expect(await todosOf(handler, 'TODO')).toEqual(['反馈「宿舍几点供热水」未解决，请重办']);
  await handler.feedback.reply({ ...(await held(handler, id)), text: '锅炉已修好。' });
  expect((await asker.feedback.detail({ id })).result).toMatchObject({ canReopen: false, canRate: true });
  expect((await asker.feedback.reopen({ ...(await own(asker, id)), reason: '再来' })).msg).toBe(
    '这条反馈的状态已经变化，不能这样操作，请刷新后再看',
  );
  expect((await asker.feedback.rate({ ...(await own(asker, id)), score: 4, text: '这次好了' })).status).toBe(1000);
  expect((await asker.feedback.detail({ id })).result).toMatchObject({
    ...{ status: 'CLOSED', daysLeft: null, canRate: false, canClose: false },
    rate: { score: 4, text: '这次好了' },
  });
  expect(await nodesOf(asker, id)).toEqual([
    ['SUBMITTED', '', '李同学', ''],
    ['ASSIGNED', '后勤处', '', ''],
    ['TAKEN', '后勤处', '办理人', ''],
    ['REPLIED', '后勤处', '办理人', '每晚九点前供应。'],
    ['REOPENED', '', '李同学', '九点前也没有'],
    ['REPLIED', '后勤处', '办理人', '锅炉已修好。'],
    ['RATED', '', '李同学', '这次好了'],
    ['CLOSED', '', '李同学', ''],
  ]);
  expect(await todosOf(asker, 'READ')).toEqual([]);
  expect((await handler.feedback.get({ id })).result.timeline.map(({ node }) => node)).toContain('NOTED');
});

test('RB-7 whoever has no department in mind is led by the responsibility lists, else by the school’s desk', async () => {
  const { school, deptId, handler, asker } = await aDesk();
  const [academic, keeper] = [await aDepartment(school.db, '教务处'), await listKeeper(school)];
  await aListedItem(keeper, deptId, { title: '学生公寓热水供应与维修', listType: 'responsibility' });
  await aListedItem(keeper, academic, { title: '学籍异动审批' });
  const text = { title: '公寓热水供应中断', content: '三号楼热水维修没有人来' };
  expect((await asker.feedback.responsible(text)).result).toEqual({
    ...{ deptId, deptName: '后勤处', itemTitle: '学生公寓热水供应与维修' },
  });
  const led = await write(asker, text);
  expect(await stateOf(asker, led)).toEqual(['ASSIGNED', '后勤处', 0]);
  expect((await handler.feedback.get({ id: led })).result.itemTitle).toBe('学生公寓热水供应与维修');

  const service = await aService(school.db, { name: '成绩单', deptId: academic });
  expect(await stateOf(asker, await write(asker, { ...text, relatedServiceId: service }))).toEqual([
    ...['ASSIGNED', '教务处', 0],
  ]);

  const desk = await coordinator(school);
  const open = await write(asker, { title: '一句与清单无关的话', content: '天气真好' });
  expect(await stateOf(asker, open)).toEqual(['WAITING', '', 0]);
  expect(await todosOf(desk, 'TODO')).toEqual(['请答复反馈「一句与清单无关的话」']);
  expect((await handler.feedback.get({ id: open })).status).toBe(4040);
  await desk.feedback.assign({ ...(await held(desk, open)), deptId, opinion: '请后勤处答复' });
  expect(await stateOf(asker, open)).toEqual(['ASSIGNED', '后勤处', 0]);
  expect(await todosOf(desk, 'TODO')).toEqual([]);
  expect(await todosOf(handler, 'TODO')).toContain('请答复反馈「一句与清单无关的话」');
  expect((await desk.feedback.assign({ ...(await held(desk, open)), deptId })).msg).toBe('这条反馈已经在后勤处');
});

test('RB-7 with a scene of questions it goes to whoever answers most of them, and an unknown scene is refused', async () => {
  const { school, keeper, deptId } = await aRobotSchool();
  const scene = (await keeper.faq.saveScene({ name: '后勤' })).result;
  const below = (await keeper.faq.saveScene({ name: '热水', parentId: scene.id })).result;
  await aFaq(keeper, deptId, { sceneId: below.id });
  const asker = await school.person();
  const draft = { title: '想问一件事', content: '不知道归谁管。' };
  expect((await asker.feedback.responsible({ ...draft, sceneId: scene.id })).result).toMatchObject({ deptId });
  expect((await asker.feedback.responsible(draft)).result.deptId).toBeNull();
  const id = await write(asker, { ...draft, sceneId: scene.id });
  expect((await asker.feedback.detail({ id })).result.deptName).toBe('后勤保障处');
  const elsewhere = await aRobotSchool();
  const other = (await elsewhere.keeper.faq.saveScene({ name: '别处' })).result;
  expect((await asker.feedback.create({ type: 'CONSULT', ...draft, sceneId: other.id })).status).toBe(4040);
});

test('RB-7 progress is the asker’s alone; handlers of other departments find nothing', async () => {
  const { school, deptId, asker, handler } = await aDesk();
  const stranger = await school.person();
  const other = await handlerOf(school, await aDepartment(school.db, '财务处'));
  const id = await write(asker, { deptId });
  const own = { id, version: 1 };
  for (const refused of [
    stranger.feedback.detail({ id }),
    stranger.feedback.rate({ ...own, score: 5 }),
    stranger.feedback.reopen({ ...own, reason: '不是我的' }),
    stranger.feedback.close(own),
    handler.feedback.detail({ id }),
    other.feedback.get({ id }),
    other.feedback.take(own),
    other.feedback.reply({ ...own, text: '不是我部门的' }),
    other.feedback.note({ id, text: '不是我部门的' }),
    other.feedback.assign({ ...own, deptId }),
  ])
    expect((await refused).status).toBe(4040);
  expect((await stranger.feedback.progress({})).result.total).toBe(0);
  expect((await other.feedback.queue({})).result.total).toBe(0);
  expect((await stranger.feedback.queue({})).status).toBe(403);
  expect((await asker.feedback.progress({})).result.records.map((row) => row.id)).toEqual([id]);
});

test('RB-7 a person counts what waits, and closes what has settled itself', async () => {
  const { asker, handler, deptId } = await aDesk();
  const ids = [await write(asker, { deptId }), await write(asker, { deptId }), await write(asker)];
  await handler.feedback.take(await held(handler, ids[0] ?? ''));
  await handler.feedback.reply({ ...(await held(handler, ids[1] ?? '')), text: '好的' });
  await asker.feedback.close(await own(asker, ids[2] ?? ''));
  expect((await asker.feedback.statistics()).result).toEqual({
    ...{ total: 3, waiting: 0, handling: 1, answered: 1, closed: 1 },
  });
  const answered = (await asker.feedback.progress({ state: 'answered' })).result.records;
  expect(answered.map(({ id }) => id)).toEqual([ids[1]]);
  await asker.feedback.close(await own(asker, ids[0] ?? ''));
  expect(await todosOf(handler, 'TODO')).toEqual([]);
  const late = await held(handler, ids[0] ?? '');
  expect((await handler.feedback.reply({ ...late, text: '晚了' })).status).toBe(1002);
});

test('RB-7 what was not answered in two working days is late, and so is its answer', async () => {
  const { school, asker, handler, deptId } = await aDesk();
  const [late, early] = [await write(asker, { deptId }), await write(asker, { deptId })];
  await school.db.run(sql`
    update feedback set due_at = now() - interval '20 days' where tenant_id = ${tenant} and id = ${late}`);
  const lates = async () => (await handler.feedback.queue({ late: 'true' })).result.records.map(({ id }) => id);
  expect(await lates()).toEqual([late]);
  const { records } = (await handler.feedback.queue({ status: 'OPEN' })).result;
  expect(records.map(({ id, isLate }) => [id, isLate])).toEqual([
    [late, true],
    [early, false],
  ]);
  expect(records[0]?.daysLeft).toBeLessThan(-8);
  await handler.feedback.reply({ ...(await held(handler, late)), text: '抱歉，迟了' });
  expect((await asker.feedback.detail({ id: late })).result).toMatchObject({ isLate: true, daysLeft: null });
});

test('VA-1 RB-7 feedback with a sensitive word is refused by its name, and so is an answer', async () => {
  const { school, asker, handler, deptId } = await aDesk();
  const editor = await school.person({ menus: ['userFrameConfig/manage/words'] });
  await editor.sensitiveWords.create({ words: ['代写论文'] });
  const id = await write(asker, { deptId });
  const refusal = '内容包含敏感词「代写论文」，本次提交已被记录，请修改后重新提交';
  const said = { type: 'COMPLAIN', title: '有人代-寫-論-文', content: '请处理' } as const;
  expect((await asker.feedback.create(said)).msg).toBe(refusal);
  const text = '代写论文属于作弊';
  expect((await handler.feedback.reply({ ...(await held(handler, id)), text })).msg).toBe(refusal);
  const { records } = (await editor.sensitiveWords.hits({})).result;
  expect(records.map(({ place, word }) => [place, word])).toEqual([
    ['feedback', '代写论文'],
    ['feedback', '代写论文'],
  ]);
  expect((await asker.feedback.statistics()).result.total).toBe(1);
});

test('RB-7 an anonymous asker is named nowhere at the desk and reads the answer as usual', async () => {
  const { asker, handler, deptId } = await aDesk();
  const id = await write(asker, { deptId, anonymous: true, contact: '' });
  const seen = JSON.stringify([
    (await handler.feedback.queue({})).result,
    (await handler.feedback.get({ id })).result,
    (await handler.todos.page({ category: 'TODO' })).result,
  ]);
  expect(seen).not.toContain('李同学');
  await handler.feedback.reply({ ...(await held(handler, id)), text: '已处理' });
  await asker.feedback.rate({ ...(await own(asker, id)), score: 5 });
  const after = JSON.stringify((await handler.feedback.get({ id })).result);
  expect(after).not.toContain('李同学');
  expect((await handler.feedback.reply({ id, version: 1, text: '再答' })).msg).not.toContain('李同学');
});

test('RB-7 an answer that nobody rates is closed after fifteen days, and not before', async () => {
  const { school, asker, handler, deptId } = await aDesk();
  const [old, fresh] = [await write(asker, { deptId }), await write(asker, { deptId })];
  for (const id of [old, fresh]) await handler.feedback.reply({ ...(await held(handler, id)), text: '好的' });
  await school.db.run(sql`
    update feedback set answered_at = now() - interval '16 days' where tenant_id = ${tenant} and id = ${old}`);
  await school.parts.jobs.start(school.db, 'cleanup', {});
  await school.parts.jobs.runDue(school.tenant);
  expect(await nodesOf(asker, old)).toContainEqual(['CLOSED', '', '', '15 天内没有评价，自动办结']);
  expect((await stateOf(asker, old))[0]).toBe('CLOSED');
  expect((await stateOf(asker, fresh))[0]).toBe('ANSWERED');
});
