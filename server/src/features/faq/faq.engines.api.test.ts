import { sectionPath } from '@yizhan/contract/sections.ts';
import { expect, test } from 'vitest';
import { aFaq, aRobotSchool, faqKeeper, travelTo } from '../../../test/robot.ts';
import { sql, tenant } from '../../db/sql.ts';

test('RB-9 unanswered questions of one meaning are one gap, others are not', async () => {
  const { school, keeper } = await aRobotSchool();
  const student = await school.person();
  for (const question of ['宿舍可以养猫吗', '在宿舍能不能养猫', '宿舍养猫可以吗', '校园里可以飞无人机吗'])
    await student.robot.ask({ question });
  const { records } = (await keeper.faq.gaps({})).result;
  expect(records).toMatchObject([
    { question: '宿舍可以养猫吗', times: 3 },
    { question: '校园里可以飞无人机吗', times: 1, phrases: [] },
  ]);
  expect(records[0]?.phrases.toSorted()).toEqual(['在宿舍能不能养猫', '宿舍养猫可以吗']);
});

test('RB-6 an unanswered question becomes an entry in one click, and publishing it closes the gap', async () => {
  const { school, deptId, keeper } = await aRobotSchool();
  const student = await school.person();
  for (const question of ['宿舍可以养猫吗', '在宿舍能不能养猫']) await student.robot.ask({ question });
  const [gap] = (await keeper.faq.gaps({})).result.records;
  const saved = (await keeper.faq.createFromGap({ id: gap?.id ?? '', deptId })).result;
  const { content } = (await keeper.faq.get({ id: saved.id })).result;
  expect(content).toMatchObject({ question: '宿舍可以养猫吗', similar: ['在宿舍能不能养猫'], deptId });
  expect((await student.robot.ask({ question: '宿舍可以养猫吗' })).result.type).toBe('NONE');
  const written = { ...content, ...saved, answers: [{ html: '<p>不可以。</p>' }] };
  await keeper.publishing.publish((await keeper.faq.update(written)).result);
  expect((await student.robot.ask({ question: '在宿舍能不能养猫' })).result).toMatchObject({
    answer: '<p>不可以。</p>',
  });
  expect((await keeper.faq.gaps({})).result.records).toEqual([]);
});

test('RB-6 a question the robot could not answer waits among the to-dos of those who keep entries, until none is open', async () => {
  const { school, deptId, keeper } = await aRobotSchool();
  const student = await school.person();
  const waiting = async () => (await keeper.todos.page()).result.records.map(({ url }) => url);
  for (const question of ['宿舍可以养猫吗', '校园里可以飞无人机吗', '宿舍养猫可以吗'])
    await student.robot.ask({ question });
  expect(await waiting()).toEqual([`#${sectionPath('faq')}?tab=gaps`]);
  expect((await student.todos.page()).result.total).toBe(0);
  const [cats, drones] = (await keeper.faq.gaps({})).result.records;
  await keeper.faq.ignoreGap({ id: drones?.id ?? '' });
  expect(await waiting()).toHaveLength(1);
  const draft = (await keeper.faq.createFromGap({ id: cats?.id ?? '', deptId })).result;
  expect(await waiting()).toHaveLength(1);
  const { content } = (await keeper.faq.get({ id: draft.id })).result;
  const answered = { ...content, ...draft, answers: [{ html: '<p>不可以。</p>' }] };
  await keeper.publishing.publish((await keeper.faq.update(answered)).result);
  expect(await waiting()).toEqual([]);
  await keeper.faq.ignoreGap({ id: drones?.id ?? '', ignored: false });
  expect(await waiting()).toHaveLength(1);
});

