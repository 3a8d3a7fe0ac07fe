import type { notices } from '@yizhan/contract/calls/notices.ts';
import type { NoticeDetail } from '@yizhan/contract/entities/notice.ts';
import * as noticeLimits from '@yizhan/contract/limits/notices.ts';
import { fail } from '../../common/fail.ts';
import { withPictureAddresses } from '../../common/rich-text.ts';
import { cleanText } from '../../common/rich-texts.ts';
import { toWireTime } from '../../common/wire-time.ts';
import type { OpenContext, SignedInContext } from '../../context.ts';
import type { Db } from '../../db/database.ts';
import { canSendNotices, countUnread } from '../../domain/notices/queries.ts';
import { publishNoticesChanged } from '../../domain/notices/send-notice.ts';
import { recordEvents } from '../../domain/outbox/outbox.ts';
import type { Handlers } from '../../handlers.ts';
import { listAttachments } from './attachments.ts';
import * as rows from './reading-queries.ts';
import { countsOf } from './receipt-queries.ts';

type Calls = Pick<
  Handlers<typeof notices>,
  'detail' | 'open' | 'read' | 'unread' | 'mine' | 'confirm' | 'readAll' | 'archive'
>;

/** Receiving notices. An unknown, a foreign and a recalled one are answered alike. */
export const reading: Calls = {
  async detail({ id }, context) {
    return (await detailFor(context, id)) ?? fail('notice_deleted');
  },

  async open({ id }, context) {
    return (await detailFor(context, id)) ?? fail(context.person ? 'notice_deleted' : 'notice_sign_in');
  },

  async read({ messageId, userId }, context) {
    const { person } = context;
    if (userId !== person.id) fail('notice_deleted');
    await tellingRead(context, async (db) => [
      (await rows.markRead(db, person.id, messageId, context.now)) ?? fail('notice_deleted'),
    ]);
    return changed(context);
  },

  async unread(_, { db, person, now }) {
    const of = { userId: person.id, now };
    const [total, latest, important] = [
      await countUnread(db, person.id, now),
      await rows.listUnread(db, { ...of, most: noticeLimits.unreadListMost }),
      await rows.listUnread(db, { ...of, most: noticeLimits.promptMost, importantOnly: true }),
    ];
    await rows.markDelivered(db, person.id, now);
    return { total, latest, important };
  },

  async mine(query, { db, person, now }) {
    return rows.listMine(db, person.id, query, now);
  },

  async confirm({ id }, context) {
    const { person, now } = context;
    await tellingRead(context, async (db) => [
      (await rows.markConfirmed(db, person.id, id, now)) ?? fail('notice_deleted'),
    ]);
    return changed(context);
  },

  async readAll({ ids }, context) {
    const read = await tellingRead(context, (db) => rows.markAllRead(db, context.person.id, ids, context.now));
    changed(context);
    return { count: read.length };
  },

  async archive({ ids, archived }, context) {
    const count = await rows.setArchived(context.db, context.person.id, ids, archived ? context.now : null);
    changed(context);
    return { count };
  },
};

/** Marks notices as read, and tells webhooks of those read for the first time. */
async function tellingRead(context: SignedInContext, mark: (db: Db) => Promise<rows.ReadNotice[]>) {
  const { person, now, jobs } = context;
  return context.db.transaction(async (db) => {
    const read = await mark(db);
    const events = read
      .filter(({ isFirst }) => isFirst)
      .map(({ id, sourceApp }) => ({
        objectId: `notice:${id}`,
        payload: { sourceApp: sourceApp ?? '', account: person.account, readAt: toWireTime(now) },
      }));
    if ((await recordEvents(db, 'notice.read', events)) > 0)
      await jobs.start(db, 'deliverWebhooks', {}, { uniqueKey: 'due' });
    return read;
  });
}

/** The person's other windows follow, the conversations with accounts too: what was read is read there as well. */
function changed(context: SignedInContext) {
  const { db, bus, person } = context;
  publishNoticesChanged(db, context, [person.id]);
  bus.publish('hint', { tenantId: db.tenant, userIds: [person.id], topic: 'conversations' });
  return {};
}

async function detailFor(context: OpenContext, id: string): Promise<NoticeDetail | undefined> {
  const { db, person, files, now } = context;
  const sender = person && canSendNotices(person) ? person : undefined;
  const found = await rows.findDetail(db, { id, userId: person?.id ?? null, sender, now });
  if (!found) return undefined;
  const { url, mobileUrl, fileIds, content, mayManage, ...rest } = found;
  const linkOf = (fileId: string) => (person ? files.link(person, fileId) : files.publicLink(fileId));
  const { html } = await cleanText(content);
  return {
    ...rest,
    content: withPictureAddresses(html, linkOf),
    ...(url !== null && { url }),
    ...(mobileUrl !== null && { mobileUrl }),
    attachments: await listAttachments(db, fileIds, linkOf),
    counts: mayManage ? await countsOf(db, id) : null,
  };
}
