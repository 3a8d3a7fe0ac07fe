import { expect, test } from 'vitest';
import { aSchoolWithTwo, conversationWith, say } from '../../../test/chat.ts';
import { signIn } from '../../../test/socket.ts';
import { sql, tenant } from '../../db/sql.ts';

test('a school’s rules of chat take effect with the next message, and a second administrator learns of a conflict', async () => {
  const { school, one } = await aSchoolWithTwo();
  const [student, other] = [await school.person({ type: 1 }), await school.person({ type: 1 })];
  const admin = await school.person({ menus: ['userFrameConfig/manage/chat'] });
  const { knownTypes, ...before } = (await admin.chatAdmin.get()).result;
  expect(before).toMatchObject({ writing: 'studentsInGroups', floodCount: 20, recallMinutes: 2, retentionDays: 365 });
  expect(knownTypes).toContain('pdf');
  expect((await student.chat.open({ userId: other.id })).status).toBe(4030);
  const saved = await admin.chatAdmin.update({ ...before, writing: 'open', floodCount: 1 });
  expect(saved.result).toMatchObject({ writing: 'open', floodCount: 1 });
  const jid = await conversationWith(student, other);
  const here = await signIn(school, student);
  await say(here, jid, '一');
  here.send({ op: 'send', msg: { messageIdWeb: 'second-one', jid, type: 1, content: '二' } });
  await here.hears({ op: 'refused', about: 'second-one' });
  expect((await admin.chatAdmin.update(before)).status).toBe(9009);
  expect((await admin.chatAdmin.update({ ...saved.result, fileTypes: ['exe'] })).status).toBe(4000);
  expect((await one.chatAdmin.get()).http).toBe(403);
});

test('messages of others are found only with a reason, and the search is in the audit log', async () => {
  const { school, one, other } = await aSchoolWithTwo();
  const auditor = await school.person({ name: '审计员', menus: ['userFrameConfig/manage/chatRecords'] });
  const jid = await conversationWith(one, other);
  const here = await signIn(school, one);
  await say(here, jid, '转账到这个账户');
  await say(here, jid, '明天交作业');
  const day = (offset: number) => new Date(Date.now() + offset * 24 * 3_600_000).toISOString().slice(0, 10);
  const query = { keyword: '转账', sender: '王老师', from: day(-1), to: day(1) };
  expect((await auditor.chatAdmin.searchRecords({ ...query, reason: '看' })).status).toBe(4000);
  const { result } = await auditor.chatAdmin.searchRecords({ ...query, reason: '处理学工处转来的诈骗投诉' });
  expect(result).toMatchObject({
    total: 1,
    records: [{ fromUserName: '王老师', conversationName: '李同学', content: '转账到这个账户', recalled: false }],
  });
  const rows = await school.db.many<{ who: string; after: object }>(sql`
    select actor_name as who, after from audit_log
    where tenant_id = ${tenant} and entity = 'message' and action = 'search'`);
  expect(rows).toMatchObject([
    { who: '审计员', after: { reason: '处理学工处转来的诈骗投诉', keyword: '转账', total: 1 } },
  ]);
  const outside = { ...query, from: day(-9), to: day(-8), reason: '处理学工处转来的诈骗投诉' };
  expect((await auditor.chatAdmin.searchRecords(outside)).result.total).toBe(0);
  expect((await one.chatAdmin.searchRecords({ ...query, reason: '处理学工处转来的诈骗投诉' })).http).toBe(403);
});