test('RB-1 RB-6 an entry without an answer is kept as a draft, and is published only when each answer says something', async () => {
  const { school, deptId, keeper } = await aRobotSchool();
  await (await school.person()).robot.ask({ question: '宿舍可以养猫吗' });
  const [gap] = (await keeper.faq.gaps({})).result.records;
  const draft = (await keeper.faq.createFromGap({ id: gap?.id ?? '', deptId })).result;
  const missing = { status: 1002, result: { field: 'answers.0.html' } };
  const msg = '「宿舍可以养猫吗」的第 1 个答案还没有填写，请写好后再发布';
  expect(await keeper.publishing.publish(draft)).toMatchObject({ ...missing, msg });
  expect(await keeper.publishing.schedule({ ...draft, at: '2035-01-01 08:00:00' })).toMatchObject(missing);
  const { content } = (await keeper.faq.get({ id: draft.id })).result;
  let held = draft;
  for (const html of ['<p></p>', '<p>&nbsp;　</p><p><br></p>', '<p>请填写答案</p>']) {
    held = (await keeper.faq.update({ ...content, ...held, answers: [{ html }] })).result;
    expect(await keeper.publishing.publish(held), html).toMatchObject(missing);
  }
  const other = (await keeper.faq.create({ question: '热水几点有', answers: [{ html: '全天' }], deptId })).result;
  expect(await keeper.faq.publishDrafts({ ids: [other.id, held.id] })).toMatchObject(missing);
  expect((await keeper.faq.list({ status: 'PUBLISHED' })).result.total).toBe(0);
  const two = [{ html: '<p>不可以。</p>' }, { identities: [3], html: '<p> </p>' }];
  held = (await keeper.faq.update({ ...content, ...held, answers: two })).result;
  expect((await keeper.publishing.publish(held)).result).toEqual({ field: 'answers.1.html' });
  held = (await keeper.faq.update({ ...content, ...held, answers: two.slice(0, 1) })).result;
  expect((await keeper.publishing.publish(held)).status).toBe(1000);
});

test('RB-3 an entry whose last day lies before its first is refused at that field', async () => {
  const { deptId, keeper } = await aRobotSchool();
  const entry = { question: '怎么选课', answers: [{ html: '<p>见通知</p>' }], deptId };
  const days = { validFrom: '2030-02-01', validUntil: '2030-01-31' };
  expect(await keeper.faq.create({ ...entry, ...days })).toMatchObject({
    ...{ status: 1002, msg: '有效期至不能早于生效日期', result: { field: 'validUntil' } },
  });
  const held = (await keeper.faq.create({ ...entry, ...days, validUntil: '2030-02-01' })).result;
  expect((await keeper.faq.update({ ...entry, ...held, ...days })).msg).toBe('有效期至不能早于生效日期');
});

test('RB-9 the same question asked by several at once is one gap', async () => {
  const { school, keeper } = await aRobotSchool();
  const students = await Promise.all([1, 2, 3, 4].map(() => school.person()));
  await Promise.all(students.map((student) => student.robot.ask({ question: '宿舍可以养猫吗' })));
  expect((await keeper.faq.gaps({})).result.records).toMatchObject([{ question: '宿舍可以养猫吗', times: 4 }]);
});

test('RB-6 an unanswered question is added to an entry, or teaches a synonym', async () => {
  const { school, deptId, keeper } = await aRobotSchool();
  const { id } = await aFaq(keeper, deptId, { question: '怎么申请勤工助学岗位' });
  const student = await school.person();
  await student.robot.ask({ question: '哪里有零工可以做' });
  const [gap] = (await keeper.faq.gaps({})).result.records;
  const saved = (await keeper.faq.addGapToFaq({ id: gap?.id ?? '', faqId: id })).result;
  await keeper.publishing.publish(saved);
  expect((await student.robot.ask({ question: '哪里有零工可以做' })).result.faqId).toBe(id);
  await student.robot.ask({ question: '小黄车停哪里' });
  const [other] = (await keeper.faq.gaps({})).result.records;
  await keeper.faq.addGapSynonym({ id: other?.id ?? '', words: ['小黄车', '共享单车'] });
  const synonyms = await school.db.many(sql`select words from synonym where tenant_id = ${tenant}`);
  expect(synonyms).toEqual([{ words: ['小黄车', '共享单车'] }]);
  expect((await keeper.faq.gaps({ state: 'DONE' })).result.total).toBe(2);
});

