import { expect, test } from 'vitest';
import { aFaq, aRobotSchool } from '../../../test/robot.ts';
import { aDepartment, aService } from '../../../test/services.ts';
import { dayOf } from '../../common/working-days.ts';
import { sql, tenant } from '../../db/sql.ts';
import { indexService } from '../../domain/search/entry-queries.ts';

test('RB-2 below the threshold a person is offered: of the nearest entry’s department, of the service’s, or of the school', async () => {
  const { school, deptId, keeper } = await aRobotSchool();
  await aFaq(keeper, deptId, { question: '校园卡丢了怎么补办' });
  await aFaq(keeper, deptId, { question: '校园卡丢了怎么挂失' });
  const student = await school.person();
  const near = (await student.robot.ask({ question: '校园卡丢了' })).result;
  expect(near).toMatchObject({ type: 'LIST', manual: { kind: 'chat', target: deptId, name: '后勤保障处' } });
  const ofService = await aDepartment(school.db, '网络中心');
  await indexService(school.db, await aService(school.db, { name: '电子邮箱开通', deptId: ofService }));
  const found = (await student.robot.ask({ question: '电子邮箱开通' })).result;
  expect(found).toMatchObject({ type: 'SERVICE', manual: { target: ofService, name: '网络中心' } });

  const manualOf = async () => (await student.robot.ask({ question: '貔貅夔牛' })).result.manual;
  expect(await manualOf()).toBeNull();
  const own = await school.db.one<{ id: string }>(sql`
    insert into public_account (tenant_id, allow_reply) values (${tenant}, true)
    on conflict (tenant_id, coalesce(dept_id, 0)) where is_default do update set allow_reply = true returning id`);
  expect(await manualOf()).toMatchObject({ kind: 'chat', target: '', accountId: own.id });
  expect((await school.visitor.robot.openAsk({ question: '貔貅夔牛' })).result.manual).toBeNull();
});

test('RB-2 RB-6 a list of near questions counts as answered once one is chosen, and none of them makes a gap', async () => {
  const { school, deptId, keeper } = await aRobotSchool();
  const replace = await aFaq(keeper, deptId, { question: '校园卡丢了怎么补办' });
  await aFaq(keeper, deptId, { question: '校园卡丢了怎么挂失' });
  const [student, other] = [await school.person(), await school.person()];
  const day = dayOf(school.parts.clock());
  const counted = async () => (await keeper.faq.statistics({ from: day, to: day })).result;
  const list = (await student.robot.ask({ question: '校园卡丢了' })).result;
  expect(list.type).toBe('LIST');
  expect(await counted()).toMatchObject({ asked: 1, answered: 0, near: 1, solved: 0, unsolved: 0 });
  const chosen = { question: '校园卡丢了怎么补办', faqId: replace.id, fromAnswerId: list.answerId };
  await other.robot.ask(chosen);
  expect(await counted()).toMatchObject({ answered: 1, near: 1 });
  await student.robot.ask(chosen);
  expect(await counted()).toMatchObject({ asked: 3, answered: 3, near: 0, solved: 0, unsolved: 0 });
  expect((await keeper.faq.gaps({})).result.records).toEqual([]);

  const another = (await student.robot.ask({ question: '校园卡丢了' })).result;
  await student.robot.judge({ answerId: another.answerId, solved: false });
  expect(await counted()).toMatchObject({ asked: 4, answered: 3, near: 1, unsolved: 0 });
  expect((await keeper.faq.gaps({})).result.records).toMatchObject([{ question: '校园卡丢了', times: 1 }]);
});

test('RB-6 what has no word is answered by nobody and is no gap', async () => {
  const { school, keeper } = await aRobotSchool();
  const student = await school.person();
  for (const question of ['?', '😀', 'a', '12345']) {
    const { result } = await student.robot.ask({ question });
    expect(result.type).toBe('NONE');
    await student.robot.judge({ answerId: result.answerId, solved: false });
    await student.robot.record({ question });
  }
  expect((await keeper.faq.gaps({})).result.records).toEqual([]);
  expect((await student.robot.history()).result).toHaveLength(8);
  await student.robot.ask({ question: 'VPN' });
  expect((await keeper.faq.gaps({})).result.records).toMatchObject([{ question: 'VPN' }]);
});
