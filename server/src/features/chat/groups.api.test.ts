import { randomUUID } from 'node:crypto';
import { messageTypes } from '@yizhan/contract/message-types.ts';
import { expect, test } from 'vitest';
import { aSchoolWithTwo, conversationWith, say } from '../../../test/chat.ts';
import type { TestPerson } from '../../../test/school.ts';
import { signIn } from '../../../test/socket.ts';
import { sql, tenant } from '../../db/sql.ts';

test('EN-5 what happens in a group stands in its thread (210), in its order, and raises nobody’s unread number', async () => {
  const { school, one, other } = await aSchoolWithTwo();
  const third = await school.person({ name: '赵老师', type: 3 });
  const { jid } = (await one.chat.createGroup({ name: '教研室', userIds: [other.id] })).result;
  const here = await signIn(school, one);
  await say(here, jid, '大家好');
  await one.chat.updateGroup({ jid, name: '教研二室', announcement: '周五开会' });
  await one.chat.updateGroup({ jid, name: '教研二室', announcement: '' });
  await one.chat.addMembers({ jid, userIds: [third.id, other.id] });
  await one.chat.removeMember({ jid, userId: other.id });
  await one.chat.setRole({ jid, userId: third.id, role: 'owner' });
  await one.chat.leaveGroup({ jid });
  const { records } = (await third.chat.history({ jid })).result;
  const added = { event: 'added', names: ['赵老师'], count: 1 };
  expect(records.map(({ content }) => JSON.parse(content))).toMatchObject([
    added,
    { event: 'removed', count: 1 },
    { event: 'newOwner', names: ['赵老师'], count: 1 },
    { event: 'left' },
  ]);
  const entry = (await third.chat.getFriends()).result.find((conversation) => conversation.jid === jid);
  expect(entry).toMatchObject({ unreadNumber: 0, lastSeq: 8 });
  for (const content of ['renamed', 'announced', 'announcementRemoved', 'added'])
    await here.hears({ op: 'msg', msg: expect.objectContaining({ content: expect.stringContaining(`"${content}"`) }) });
});

test('CH-7 a group tells its members how far each of them has read, and since when they belong to it', async () => {
  const { school, one, other } = await aSchoolWithTwo();
  const third = await school.person({ name: '赵老师', type: 3 });
  const { jid } = (await one.chat.createGroup({ name: '教研室', userIds: [other.id] })).result;
  const here = await signIn(school, one);
  await say(here, jid, '大家好');
  await one.chat.addMembers({ jid, userIds: [third.id] });
  await say(here, jid, '周五开会');
  const there = await signIn(school, other);
  there.send({ op: 'receipt', type: messageTypes.read, upToMessageId: `${jid}-1` });
  await here.hears({ op: 'receipt', jid, userId: other.id, seq: 1 });
  const { members } = (await third.chat.group({ jid })).result;
  const positions = members.map(({ userId, joinedSeq, readSeq }) => [userId, joinedSeq, readSeq]);
  expect(new Set(positions)).toEqual(
    new Set([
      [one.id, 0, 3],
      [other.id, 0, 1],
      [third.id, 1, 1],
    ]),
  );
});

test('CH-7 who has read a message is told to its author, not to the other members', async () => {
  const { school, one, other } = await aSchoolWithTwo();
  const third = await school.person({ name: '赵老师', type: 3 });
  const { jid } = (await one.chat.createGroup({ name: '教研室', userIds: [other.id, third.id] })).result;
  const [author, phone] = [await signIn(school, one), await signIn(school, other)];
  const [reader, bystander] = [await signIn(school, other), await signIn(school, third)];
  await say(author, jid, '周五开会');
  reader.send({ op: 'receipt', type: messageTypes.read, upToMessageId: `${jid}-1` });
  const receipt = { op: 'receipt', jid, userId: other.id, seq: 1 };
  await author.hears(receipt);
  await phone.hears(receipt);
  await say(author, jid, '地点再定');
  await bystander.hears({ op: 'msg', msg: expect.objectContaining({ content: '地点再定' }) });
  expect(bystander.heard.filter(({ op }) => op === 'receipt')).toEqual([]);
});