test('RB-6 an unanswered question that an entry has no room for stays open, and it is said', async () => {
  const { school, deptId, keeper } = await aRobotSchool();
  const similar = Array.from({ length: 30 }, (_, at) => `第${at}号楼怎么走`);
  const { id } = await aFaq(keeper, deptId, { question: '怎么申请勤工助学岗位', similar });
  await (await school.person()).robot.ask({ question: '哪里有零工可以做' });
  const [gap] = (await keeper.faq.gaps({})).result.records;
  const full = await keeper.faq.addGapToFaq({ id: gap?.id ?? '', faqId: id });
  expect(full).toMatchObject({ status: 1002, msg: '这条问答已有 30 种相似问法，请先删去一些，或另建一条' });
  expect((await keeper.faq.gaps({})).result.records).toMatchObject([{ id: gap?.id, faqId: null }]);
});

test('RB-6 two who make an entry of one question at once get the same draft; thrown away, the question waits again', async () => {
  const { school, deptId, keeper } = await aRobotSchool();
  await (await school.person()).robot.ask({ question: '宿舍可以养猫吗' });
  const [gap] = (await keeper.faq.gaps({})).result.records;
  const click = async () => (await keeper.faq.createFromGap({ id: gap?.id ?? '', deptId })).result.id;
  const [one, other] = await Promise.all([click(), click()]);
  expect(one).toBe(other);
  const { records, total } = (await keeper.faq.list({ keyword: '养猫' })).result;
  expect(total).toBe(1);

  await keeper.faq.remove({ id: one ?? '', version: records[0]?.version ?? 0 });
  expect((await keeper.faq.gaps({})).result.records).toMatchObject([{ id: gap?.id, faqId: null }]);
});

test('RB-9 what was set aside stays aside when it is asked again, is counted, and can be taken back', async () => {
  const { school, keeper } = await aRobotSchool();
  const student = await school.person();
  await student.robot.ask({ question: '火星上可以养猫吗' });
  const [gap] = (await keeper.faq.gaps({})).result.records;
  const id = gap?.id ?? '';
  await keeper.faq.ignoreGap({ id });
  await student.robot.ask({ question: '火星上能不能养猫' });
  expect((await keeper.faq.gaps({})).result.records).toEqual([]);
  expect((await keeper.faq.gaps({ state: 'IGNORED' })).result.records).toMatchObject([{ id, times: 2 }]);
  await keeper.faq.ignoreGap({ id, ignored: false });
  expect((await keeper.faq.gaps({})).result.records).toMatchObject([{ id, times: 2, state: 'OPEN' }]);
});

test('RB-8 the fixed questions are asked before publishing, and a loss is said', async () => {
  const { deptId, keeper } = await aRobotSchool();
  const card = await aFaq(keeper, deptId, { similar: ['饭卡丢了'] });
  await keeper.faq.addTest({ question: '饭卡丢了', faqId: card.id });
  await keeper.faq.addTest({ question: '今天天气怎么样', faqId: null });
  expect((await keeper.faq.runTests()).result).toMatchObject({ total: 2, right: 2 });
  const rival = (await keeper.faq.create({ question: '饭卡丢了', answers: [{ html: '<p>别的</p>' }], deptId })).result;
  const check = (await keeper.faq.check({ ids: [rival.id] })).result;
  expect(check).toMatchObject({ total: 2, before: 2, after: 1, lost: [{ question: '饭卡丢了', foundId: rival.id }] });
  const other = (await keeper.faq.create({ question: '热水几点有', answers: [{ html: '<p>全天</p>' }], deptId }))
    .result;
  expect((await keeper.faq.check({ ids: [other.id] })).result).toMatchObject({ before: 2, after: 2, lost: [] });

  const refusal = '发布后有 1 个测试问题不再答对，例如「饭卡丢了」，请修改，或确认后仍然发布';
  const at = '2035-01-01 08:00:00';
  expect((await keeper.publishing.publish(rival)).msg).toBe(refusal);
  expect((await keeper.publishing.schedule({ ...rival, at })).msg).toBe(refusal);
  expect((await keeper.faq.publishDrafts({ ids: [other.id, rival.id] })).msg).toBe(refusal);
  expect((await keeper.publishing.publish(other)).status).toBe(1000);
  expect((await keeper.publishing.publish({ ...rival, acceptLosses: true })).status).toBe(1000);
});

