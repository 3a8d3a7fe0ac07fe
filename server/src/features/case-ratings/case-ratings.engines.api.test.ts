import { expect, test } from 'vitest';
import { aCase, actNow, aDept, aProcessOut, aStep, processKeeper } from '../../../test/processes.ts';
import { aSchool, type School, type TestPerson } from '../../../test/school.ts';
import { sql, tenant } from '../../db/sql.ts';
import { runDueRectification } from '../../domain/ratings/rectification.ts';

const menus = ['userFrameConfig/manage/caseRatings'] as const;

/** A school with a process, whoever answers its ratings, and an applicant with a finished case. */
async function aFinishedCase() {
  const school = await aSchool();
  const deptId = await aDept(school, '教务处');
  const keeper = await processKeeper(school, deptId);
  const clerk = await school.person({ name: '评价专员', deptId, menus });
  const applicant = await school.person({ name: '李雷', deptId });
  await aProcessOut({ keeper, deptId }, { flow: { blocks: [aStep('a', [keeper.id])] } });
  const finish = async () => {
    const { id } = await aCase(applicant);
    await actNow(keeper, id, { action: 'approve' });
    return id;
  };
  return { school, deptId, keeper, clerk, applicant, finish };
}

const desk = async (clerk: TestPerson, more: object = {}) => (await clerk.caseRatings.page(more)).result.records;
const todosOf = ({ db }: School, who: TestPerson) =>
  db.many<{ title: string; status: string; category: string; initiator: string }>(sql`
    select title, status, category, initiator from todo
    where tenant_id = ${tenant} and source_app = 'caseRating' and assignee_id = ${who.id} order by id`);

test('RA-4 a bad rating opens a rectification: called back, put right, answered, closed by the follow-up', async () => {
  const { school, clerk, applicant, finish } = await aFinishedCase();
  const caseId = await finish();
  await applicant.cases.rate({ caseId, score: 2, text: '等了很久' });
  const [row] = await desk(clerk, { state: 'callBack' });
  expect(row).toMatchObject({ score: 2, who: '李雷', caseId, rectification: { status: 'callBack', isLate: false } });
  expect(await todosOf(school, clerk)).toMatchObject([
    { title: '请假申请收到 2 星评价，请回访并整改', status: 'PENDING', category: 'TODO' },
  ]);
  const id = row?.id ?? '';
  expect((await clerk.caseRatings.callBack({ id, text: '电话没有打通过窗口' })).status).toBe(1000);
  expect((await clerk.caseRatings.callBack({ id, text: '再打一次' })).msg).toBe('这条评价不需要回访，或已经回访过');
  expect((await desk(clerk))[0]?.rectification).toMatchObject({ status: 'fixing', callNote: '电话没有打通过窗口' });
  expect((await clerk.caseRatings.reply({ id, text: '已增加值班人员' })).status).toBe(1000);
  expect((await desk(clerk))[0]).toMatchObject({ reply: '已增加值班人员', rectification: { status: 'answered' } });
  expect((await todosOf(school, clerk)).map(({ status }) => status)).toEqual(['DONE']);
  expect(await todosOf(school, applicant)).toMatchObject([{ title: '您对请假申请的评价已有答复', category: 'READ' }]);
  const mine = (await applicant.services.myRatings({ box: 'given' })).result.records[0];
  expect(mine).toMatchObject({ caseId, given: { reply: '已增加值班人员', canFollowUp: true } });
  expect((await applicant.caseRatings.followUp({ id, text: '现在快多了' })).status).toBe(1000);
  expect((await desk(clerk))[0]).toMatchObject({ followUp: '现在快多了', rectification: { status: 'closed' } });
});

test('RA-4 a good rating needs no rectification; a bad one has one and fifteen working days', async () => {
  const { school, clerk, applicant, finish } = await aFinishedCase();
  await applicant.cases.rate({ caseId: await finish(), score: 3 });
  expect((await desk(clerk))[0]?.rectification).toBeNull();
  expect(await todosOf(school, clerk)).toEqual([]);
  await applicant.cases.rate({ caseId: await finish(), score: 1 });
  const [bad] = await desk(clerk, { score: 1 });
  const days = async () =>
    (
      await school.db.one<{ days: number }>(sql`
        select (due_at::date - now()::date) as days from rectification where tenant_id = ${tenant}`)
    ).days;
  const toCall = await days();
  await clerk.caseRatings.callBack({ id: bad?.id ?? '', text: '已联系' });
  expect(toCall).toBeLessThan(12);
  expect(await days()).toBeGreaterThanOrEqual(15);
});

