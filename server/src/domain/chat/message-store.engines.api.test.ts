import { messageTypes } from '@yizhan/contract/message-types.ts';
import { expect, test } from 'vitest';
import { aSchool } from '../../../test/school.ts';
import { sql, tenant } from '../../db/sql.ts';
import { MessageStore } from './message-store.ts';
import { openPair } from './queries.ts';
import type { NewMessage } from './store-queries.ts';

const text = (conversationId: string, fromId: string, clientId: string): NewMessage => ({
  conversationId,
  fromId,
  clientId,
  type: 1,
  content: clientId,
  objectId: null,
  fileType: '',
  fileSize: 0,
  quotedSeq: null,
  mentions: [],
  isCounted: true,
});

async function aSchoolWithPair() {
  const school = await aSchool();
  const [one, other] = [await school.person(), await school.person()];
  const jid = await openPair(school.db, [one.id, other.id], new Date());
  const stores = [1, 2].map(() => new MessageStore(school.parts.database, school.parts.clock, 50));
  return { school, one, other, jid, stores };
}

test('CH-17 two nodes number the messages of a conversation without gap or repeat, each stored once however often it is sent', async () => {
  const { school, one, other, jid, stores } = await aSchoolWithPair();
  const sends = Array.from({ length: 200 }, (_, n) => text(jid, n % 2 ? one.id : other.id, `message-${n}`));
  const stored = await Promise.all(
    sends.flatMap((message, n) =>
      stores
        .slice(0, n % 3 === 0 ? 2 : 1)
        .map(async (store) => ({ message, result: await store.store(school.tenant, message) })),
    ),
  );
  const rows = await school.db.many<{ seq: number; content: string }>(sql`
    select seq::float8 as seq, content from message where tenant_id = ${tenant} and conversation_id = ${jid} order by seq`);
  expect(rows.map(({ seq }) => seq)).toEqual(sends.map((_, n) => n + 1));
  const numbers = new Map(rows.map(({ content, seq }) => [content, seq]));
  for (const { message, result } of stored) expect(result?.seq).toBe(numbers.get(message.clientId));
  expect(stored.filter(({ result }) => result?.isNew)).toHaveLength(200);
});

test('CH-13 a message sent twice at once is stored once, and only one of the two is new', async () => {
  const {
    school,
    one,
    jid,
    stores: [store],
  } = await aSchoolWithPair();
  const send = async () => store?.store(school.tenant, text(jid, one.id, 'message-1'));
  const results = await Promise.all([send(), send()]);
  expect(results.map((result) => [result?.seq, result?.isNew])).toEqual([
    [1, true],
    [1, false],
  ]);
});

test('a message of somebody who is no member is not stored and takes no number', async () => {
  const { school, one, jid, stores } = await aSchoolWithPair();
  const stranger = await school.person();
  const [refused, stored] = await Promise.all([
    stores[0]?.store(school.tenant, text(jid, stranger.id, 'from a stranger')),
    stores[0]?.store(school.tenant, text(jid, one.id, 'from a member')),
  ]);
  expect([refused, stored?.seq]).toEqual([undefined, 1]);
});

test('a mention is remembered for the one who is mentioned until it is read', async () => {
  const { school, one, other, jid, stores } = await aSchoolWithPair();
  await stores[0]?.store(school.tenant, { ...text(jid, one.id, 'client-1'), mentions: [other.id] });
  await stores[0]?.store(school.tenant, { ...text(jid, one.id, 'client-2'), mentions: ['all'] });
  const rows = await school.db.many<{ userId: string; seq: number | null }>(sql`
    select user_id as "userId", mentioned_seq::float8 as seq from conversation_member
    where tenant_id = ${tenant} and conversation_id = ${jid}`);
  expect(new Map(rows.map(({ userId, seq }) => [userId, seq]))).toEqual(
    new Map([
      [one.id, null],
      [other.id, 1],
    ]),
  );
});

test('CH-12 a mention in a message that is recalled before it was read is gone', async () => {
  const { school, one, other, jid, stores } = await aSchoolWithPair();
  await stores[0]?.store(school.tenant, { ...text(jid, one.id, 'client-1'), mentions: [other.id] });
  const recall = { type: messageTypes.recall, content: `${jid}-1`, quotedSeq: 1, isCounted: false };
  await stores[0]?.store(school.tenant, { ...text(jid, one.id, 'recall-1'), ...recall });
  const mentioned = await school.db.many(sql`
    select 1 from conversation_member
    where tenant_id = ${tenant} and conversation_id = ${jid} and mentioned_seq is not null`);
  expect(mentioned).toEqual([]);
});
