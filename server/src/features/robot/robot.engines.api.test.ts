import { expect, test } from 'vitest';
import { aFaq, aRobotSchool, faqKeeper, travelTo } from '../../../test/robot.ts';
import { aSchool } from '../../../test/school.ts';
import { sql, tenant } from '../../db/sql.ts';

test('GD-5 the robot’s public fields answer without a token, and nothing else of it does', async () => {
  const school = await aSchool();
  const url = '/api/blade-platform/questionbasicconfig/baseInfo';
  const { http, body } = await school.inject({ url });
  expect(http).toBe(200);
  expect(JSON.parse(body)).toMatchObject({ status: 1000, result: { enabled: false, name: '小站' } });
  expect(Object.keys(JSON.parse(body).result).sort()).toEqual([
    ...['avatar', 'enabled', 'feedbackOn', 'hotCount', 'manualEntry', 'name', 'placeholder', 'position'],
    ...['sensitiveTip', 'showOnPreLogin', 'welcome', 'workTime'],
  ]);
  const english = await school.inject({ url, headers: { 'accept-language': 'en' } });
  expect(JSON.parse(english.body).result.name).toBe('Xiaozhan');
  expect((await (await school.person()).robot.ask({ question: '校园卡丢了怎么办' })).msg).toBe('智能问答暂未开放');
});

test('RB-1 a question in other words gets the approved answer with its source and date', async () => {
  const { school, deptId, keeper } = await aRobotSchool();
  await aFaq(keeper, deptId, { similar: ['一卡通挂失', '饭卡不见了怎么办'] });
  await aFaq(keeper, deptId, { question: '宿舍几点熄灯', answers: [{ html: '<p>23:30</p>' }] });
  const { result } = await (await school.person()).robot.ask({ question: '我的饭卡不见了怎么办' });
  expect(result).toMatchObject({
    ...{ type: 'EXACT', question: '校园卡丢了怎么办', answer: '<p>立即挂失，再补办。</p>' },
    source: { dept: '后勤保障处' },
    manual: { kind: 'chat', target: deptId, name: '后勤保障处', accountId: null },
  });
  expect(result.source?.updatedAt).toMatch(/^\d{4}-\d\d-\d\d /);
});

test('RB-1 an answer changes with its publication and ends with its withdrawal, a draft changes nothing', async () => {
  const { school, deptId, keeper } = await aRobotSchool();
  const held = await aFaq(keeper, deptId);
  const student = await school.person();
  const ask = async () => (await student.robot.ask({ question: '校园卡丢了怎么办' })).result;
  const content = { question: '校园卡丢了怎么办', answers: [{ html: '<p>新的答案</p>' }], deptId };
  const drafted = (await keeper.faq.update({ ...held, ...content })).result;
  expect((await ask()).answer).toBe('<p>立即挂失，再补办。</p>');
  const published = (await keeper.publishing.publish(drafted)).result;
  expect((await ask()).answer).toBe('<p>新的答案</p>');
  await keeper.faq.withdraw(published);
  expect((await ask()).type).toBe('NONE');
});

test('RB-2 an unknown question is refused with near questions and a way to a person, and is recorded', async () => {
  const { school, deptId, keeper } = await aRobotSchool();
  await aFaq(keeper, deptId);
  const student = await school.person();
  const { result } = await student.robot.ask({ question: '宿舍可以养猫吗' });
  expect(result).toMatchObject({ type: 'NONE', answer: '', faqId: null, source: null });
  expect((await student.robot.history()).result).toMatchObject([{ question: '宿舍可以养猫吗', type: 'NONE' }]);
  const near = (await student.robot.ask({ question: '卡的颜色' })).result;
  expect(near.type).not.toBe('EXACT');
  expect(near.similar).toEqual([expect.objectContaining({ question: '校园卡丢了怎么办' })]);
});

