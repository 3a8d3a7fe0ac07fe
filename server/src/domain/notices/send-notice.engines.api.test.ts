import { expect, test } from 'vitest';
import { aDraft, noticeSender } from '../../../test/notices.ts';
import { aSchool, type School } from '../../../test/school.ts';
import { sql, tenant } from '../../db/sql.ts';
import { sendNotice } from './send-notice.ts';

const personsIn = async ({ db }: School, table: 'receivers' | 'deliveries', noticeId: string) => {
  const from = table === 'receivers' ? sql`notice_receiver` : sql`notice_delivery`;
  const rows = await db.many<{ userId: string }>(sql`
    select user_id as "userId" from ${from} where tenant_id = ${tenant} and notice_id = ${noticeId} order by user_id`);
  return rows.map(({ userId }) => userId);
};

/** Sends in batches of two, and stops as a killed node does after so many of them. */
async function sendUntil(school: School, due: { id: string; version: number }, batches: number) {
  const controller = new AbortController();
  let done = 0;
  const progress = async () => {
    done += 1;
    if (done === batches) controller.abort(new Error('killed'));
  };
  const nothing = async () => undefined;
  const parts = { ...school.parts, startDelivery: nothing, startExpiry: nothing };
  return sendNotice(school.db, parts, { ...due, now: new Date() }, { most: 2, signal: controller.signal, progress });
}

test('NT-6 a notice whose sending is killed between two batches goes on where it was, to each receiver once', async () => {
  const school = await aSchool();
  const sender = await noticeSender(school);
  const people = await Promise.all(Array.from({ length: 7 }, () => school.person()));
  const receivers = { userIds: people.map(({ id }) => id) };
  const draft = await aDraft(sender, { receivers });
  await school.db.run(sql`
    update notice set state = 'sending', channels = '["mail"]' where tenant_id = ${tenant} and id = ${draft.id}`);
  await expect(sendUntil(school, draft, 1)).rejects.toThrow('killed');
  expect(await personsIn(school, 'receivers', draft.id)).toHaveLength(2);
  await expect(sendUntil(school, draft, 2)).rejects.toThrow('killed');
  await sendUntil(school, draft, Infinity);
  await sendUntil(school, draft, Infinity);
  const everybody = people.map(({ id }) => id).sort((a, b) => Number(a) - Number(b));
  expect(await personsIn(school, 'receivers', draft.id)).toEqual(everybody);
  expect(await personsIn(school, 'deliveries', draft.id)).toEqual(everybody);
  const { state } = await school.db.one<{ state: string }>(sql`
    select state from notice where tenant_id = ${tenant} and id = ${draft.id}`);
  expect(state).toBe('sent');
});
