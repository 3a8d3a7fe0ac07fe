import type { notices } from '@yizhan/contract/calls/notices.ts';
import * as noticeLimits from '@yizhan/contract/limits/notices.ts';
import { recalledTopic } from '@yizhan/contract/notice-kinds.ts';
import { noticeTexts as en } from '@yizhan/contract/texts/en/notice-texts.ts';
import { fill } from '@yizhan/contract/texts/format.ts';
import { noticeTexts as zh } from '@yizhan/contract/texts/zh-CN/notice-texts.ts';
import { audit } from '../../common/audit.ts';
import { fail } from '../../common/fail.ts';
import { assertNotStale } from '../../common/stale.ts';
import { parseWireTime } from '../../common/wire-time.ts';
import type { SignedInContext } from '../../context.ts';
import type { Db } from '../../db/database.ts';
import { assertChannelsOn } from '../../domain/channels/available.ts';
import { cancelWaiting } from '../../domain/channels/delivery-queries.ts';
import { recallCards } from '../../domain/chat/article-queries.ts';
import { findSendable, reachOf } from '../../domain/notices/account-queries.ts';
import { countReceivers } from '../../domain/notices/audience-queries.ts';
import { publishToReceivers } from '../../domain/notices/send-notice.ts';
import type { Handlers } from '../../handlers.ts';
import type { Person } from '../../person.ts';
import * as rows from './manage-queries.ts';
import { lockUnsent } from './managing.ts';
import * as receipts from './receipt-queries.ts';
import { assertRemindable, assertSendable } from './rules.ts';

type Calls = Pick<
  Handlers<typeof notices>,
  'send' | 'approve' | 'sendBack' | 'testSend' | 'recall' | 'statistics' | 'receivers' | 'remind'
>;

/** Sending notices, and what became of them. */
export const sending: Calls = {
  async send(held, context) {
    const { db, person, now, tenant } = context;
    return db.transaction(async (db) => {
      const notice = await lockUnsent(db, held, person);
      const account = (await findSendable(db, person, notice.accountId)) ?? fail('notice_account_foreign');
      const reach = reachOf(person, account);
      await assertReceivable(db, notice, reach, now);
      if (!tenant.settings.notices.review) return startSending({ ...context, db }, notice, reach);
      const saved = await rows.submitForReview(db, { id: held.id, by: person.id, now }, reach);
      await audit({ ...context, db }, { action: 'askReview', entity: 'notice', entityId: saved.id, after: notice });
      return saved;
    });
  },

  async approve(held, context) {
    return context.db.transaction(async (db) => {
      const notice = await lockSubmitted(db, held, context.person);
      const reach = await rows.findReach(db, held.id);
      await assertReceivable(db, notice, reach, context.now);
      return startSending({ ...context, db }, notice, undefined);
    });
  },

  async sendBack({ note, ...held }, context) {
    const { db, person, now } = context;
    return db.transaction(async (db) => {
      await lockSubmitted(db, held, person);
      const saved = await rows.setReturned(db, { id: held.id, by: person.id, now }, note);
      await audit({ ...context, db }, { action: 'sendBack', entity: 'notice', entityId: held.id, after: { note } });
      return saved;
    });
  },

  async testSend({ id }, context) {
    const { db, jobs, person, caller, now } = context;
    return db.transaction(async (db) => {
      const notice = (await rows.findNotice(db, id, person)) ?? fail('not_found');
      assertSendable({ ...notice, sendAt: null, expireAt: null }, now);
      await assertChannelsOn({ ...context, db }, notice.channels);
      const words = caller.language === 'en' ? en : zh;
      const title = fill(words.testTitle, { title: notice.title });
      const test = await rows.insertTest(db, { id, by: person.id, now }, title);
      await jobs.start(db, 'sendNotice', { noticeId: test.id, version: test.version });
      return {};
    });
  },

  async recall({ id }, context) {
    const { db, person, now, bus } = context;
    const state = await db.transaction(async (db) => {
      const before = (await rows.lockNotice(db, id, person)) ?? fail('not_found');
      if (before.state === 'draft' || before.state === 'recalled') return before.state;
      const next = before.state === 'scheduled' || before.state === 'review' ? 'draft' : 'recalled';
      await rows.setState(db, { id, by: person.id, now }, next);
      await cancelWaiting(db, id);
      if (next === 'recalled') await recallCards(db, id, now);
      await audit({ ...context, db }, { action: 'recall', entity: 'notice', entityId: id, before });
      return next;
    });
    if (state === 'recalled') {
      // Visitors and senders have it open as well, so everybody's open page asks.
      bus.publish('hint', { tenantId: db.tenant, topic: recalledTopic });
      await publishToReceivers(db, context, id);
    }
    return {};
  },

  async statistics({ id }, { db, person }) {
    if (!(await rows.findNotice(db, id, person))) fail('not_found');
    const [counts, departments] = [await receipts.countsOf(db, id), await receipts.countsByDepartment(db, id)];
    return { ...counts, departments };
  },

  async receivers(query, { db, person }) {
    if (!(await rows.findNotice(db, query.id, person))) fail('not_found');
    return receipts.listReceivers(db, query);
  },

  async remind({ id, who, deptId }, context) {
    const { db, now, person } = context;
    const notice = (await rows.findNotice(db, id, person)) ?? fail('not_found');
    assertRemindable(notice, now);
    const before = new Date(now.getTime() - noticeLimits.remindEveryMs);
    const count = await receipts.remindReceivers(db, { id, who, deptId, before, now });
    await audit(context, { action: 'remind', entity: 'notice', entityId: id, after: { who, deptId, count } });
    if (count > 0) await publishToReceivers(db, context, id);
    return { count };
  },
};

/** What another sender has submitted, as it is now. */
async function lockSubmitted(db: Db, { id, version }: { id: string; version: number }, person: Person) {
  const before = (await rows.lockNotice(db, id, person)) ?? fail('not_found');
  if (before.state !== 'review') fail('not_found');
  assertNotStale(before, version, before.title);
  if (before.submittedBy?.id === person.id) fail('notice_own_review');
  return before;
}

async function assertReceivable(db: Db, notice: rows.StoredNotice, reach: readonly string[] | null, now: Date) {
  assertSendable(notice, now);
  if ((await countReceivers(db, notice.receivers, reach, now)) === 0) fail('notice_no_receivers');
}

/** Starts the job that writes the receivers, now or at the notice's time; inside the transaction of `context`. */
async function startSending(
  context: SignedInContext,
  notice: rows.StoredNotice,
  reach: readonly string[] | null | undefined,
) {
  const { db, jobs, person, now } = context;
  await assertChannelsOn(context, notice.channels);
  const at = notice.sendAt === null ? now : (parseWireTime(notice.sendAt) ?? now);
  const later = at > now;
  const change = { id: notice.id, by: person.id, now };
  const saved = await rows.setSending(db, change, later ? 'scheduled' : 'sending', reach);
  await jobs.start(db, 'sendNotice', { noticeId: saved.id, version: saved.version }, later ? { at } : {});
  await audit(context, { action: 'send', entity: 'notice', entityId: saved.id, after: notice });
  return saved;
}
