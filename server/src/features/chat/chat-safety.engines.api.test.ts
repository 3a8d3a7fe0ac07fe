import { randomUUID } from 'node:crypto';
import { messageTypes } from '@yizhan/contract/message-types.ts';
import { expect, test } from 'vitest';
import { aSchoolWithTwo, conversationWith, say } from '../../../test/chat.ts';
import { signIn } from '../../../test/socket.ts';
import { sql, tenant } from '../../db/sql.ts';
import { removeOldMessages } from '../../domain/chat/retention.ts';
import { expired, removeAll } from '../../jobs/kinds/cleanup-queries.ts';

const DAY_MS = 24 * 3_600_000;

test('VA-1 a message with a sensitive word is refused, sent with the word masked, or sent and recorded, as the school decided', async () => {
  const { school, one, other } = await aSchoolWithTwo();
  await school.db.run(sql`
    insert into sensitive_word (tenant_id, word, action)
    values (${tenant}, '代写论文', 'block'), (${tenant}, '傻瓜', 'replace'), (${tenant}, '兼职', 'record')`);
  const jid = await conversationWith(one, other);
  const here = await signIn(school, one);
  await say(here, jid, '你这个傻 瓜Ｘ');
  await say(here, jid, '有个兼职');
  const messageIdWeb = randomUUID();
  here.send({ op: 'send', msg: { messageIdWeb, jid, type: 1, content: '代 写 论 文，傻瓜' } });
  await here.hears({ op: 'refused', about: messageIdWeb, status: 1002 });
  const { records } = (await other.chat.history({ jid })).result;
  expect(records.map(({ content }) => content)).toEqual(['你这个***X', '有个兼职']);
  const hits = await school.db.many<{ word: string }>(
    sql`select word from sensitive_hit where tenant_id = ${tenant} and place = 'chat' order by id`,
  );
  expect(hits.map(({ word }) => word)).toEqual(['傻瓜', '兼职', '代写论文']);
});

test('VA-1 sensitive words are looked for in the name and announcement of a group and in the names of files as well', async () => {
  const { school, one, other } = await aSchoolWithTwo();
  await school.db.run(sql`
    insert into sensitive_word (tenant_id, word, action)
    values (${tenant}, '代写论文', 'block'), (${tenant}, '傻瓜', 'replace')`);
  const userIds = [other.id];
  expect((await one.chat.createGroup({ name: '代写论文群', userIds })).status).toBe(1002);
  const { jid } = (await one.chat.createGroup({ name: '傻瓜群', userIds })).result;
  expect((await one.chat.updateGroup({ jid, announcement: '代写论文找我' })).status).toBe(1002);
  await one.chat.updateGroup({ jid, announcement: '谁是傻瓜' });
  expect((await other.chat.group({ jid })).result).toMatchObject({ name: '**群', announcement: '谁是**' });
  const here = await signIn(school, one);
  const upload = async (name: string) => (await one.files.upload({ file: new File(['a'], name) })).result.id;
  const messageIdWeb = randomUUID();
  const msg = { messageIdWeb, jid, type: messageTypes.file, content: '', objectId: await upload('代写论文.txt') };
  here.send({ op: 'send', msg });
  await here.hears({ op: 'refused', about: messageIdWeb, status: 1002 });
  await say(here, jid, '', { type: messageTypes.file, objectId: await upload('傻瓜.txt') });
  expect((await other.chat.history({ jid })).result.records.at(-1)?.content).toBe('**.txt');
});

test('CH-12 a text with half a character or a zero byte arrives without it, and so do the messages stored beside it', async () => {
  const { school, one, other } = await aSchoolWithTwo();
  const jid = await conversationWith(one, other);
  const [here, there] = [await signIn(school, one), await signIn(school, other)];
  await Promise.all([say(here, jid, '半个\ud83d字'), say(here, jid, '零\0字节'), say(there, jid, '好的😀')]);
  const { records } = (await other.chat.history({ jid })).result;
  expect(records.map(({ content }) => content).sort()).toEqual(['半个\ufffd字', '好的😀', '零字节'].sort());
});