test('RA-4 a department that is late is told once, with its head; an answer nobody follows up closes in time', async () => {
  const { school, deptId, clerk, applicant, finish } = await aFinishedCase();
  const head = await school.person({ name: '王处长', deptId });
  await school.db.run(sql`update dept set leader = '王处长' where tenant_id = ${tenant} and id = ${deptId}`);
  await applicant.cases.rate({ caseId: await finish(), score: 1 });
  const id = (await desk(clerk))[0]?.id ?? '';
  const pass = () => school.db.transaction((db) => runDueRectification(db, id, new Date()));
  const expire = () =>
    school.db.run(sql`update rectification set due_at = now() - interval '1 day' where tenant_id = ${tenant}`);
  expect(await pass()).toBeUndefined();
  await expire();
  expect((await desk(clerk, { lateOnly: true }))[0]?.rectification).toMatchObject({ isLate: true });
  expect([...((await pass())?.notified ?? [])].sort()).toEqual([clerk.id, head.id].sort());
  expect(await pass()).toBeUndefined();
  await clerk.caseRatings.reply({ id, text: '已处理' });
  await expire();
  await pass();
  expect((await desk(clerk))[0]?.rectification).toMatchObject({ status: 'closed' });
});

test('RA-5 one reply, one follow-up, the follow-up after the reply and by the rater alone', async () => {
  const { clerk, applicant, keeper, finish } = await aFinishedCase();
  await applicant.cases.rate({ caseId: await finish(), score: 4 });
  const id = (await desk(clerk))[0]?.id ?? '';
  const late = '只能在部门答复后 30 天内追评一次';
  expect((await applicant.caseRatings.followUp({ id, text: '补充' })).msg).toBe(late);
  const replies = await Promise.all([
    clerk.caseRatings.reply({ id, text: '谢谢' }),
    clerk.caseRatings.reply({ id, text: '多谢' }),
  ]);
  expect(replies.map(({ msg }) => msg).sort()).toEqual(['success', '这条评价已经答复过']);
  expect((await keeper.caseRatings.followUp({ id, text: '我来' })).status).toBe(4040);
  const answers = await Promise.all([
    applicant.caseRatings.followUp({ id, text: '补充' }),
    applicant.caseRatings.followUp({ id, text: '再补充' }),
  ]);
  expect(answers.map(({ msg }) => msg).sort()).toEqual([late, 'success'].sort());
});

test('RA-5 a department sees and answers its own ratings only', async () => {
  const { school, applicant, finish } = await aFinishedCase();
  const elsewhere = await school.person({ name: '别处', deptId: await aDept(school, '后勤处'), menus });
  await applicant.cases.rate({ caseId: await finish(), score: 1 });
  const { id } = await school.db.one<{ id: string }>(sql`select id::text from rating where tenant_id = ${tenant}`);
  expect(await desk(elsewhere)).toEqual([]);
  expect((await elsewhere.caseRatings.get({ id })).status).toBe(4040);
  expect((await elsewhere.caseRatings.reply({ id, text: '你好' })).status).toBe(4040);
});

test('RA-6 an anonymous rating tells the desk, its to-dos and the search neither the name nor the case', async () => {
  const { school, clerk, applicant, finish } = await aFinishedCase();
  const caseId = await finish();
  const no = (await applicant.cases.detail({ id: caseId })).result.no;
  await applicant.cases.rate({ caseId, score: 1, text: '态度不好', anonymous: true });
  const [row] = await desk(clerk);
  expect(row).toMatchObject({ who: '', caseId: null, caseNo: '', rectification: { status: 'fixing' } });
  expect(JSON.stringify(await todosOf(school, clerk))).not.toMatch(/李雷|QJ-/);
  expect(await desk(clerk, { keyword: no })).toEqual([]);
  expect(await desk(clerk, { keyword: '态度' })).toHaveLength(1);
  const kept = await school.db.many<{ entity_id: string }>(
    sql`select entity_id from audit_log where tenant_id = ${tenant} and action = 'rate' and actor_id = ${applicant.id}`,
  );
  expect(kept).toEqual([{ entity_id: caseId }]);
});

test('RA-2 a finished case waits in 我的评价 until it is rated', async () => {
  const { applicant, finish } = await aFinishedCase();
  const caseId = await finish();
  const box = async (name: 'waiting' | 'given') => (await applicant.services.myRatings({ box: name })).result.records;
  expect(await box('waiting')).toMatchObject([{ caseId, serviceName: '请假申请（李雷）', given: null }]);
  await applicant.cases.rate({ caseId, score: 5 });
  expect(await box('waiting')).toEqual([]);
  expect(await box('given')).toMatchObject([{ caseId, given: { score: 5, changeable: false, canFollowUp: false } }]);
});