test('RB-2 a person is handed over to the department’s conversation, a visitor gets its contacts', async () => {
  const { school, deptId, keeper } = await aRobotSchool();
  await aFaq(keeper, deptId);
  await school.db.run(sql`
    update dept set phone = '0871-6600 5555', location = '行政楼 101', office_hours = '工作日'
    where tenant_id = ${tenant} and id = ${deptId}`);
  await school.db.run(sql`
    insert into public_account (tenant_id, dept_id, allow_reply) values (${tenant}, ${deptId}, true)`);
  const quiet = await school.db.one<{ id: string }>(sql`
    insert into public_account (tenant_id, is_default, name) values (${tenant}, false, '只发通知') returning id`);
  const student = await school.person();
  const { manual } = (await student.robot.ask({ question: '校园卡丢了怎么办' })).result;
  const open = await student.chat.openAccount({ accountId: manual?.accountId ?? '' });
  expect(open.result).toMatchObject({ toUserName: '后勤保障处', canReply: true });
  expect((await student.chat.openAccount({ accountId: manual?.accountId ?? '' })).result.jid).toBe(open.result.jid);
  expect((await student.chat.openAccount({ accountId: quiet.id })).status).toBe(4040);
  const other = await (await aSchool()).person();
  expect((await other.chat.openAccount({ accountId: manual?.accountId ?? '' })).status).toBe(4040);
  expect((await school.visitor.robot.openAsk({ question: '校园卡丢了怎么办' })).result.manual).toMatchObject({
    accountId: null,
    contact: { phone: '0871-6600 5555', location: '行政楼 101', officeHours: '工作日' },
  });
});

test('RB-3 an entry is answered on its last day and not on the next', async () => {
  const { school, deptId, keeper } = await aRobotSchool();
  await aFaq(keeper, deptId, { validUntil: '2030-11-18' });
  // A session does not last that long: somebody asks again.
  const askAt = async (time: string) => {
    travelTo(school, new Date(time));
    const { result } = await (await school.person()).robot.ask({ question: '校园卡丢了怎么办' });
    return result.type;
  };
  expect(await askAt('2030-11-18T10:00:00Z')).toBe('EXACT');
  expect(await askAt('2030-11-18T16:30:00Z')).toBe('NONE');
  const student = await school.person();
  expect((await student.robot.recommended({})).result).toEqual([]);
});

test('RB-4 each identity gets its own answer, and everybody else the common one', async () => {
  const { school, deptId, keeper } = await aRobotSchool();
  const answers = [
    { html: '<p>请到馆咨询</p>' },
    { identities: [1], html: '<p>15 册</p>' },
    { identities: [3, 4], html: '<p>50 册</p>' },
  ];
  await aFaq(keeper, deptId, { question: '一次可以借几本书', answers });
  const answerOf = async (type: number) =>
    (await (await school.person({ type })).robot.ask({ question: '一次可以借几本书' })).result.answer;
  expect([await answerOf(1), await answerOf(3), await answerOf(6)]).toEqual([
    ...['<p>15 册</p>', '<p>50 册</p>', '<p>请到馆咨询</p>'],
  ]);
  const twice = { question: '重复', answers: [...answers, { identities: [1], html: '<p>20 册</p>' }], deptId };
  expect((await keeper.faq.create(twice)).msg).toBe('同一身份只能有一个答案，请合并后再保存');
});

test('RB-10 no answer says more than the asker may see, and visitors have a limit of their own', async () => {
  const { school, deptId, keeper } = await aRobotSchool();
  const inside = await aFaq(keeper, deptId, { question: '工资什么时候发', anonymous: false });
  await aFaq(keeper, deptId, { question: '教师怎么调课', answers: [{ identities: [3], html: '<p>提前三天</p>' }] });
  const student = await school.person({ type: 1 });
  const asVisitor = (question: string, faqId?: string) =>
    school.visitor.robot.openAsk({ question, sessionId: 'visitor-0001', ...(faqId ? { faqId } : {}) });
  expect((await asVisitor('工资什么时候发')).result).toMatchObject({ type: 'NONE', similar: [] });
  expect((await asVisitor('工资什么时候发', inside.id)).status).toBe(4040);
  expect((await student.robot.ask({ question: '教师怎么调课' })).result.answer).toBe('');
  const suggested = (await student.robot.suggestions({ keyword: '教师怎么调课' })).result;
  expect(suggested.map(({ question }) => question)).not.toContain('教师怎么调课');
  const statuses = [];
  for (let at = 0; at < 20; at += 1) statuses.push((await asVisitor('工资')).http);
  expect(statuses.slice(0, 18).every((http) => http === 200)).toBe(true);
  expect(statuses.at(-1)).toBe(429);
});