test('CH-12 a group whose owner has left the school goes to an administrator, or to the eldest member', async () => {
  const { school, one, other } = await aSchoolWithTwo();
  const [third, fourth] = [await school.person({ type: 3 }), await school.person({ type: 3 })];
  const { jid } = (await one.chat.createGroup({ name: '教研室', userIds: [other.id] })).result;
  await say(await signIn(school, one), jid, '欢迎');
  await one.chat.addMembers({ jid, userIds: [third.id, fourth.id] });
  await one.chat.setRole({ jid, userId: fourth.id, role: 'admin' });
  const disable = ({ id }: { id: string }) =>
    school.db.run(sql`update app_user set status = 'disabled' where tenant_id = ${tenant} and id = ${id}`);
  const ownerSeenBy = async (person: TestPerson) =>
    (await person.chat.group({ jid })).result.members
      .filter(({ role }) => role === 'owner')
      .map(({ userId }) => userId);
  await disable(one);
  expect(await ownerSeenBy(third)).toEqual([fourth.id]);
  await disable(fourth);
  expect((await other.chat.setRole({ jid, userId: third.id, role: 'admin' })).status).toBe(1000);
  expect(await ownerSeenBy(third)).toEqual([other.id]);
});

test('CH-12 when the account of a group’s owner is closed or removed, the members read at once who took over', async () => {
  const { school, one, other } = await aSchoolWithTwo();
  const admin = await school.person({ menus: ['userFrameConfig/manage/users'] });
  const { jid } = (await one.chat.createGroup({ name: '教研室', userIds: [other.id, admin.id] })).result;
  const away = (await other.chat.createGroup({ name: '读书会', userIds: [admin.id] })).result.jid;
  const there = await signIn(school, other);
  const tookOver = (id: string) => ({
    op: 'msg',
    msg: expect.objectContaining({ fromUserId: id, content: JSON.stringify({ event: 'tookOver' }) }),
  });
  expect((await admin.users.disable({ ids: [one.id] })).status).toBe(1000);
  await there.hears(tookOver(other.id));
  const watching = await signIn(school, admin);
  expect((await admin.users.remove({ id: other.id })).status).toBe(1000);
  await watching.hears(tookOver(admin.id));
  for (const group of [jid, away])
    expect((await admin.chat.history({ jid: group })).result.records.at(-1)).toMatchObject({ fromUserId: admin.id });
});

test('CH-12 nobody quotes, and so reads, what was said in a group before they joined it', async () => {
  const { school, one, other } = await aSchoolWithTwo();
  const third = await school.person({ type: 3 });
  const { jid } = (await one.chat.createGroup({ name: '教研室', userIds: [other.id] })).result;
  await say(await signIn(school, one), jid, '只给老成员看');
  await one.chat.addMembers({ jid, userIds: [third.id] });
  const [late, early] = [await signIn(school, third), await signIn(school, other)];
  const messageIdWeb = randomUUID();
  late.send({ op: 'send', msg: { messageIdWeb, jid, type: 1, content: '？', quotedId: `${jid}-1` } });
  await late.hears({ op: 'refused', about: messageIdWeb, status: 4040 });
  await say(early, jid, '收到', { quotedId: `${jid}-1` });
});

test('what the thread says of a group cannot be taken back', async () => {
  const { school, one, other } = await aSchoolWithTwo();
  const { jid } = (await one.chat.createGroup({ name: '教研室', userIds: [other.id] })).result;
  await one.chat.updateGroup({ jid, name: '教研二室' });
  const here = await signIn(school, one);
  here.send({ op: 'recall', messageId: `${jid}-1` });
  await here.hears({ op: 'refused', about: `${jid}-1` });
  expect((await one.chat.history({ jid })).result.records).toMatchObject([
    { type: messageTypes.event, recalled: false },
  ]);
});

test('CH-22 a conversation removed from the list is found by its words and shown again', async () => {
  const { school, one, other } = await aSchoolWithTwo();
  const jid = await conversationWith(one, other);
  await say(await signIn(school, one), jid, '奖学金材料');
  const isListed = async () => (await one.chat.getFriends()).result.some((conversation) => conversation.jid === jid);
  await one.chat.setPreferences({ jid, hidden: true });
  expect(await isListed()).toBe(false);
  expect((await one.chat.search({ keyword: '奖学金' })).result.records).toMatchObject([{ jid }]);
  await one.chat.setPreferences({ jid, hidden: false });
  expect(await isListed()).toBe(true);
});

test('CH-21 the files of a conversation stand together, newest first, for its members alone', async () => {
  const { school, one, other } = await aSchoolWithTwo();
  const jid = await conversationWith(one, other);
  const here = await signIn(school, one);
  await say(here, jid, '附件如下');
  for (const name of ['一.txt', '二.txt']) {
    const objectId = (await one.files.upload({ file: new File(['内容'], name) })).result.id;
    await say(here, jid, '', { type: messageTypes.file, objectId });
  }
  const { records, total } = (await other.chat.files({ jid })).result;
  expect(records.map(({ content }) => content)).toEqual(['二.txt', '一.txt']);
  expect(total).toBe(2);
  const stranger = await school.person({ type: 3 });
  expect((await stranger.chat.files({ jid })).result.records).toEqual([]);
});
