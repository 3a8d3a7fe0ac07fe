import * as noticeLimits from '@yizhan/contract/limits/notices.ts';
import type { NoticeChannel } from '@yizhan/contract/notice-channels.ts';
import { recalledTopic } from '@yizhan/contract/notice-kinds.ts';
import type { MessageInput } from '@yizhan/contract/open/items.ts';
import { fail } from '../../common/fail.ts';
import { html } from '../../common/html.ts';
import { cleanText, toPlainTexts } from '../../common/rich-texts.ts';
import { assertNoSensitiveWord } from '../../common/sensitive-words.ts';
import type { Db } from '../../db/database.ts';
import { assertChannelsOn } from '../../domain/channels/available.ts';
import { cancelWaiting } from '../../domain/channels/delivery-queries.ts';
import { recallCards } from '../../domain/chat/article-queries.ts';
import { addMissingAccounts } from '../../domain/notices/account-queries.ts';
import { countReceivers } from '../../domain/notices/audience-queries.ts';
import * as notices from '../../domain/notices/push-queries.ts';
import { publishToReceivers } from '../../domain/notices/send-notice.ts';
import type { PushContext, PushHandlers } from './handler.ts';
import { findReceivers } from './receivers.ts';

type Calls = Pick<PushHandlers, 'sendMessage' | 'countMessage' | 'recallMessage'>;

export const messageHandlers: Calls = {
  async sendMessage(input, context) {
    const { db, client, now } = context;
    if (input.appId !== undefined && input.appId !== client.appId) fail('open_other_app');
    const message = await complete(db, input);
    assertSendable(message, now);
    const { html: content } = await cleanText(toHtml(message.content));
    const [plain = ''] = await toPlainTexts([content]);
    await assertNoSensitiveWord(
      { ...context, person: { id: client.createdBy } },
      'notices',
      `${message.title}\n${plain}`,
    );
    return async (tx) => {
      const receivers = await findReceivers(tx, client, input.receivers);
      if ((await countReceivers(tx, receivers, null, now)) === 0) fail('notice_no_receivers');
      const channels = toChannels(input.channels);
      await assertChannelsOn({ ...context, db: tx }, channels);
      const excerpt = plain.replace(/\s+/g, ' ').trim().slice(0, noticeLimits.excerptLength);
      const sendId = await send(tx, context, {
        ...message,
        ...{ accountId: await senderOf(tx, context), typeCode: input.typeCode, content, excerpt, receivers, channels },
        ...{ url: input.url || input.mobileUrl || null, mobileUrl: input.mobileUrl || null },
        ...{ sendAt: input.sendAt, expireAt: input.expireAt },
      });
      return { sendId };
    };
  },

  countMessage:
    async ({ sendId }, { client }) =>
    async (db) => ({
      sendId,
      ...((await notices.countPushedNotice(db, client.appId, sendId)) ?? fail('not_found')),
    }),

  recallMessage:
    async ({ sendId }, context) =>
    async (tx, afterCommit) => {
      const { client, db, now, bus, tenant } = context;
      const by = client.createdBy;
      if (!(await notices.recallPushedNotice(tx, client.appId, sendId, { by, now }))) fail('not_found');
      await cancelWaiting(tx, sendId);
      await recallCards(tx, sendId, now);
      afterCommit(() => {
        // Visitors and senders have it open as well, so everybody's open page asks.
        bus.publish('hint', { tenantId: tenant.id, topic: recalledTopic });
        void publishToReceivers(db, context, sendId);
      });
      return {};
    },
};

/** The account that a client's notices come from. */
export async function senderOf(db: Db, { client }: PushContext): Promise<string> {
  if (client.accountId !== null && (await notices.isPublicAccount(db, client.accountId))) return client.accountId;
  await addMissingAccounts(db);
  return (await notices.findSchoolAccount(db)).id;
}

/** Writes the notice and starts its sending, now or at its time. */
export async function send(db: Db, context: PushContext, ...all: notices.PushedNotice[]): Promise<string> {
  const { client, jobs, now } = context;
  const sender = { sourceApp: client.appId, by: client.createdBy, now };
  const written = await notices.insertPushedNotices(db, sender, all);
  for (const [place, { id, version }] of written.entries()) {
    const at = all[place]?.sendAt;
    await jobs.start(db, 'sendNotice', { noticeId: id, version }, at && at > now ? { at } : {});
  }
  return written[0]?.id ?? '';
}

/** What the message leaves out comes from its template. */
async function complete(
  db: Db,
  { templateCode, title, content, level, needConfirm, url, mobileUrl, sendAt, expireAt }: MessageInput,
) {
  const template =
    templateCode === ''
      ? undefined
      : ((await notices.findTemplate(db, templateCode)) ?? fail('open_no_template', { name: templateCode }));
  return {
    title: title || template?.title || fail('invalid_input', { fields: 'title' }, { fields: ['title'] }),
    content: content || template?.content || '',
    level: level ?? template?.level ?? ('NORMAL' as const),
    needConfirm: needConfirm ?? template?.needConfirm ?? false,
    ...{ hasPage: url !== '' || mobileUrl !== '', sendAt, expireAt },
  };
}

type Sendable = { content: string; hasPage: boolean; sendAt: Date | null; expireAt: Date | null };

function assertSendable({ content, hasPage, sendAt, expireAt }: Sendable, now: Date): void {
  if (!hasPage && content.replace(/<[^>]*>/g, '').trim() === '') fail('notice_empty');
  const at = sendAt && sendAt > now ? sendAt : now;
  if (expireAt && expireAt <= at) fail('notice_time_past');
}

const hasTags = /<[a-z][^>]*>/i;

/** Plain text keeps its lines. */
const toHtml = (content: string) =>
  hasTags.test(content)
    ? content
    : content
        .split(/\r?\n/)
        .map((line) => html`<p>${line}</p>`.text)
        .join('');

const outward: Partial<Record<MessageInput['channels'][number], NoticeChannel>> = {
  sms: 'sms',
  email: 'mail',
  wecom: 'wecom',
};
const toChannels = (named: MessageInput['channels']) => [...new Set(named.flatMap((one) => outward[one] ?? []))];