test('a file that the school does not allow in chat is refused, by kind and by size', async () => {
  const { school, one, other } = await aSchoolWithTwo({ chat: { fileTypes: ['txt'], fileMaxMb: 1 } });
  const jid = await conversationWith(one, other);
  const here = await signIn(school, one);
  const upload = async (bytes: number, name: string) =>
    (await one.files.upload({ file: new File(['a'.repeat(bytes)], name) })).result.id;
  const sendFile = (objectId: string, messageIdWeb: string) =>
    here.send({ op: 'send', msg: { messageIdWeb, jid, type: messageTypes.file, content: '', objectId } });
  const [wrong, large, good] = [randomUUID(), randomUUID(), randomUUID()];
  sendFile(await upload(10, '表.csv'), wrong);
  sendFile(await upload(1024 ** 2 + 1, '长.txt'), large);
  sendFile(await upload(10, '短.txt'), good);
  await here.hears({ op: 'refused', about: wrong, status: 1002 });
  await here.hears({ op: 'refused', about: large, status: 1002 });
  await here.hears({ op: 'ack', messageIdWeb: good });
  expect((await one.chat.imConfig()).result).toMatchObject({ fileMaxMb: 1, allowTypes: ['txt'] });
});

test('EN-6 文件传输助手 takes a file too large for any other conversation, and nobody else can be sent that file', async () => {
  const { school, one, other } = await aSchoolWithTwo();
  const file = new File(['a'.repeat(21 * 1024 ** 2)], '录像.txt');
  expect((await one.files.upload({ file })).http).toBe(413);
  const objectId = (await one.files.upload({ file, ownDevices: true })).result.id;
  const [{ jid: own } = expect.fail('文件传输助手')] = (await one.chat.getFriends()).result;
  const here = await signIn(school, one);
  const sendTo = (jid: string) => {
    const messageIdWeb = randomUUID();
    here.send({ op: 'send', msg: { messageIdWeb, jid, type: messageTypes.file, content: '', objectId } });
    return messageIdWeb;
  };
  await here.hears({ op: 'ack', messageIdWeb: sendTo(own) });
  await here.hears({ op: 'refused', about: sendTo(await conversationWith(one, other)) });
  expect((await one.files.link({ id: objectId })).status).toBe(1000);
  expect((await other.files.link({ id: objectId })).status).toBe(4040);
  expect((await one.chat.imConfig()).result.ownFileMaxMb).toBe(100);
});

test('EN-6 what was uploaded for one’s own devices and never sent is removed like any other upload', async () => {
  const { school, one } = await aSchoolWithTwo();
  const { id } = (await one.files.upload({ file: new File(['a'], '一.txt'), ownDevices: true })).result;
  await school.db.run(sql`
    update file_object set created_at = now() - interval '2 days' where tenant_id = ${tenant} and id = ${id}`);
  for (const [table, condition] of expired(new Date(), new Date(0)))
    await removeAll(school.db, table, condition, AbortSignal.timeout(10_000));
  expect(await school.parts.files.find(school.db, id)).toBeUndefined();
});

test('messages older than the school keeps are removed with their files, and nobody has them unread any more', async () => {
  const { school, one, other } = await aSchoolWithTwo({ chat: { retentionDays: 30 } });
  const jid = await conversationWith(one, other);
  const here = await signIn(school, one);
  const file = (await one.files.upload({ file: new File(['旧'], '旧.txt') })).result.id;
  const messageIdWeb = randomUUID();
  here.send({ op: 'send', msg: { messageIdWeb, jid, type: messageTypes.file, content: '', objectId: file } });
  await here.hears({ op: 'ack', messageIdWeb });
  await say(here, jid, '旧');
  await school.db.run(sql`update message set sent_at = sent_at - interval '31 days' where tenant_id = ${tenant}`);
  await say(here, jid, '新');
  await school.parts.jobs.start(school.db, 'cleanup', {});
  await school.parts.jobs.runDue(school.tenant);
  const { records } = (await other.chat.history({ jid })).result;
  expect(records.map(({ seq, content }) => [seq, content])).toEqual([[3, '新']]);
  const [entry] = (await other.chat.getLastChatList()).result.filter((listed) => listed.jid === jid);
  expect(entry).toMatchObject({ unreadNumber: 1, lastSeq: 3 });
  expect((await one.files.link({ id: file })).status).toBe(4040);
  const later = new Date(Date.now() + DAY_MS);
  await removeOldMessages(school.db, school.parts.files, later, new AbortController().signal);
  expect((await other.chat.getLastChatList()).result.find((listed) => listed.jid === jid)).toMatchObject({
    unreadNumber: 0,
    last: null,
  });
  await say(here, jid, '又来');
  expect((await other.chat.history({ jid })).result.records).toMatchObject([{ seq: 4 }]);
});
