import type { notices } from '@yizhan/contract/calls/notices.ts';
import * as noticeLimits from '@yizhan/contract/limits/notices.ts';
import { recalledTopic } from '@yizhan/contract/notice-kinds.ts';
import { noticeTexts as en } from '@yizhan/contract/texts/en/notice-texts.ts';
import { fill } from '@yizhan/contract/texts/format.ts';
import { noticeTexts as zh } from '@yizhan/contract/texts/zh-CN/notice-texts.ts';
import { audit } from '../../common/audit.ts';
import { fail } from '../../common/fail.ts';
import { parseWireTime } from '../../common/wire-time.ts';
import { assertChannelsOn } from '../../domain/channels/available.ts';
import { cancelWaiting } from '../../domain/channels/delivery-queries.ts';
import { countReceivers } from '../../domain/notices/audience-queries.ts';
import { publishToReceivers } from '../../domain/notices/send-notice.ts';
import type { Handlers } from '../../handlers.ts';
import * as rows from './manage-queries.ts';
import { lockUnsent } from './managing.ts';
import * as receipts from './receipt-queries.ts';
import { assertSendable } from './rules.ts';

type Calls = Pick<Handlers<typeof notices>, 'send' | 'testSend' | 'recall' | 'statistics' | 'receivers' | 'remind'>;

/** Sending notices, and what became of them. */
export const sending: Calls = {
  async send(held, context) {
    const { db, jobs, person, now } = context;
    return db.transaction(async (db) => {
      const notice = await lockUnsent(db, held);
      assertSendable(notice, now);
      if ((await countReceivers(db, notice.receivers, now)) === 0) fail('notice_no_receivers');
      await assertChannelsOn({ ...context, db }, notice.channels);
      const at = notice.sendAt === null ? now : (parseWireTime(notice.sendAt) ?? now);
      const later = at > now;
      const saved = await rows.setState(db, { id: held.id, by: person.id, now }, later ? 'scheduled' : 'sending');
      await jobs.start(db, 'sendNotice', { noticeId: saved.id, version: saved.version }, later ? { at } : {});
      await audit({ ...context, db }, { action: 'send', entity: 'notice', entityId: saved.id, after: notice });
      return saved;
    });
  },

  async testSend({ id }, context) {
    const { db, jobs, person, caller, now } = context;
    return db.transaction(async (db) => {
      const notice = (await rows.findNotice(db, id)) ?? fail('not_found');
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
      const before = (await rows.lockNotice(db, id)) ?? fail('not_found');
      if (before.state === 'draft' || before.state === 'recalled') return before.state;
      const next = before.state === 'scheduled' ? 'draft' : 'recalled';
      await rows.setState(db, { id, by: person.id, now }, next);
      await cancelWaiting(db, id);
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

  async statistics({ id }, { db }) {
    if (!(await rows.findNotice(db, id))) fail('not_found');
    const [counts, departments] = [await receipts.countsOf(db, id), await receipts.countsByDepartment(db, id)];
    return { ...counts, departments };
  },

  async receivers(query, { db }) {
    if (!(await rows.findNotice(db, query.id))) fail('not_found');
    return receipts.listReceivers(db, query);
  },

  async remind({ id, who, deptId }, context) {
    const { db, now } = context;
    const notice = (await rows.findNotice(db, id)) ?? fail('not_found');
    if (notice.state !== 'sent') fail('not_found');
    const before = new Date(now.getTime() - noticeLimits.remindEveryMs);
    const count = await receipts.remindReceivers(db, { id, who, deptId, before, now });
    await audit(context, { action: 'remind', entity: 'notice', entityId: id, after: { who, deptId, count } });
    if (count > 0) await publishToReceivers(db, context, id);
    return { count };
  },
};