test('RB-8 a question that has to be refused is not refused by a list of near questions', async () => {
  const { deptId, keeper } = await aRobotSchool();
  await aFaq(keeper, deptId, { question: '校园卡丢了怎么补办' });
  await keeper.faq.addTest({ question: '校园卡丢了', faqId: null });
  await keeper.faq.addTest({ question: '貔貅夔牛', faqId: null });
  const near = { question: '校园卡丢了怎么挂失', answers: [{ html: '<p>在线挂失。</p>' }], deptId };
  await keeper.publishing.publish({ ...(await keeper.faq.create(near)).result, acceptLosses: true });
  expect((await keeper.faq.runTests()).result).toMatchObject({
    ...{ total: 2, right: 1 },
    outcomes: [
      { question: '校园卡丢了', isRight: false },
      { isRight: true, foundId: null },
    ],
  });
});

test('RB-3 an expired entry becomes a to-do of its owner, once, and publishing it ends the to-do', async () => {
  const { school, deptId, keeper } = await aRobotSchool();
  const owner = await faqKeeper(school, deptId);
  const held = await aFaq(keeper, deptId, { validUntil: '2030-11-18' });
  const todos = () =>
    school.db.many(sql`
      select assignee_id as who, title, status from todo where tenant_id = ${tenant} and source_app = 'robot'`);
  const runDaily = async () => {
    await school.parts.jobs.start(school.db, 'expiredFaqs', {});
    await school.parts.jobs.runDue(school.tenant);
  };
  travelTo(school, new Date('2030-11-19T02:00:00Z'));
  await runDaily();
  await runDaily();
  const title = '问答「校园卡丢了怎么办」已过有效期，不再回答，请更新或撤下';
  expect(await todos()).toEqual([{ who: owner.id, title, status: 'PENDING' }]);
  const later = await faqKeeper(school);
  expect((await later.faq.list({ status: 'EXPIRED' })).result.total).toBe(1);
  const { content } = (await later.faq.get({ id: held.id })).result;
  await later.publishing.publish((await later.faq.update({ ...content, ...held, validUntil: '2031-11-18' })).result);
  expect(await todos()).toEqual([{ who: owner.id, title, status: 'DONE' }]);
});

test('OV-7 statistics count what was asked, answered and solved', async () => {
  const { school, deptId, keeper } = await aRobotSchool();
  const held = await aFaq(keeper, deptId);
  const student = await school.person();
  const { answerId } = (await student.robot.ask({ question: '校园卡丢了怎么办' })).result;
  await student.robot.judge({ answerId, solved: true });
  await student.robot.ask({ question: '宿舍可以养猫吗' });
  const today = new Date().toISOString().slice(0, 10);
  const { result } = await keeper.faq.statistics({
    from: '2026-01-01',
    to: today > '2026-11-01' ? '2026-12-31' : today,
  });
  expect(result).toMatchObject({
    ...{ asked: 2, people: 1, answered: 1, solved: 1, unsolved: 0 },
    top: [{ id: held.id, name: '校园卡丢了怎么办', times: 1 }],
    depts: [{ name: '后勤保障处', entries: 1, hits: 1, solved: 1 }],
  });
});

test('OV-7 drafts are published together, and a scene with entries is not removed', async () => {
  const { school, deptId, keeper } = await aRobotSchool();
  const scene = (await keeper.faq.saveScene({ name: '后勤' })).result;
  const drafts = [];
  for (const question of ['热水几点有', '校车几点发车'])
    drafts.push(
      (await keeper.faq.create({ question, answers: [{ html: '<p>见通知</p>' }], deptId, sceneId: scene.id })).result,
    );
  const ids = drafts.map(({ id }) => id);
  expect((await keeper.faq.publishDrafts({ ids })).result).toEqual({ published: 2 });
  expect((await (await school.person()).robot.recommended({ sceneId: scene.id })).result).toHaveLength(2);
  expect(await keeper.faq.removeScene({ id: scene.id })).toMatchObject({
    ...{ status: 1002, msg: expect.stringMatching(/^仍被使用，不能删除：2 条问答（/) },
    result: { totals: { faq: 2 } },
  });
});