test('RB-2 solved or not is said by the asker alone, and an answer that did not help becomes a gap', async () => {
  const { school, deptId, keeper } = await aRobotSchool();
  const held = await aFaq(keeper, deptId);
  const [student, other] = [await school.person(), await school.person()];
  const { answerId } = (await student.robot.ask({ question: '校园卡丢了怎么办' })).result;
  expect((await other.robot.judge({ answerId, solved: true })).status).toBe(4040);
  await student.robot.judge({ answerId, solved: true });
  await student.robot.judge({ answerId, solved: false, reasonCode: 'OUTDATED', text: '窗口搬了' });
  expect((await keeper.faq.get({ id: held.id })).result).toMatchObject({ hits: 1, solved: 0, unsolved: 1 });
  expect((await keeper.faq.gaps({})).result.records).toMatchObject([{ question: '校园卡丢了怎么办', times: 1 }]);
});

test('OV-7 the robot greets, recommends pinned and much asked questions, and suggests while one types', async () => {
  const { school, deptId, keeper } = await aRobotSchool();
  await aFaq(keeper, deptId, { question: '宿舍几点熄灯' });
  await aFaq(keeper, deptId, { question: '怎么选课', pinned: true });
  const often = await aFaq(keeper, deptId);
  const student = await school.person();
  await student.robot.ask({ question: '校园卡丢了', faqId: often.id });
  const greeting = (await student.robot.greet()).result;
  expect(greeting.text).toContain('小站');
  expect(greeting.quick.map(({ question }) => question)).toEqual(['怎么选课', '校园卡丢了怎么办', '宿舍几点熄灯']);
  expect((await student.robot.suggestions({ keyword: '校园卡' })).result[0]?.question).toBe('校园卡丢了怎么办');
  expect((await student.robot.suggestions({ keyword: 'xiaoyuanka' })).result[0]?.question).toBe('校园卡丢了怎么办');
});

test('RB-10 a school that does not show its robot before sign-in answers no visitor', async () => {
  const school = await aSchool();
  const keeper = await faqKeeper(school);
  const { version } = (await keeper.faq.settings()).result;
  await keeper.faq.saveSettings({ version, enabled: true });
  expect((await school.visitor.robot.openGreet()).msg).toBe('智能问答暂未开放');
  expect((await keeper.robot.greet()).status).toBe(1000);
});

test('OV-7 within a scene the robot answers from it and the scenes below it, and from no other', async () => {
  const { school, deptId, keeper } = await aRobotSchool();
  const [logistics, teaching] = [
    (await keeper.faq.saveScene({ name: '后勤' })).result,
    (await keeper.faq.saveScene({ name: '教务' })).result,
  ];
  const cards = (await keeper.faq.saveScene({ name: '校园卡', parentId: logistics.id })).result;
  await aFaq(keeper, deptId, { sceneId: cards.id });
  const student = await school.person();
  const answerIn = async (sceneId: string) =>
    (await student.robot.ask({ question: '校园卡丢了怎么办', sceneId })).result.type;
  expect([await answerIn(cards.id), await answerIn(logistics.id), await answerIn(teaching.id)]).toEqual([
    ...['EXACT', 'EXACT', 'NONE'],
  ]);
});

test('GD-5 the robot has a picture, the school’s own where it uploaded one, which visitors see too', async () => {
  const school = await aSchool();
  const keeper = await faqKeeper(school);
  expect((await school.visitor.robot.baseInfo()).result.avatar).toBe('/robot.svg');
  const { id } = await school.db.one<{ id: string }>(sql`
    insert into file_object (tenant_id, owner_id, name, mime, size, sha256, audience)
    values (${tenant}, ${keeper.id}, 'a.png', 'image/png', 1, 'x', 'owner') returning id`);
  const { version } = (await keeper.faq.settings()).result;
  await keeper.faq.saveSettings({ version, enabled: true, avatar: `/files/${id}` });
  expect((await school.visitor.robot.baseInfo()).result.avatar).toBe(`/files/${id}`);
  expect(await school.db.one(sql`select audience from file_object where tenant_id = ${tenant} and id = ${id}`)).toEqual(
    {
      audience: 'public',
    },
  );
});
