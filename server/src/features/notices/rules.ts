import type { NoticeInput } from '@yizhan/contract/entities/notice.ts';
import * as noticeLimits from '@yizhan/contract/limits/notices.ts';
import { fail } from '../../common/fail.ts';
import { type CleanText, picturesIn } from '../../common/rich-text.ts';
import { parseWireTime } from '../../common/wire-time.ts';

const refuseField = (field: keyof NoticeInput) => fail('invalid_input', { fields: field }, { fields: [field] });

const parseTime = (time: string | null, field: 'sendAt' | 'expireAt') =>
  time === null ? null : (parseWireTime(time) ?? refuseField(field));

/** A notice as it is stored: sanitised text and parsed dates. */
export function prepareNotice(input: NoticeInput, { html, pictures }: CleanText, plain: string) {
  if (pictures.length > noticeLimits.maxPictures) refuseField('content');
  const sendAt = parseTime(input.sendAt, 'sendAt');
  const expireAt = parseTime(input.expireAt, 'expireAt');
  if (sendAt && expireAt && expireAt <= sendAt) fail('notice_time_past');
  const excerpt = plain.replace(/\s+/g, ' ').trim().slice(0, noticeLimits.excerptLength);
  return { ...input, fileIds: [...new Set(input.fileIds)], content: html, excerpt, sendAt, expireAt };
}

/** All uploaded files of a notice: its attachments and the pictures in its text. */
export const filesOf = ({ content, fileIds }: { content: string; fileIds: readonly string[] }): string[] => [
  ...new Set([...fileIds, ...picturesIn(content)]),
];

type Sendable = { content: string; url: string | null; expireAt: string | null; sendAt: string | null };

/** Whether a saved notice can go out at `now`. */
export function assertSendable({ content, url, expireAt, sendAt }: Sendable, now: Date): void {
  if (!url && !/<img\b/.test(content) && content.replace(/<[^>]*>/g, '').trim() === '') fail('notice_empty');
  const at = sendAt === null ? now : (parseWireTime(sendAt) ?? now);
  const ends = expireAt === null ? undefined : parseWireTime(expireAt);
  if (ends && ends <= (at > now ? at : now)) fail('notice_time_past');
}

type Remindable = { state: string; expireAt: string | null };

/** Whether those who have not read a notice can be reminded at `now`: only of one that they can still read. */
export function assertRemindable({ state, expireAt }: Remindable, now: Date): void {
  if (state !== 'sent') fail('notice_not_out');
  const ends = expireAt === null ? undefined : parseWireTime(expireAt);
  if (ends && ends <= now) fail('notice_expired');
}
