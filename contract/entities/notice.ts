import * as z from 'zod';
import * as fieldLimits from '../limits/fields.ts';
import * as noticeLimits from '../limits/notices.ts';
import {
  noticeBoxes,
  noticeLevels,
  noticeStates,
  noticeTypes,
  receiptStates,
  receiverFilters,
} from '../notice-kinds.ts';
import { typesOfPeople } from '../permissions.ts';
import { noticeChannel } from './channel.ts';
import { filled, id, pageQuery, richText, text, time } from './common.ts';

const ids = z.array(id).max(noticeLimits.maxReceiverPicks).default([]);

/** Whom a notice is for: everybody, or the union of what is named. Departments include those below them. */
export const receivers = z.object({
  all: z.boolean().default(false),
  userIds: ids,
  deptIds: ids,
  roleIds: ids,
  identityTypes: z
    .array(
      z
        .number()
        .int()
        .refine((type) => typesOfPeople.some((one) => one === type)),
    )
    .max(9)
    .default([]),
  groupIds: ids,
});
export type Receivers = z.infer<typeof receivers>;

const webAddress = z
  .string()
  .trim()
  .max(fieldLimits.addressLength)
  .regex(/^https?:\/\/[^\s/]+\S*$/i);

export const noticeInput = z.object({
  accountId: id,
  title: filled(noticeLimits.titleLength),
  content: richText().default(''),
  level: z.enum(noticeLevels).default('NORMAL'),
  needConfirm: z.boolean().default(false),
  /** Whether people who are not signed in may read it by its address. */
  isPublic: z.boolean().default(false),
  /** The page that the notice opens instead of its own text. */
  url: webAddress.nullable().default(null),
  receivers,
  /** Sent at this time; absent = as soon as it is sent. */
  sendAt: time.nullable().default(null),
  /** From then on it is neither prompted nor counted. */
  expireAt: time.nullable().default(null),
  /** How it goes out beyond the portal. */
  channels: z.array(noticeChannel).max(4).default([]),
  /** Uploaded files, in order. */
  fileIds: z.array(id).max(noticeLimits.maxAttachments).default([]),
});
export type NoticeInput = z.infer<typeof noticeInput>;

/** The account that a notice comes from. */
export const publicAccount = z.object({
  id,
  name: z.string(),
  deptId: id.nullable(),
  /** Who follows it: the usual receivers. */
  followers: receivers.pick({ all: true, deptIds: true, roleIds: true, identityTypes: true }),
});
export type PublicAccount = z.infer<typeof publicAccount>;

const counts = z.object({ sent: z.number(), delivered: z.number(), read: z.number(), confirmed: z.number() });
export type NoticeCounts = z.infer<typeof counts>;

const state = z.enum(noticeStates);
const level = z.enum(noticeLevels);

/** For its senders. */
export const noticeRow = z.object({
  id,
  version: z.number(),
  title: z.string(),
  level,
  needConfirm: z.boolean(),
  accountName: z.string(),
  state,
  /** Sent or due at. */
  sendTime: time.nullable(),
  expireAt: time.nullable(),
  changedBy: z.string(),
  changedAt: time,
  counts,
});
export type NoticeRow = z.infer<typeof noticeRow>;

export const noticeQuery = pageQuery.extend({ keyword: text().optional(), state: state.optional() });
export type NoticeQuery = z.infer<typeof noticeQuery>;

export const attachment = z.object({ id, name: z.string(), size: z.number(), url: z.string() });
export type Attachment = z.infer<typeof attachment>;

const named = z.object({ id, name: z.string() });
export type NamedReceiver = z.infer<typeof named>;

/** A notice to begin with; it has no pictures, which belong to one notice each. */
export const noticeTemplate = noticeInput
  .pick({ title: true, content: true, level: true, needConfirm: true })
  .extend({ title: text(noticeLimits.titleLength).default(''), name: filled(fieldLimits.nameLength) });
export type NoticeTemplateInput = z.infer<typeof noticeTemplate>;
export const storedTemplate = noticeTemplate.extend({ id, changedBy: z.string(), changedAt: time });
export type NoticeTemplate = z.infer<typeof storedTemplate>;

/** What a school decides about notices. */
export const noticeSettings = z.object({
  /** Whether another sender has to approve a notice before it is sent. */
  review: z.boolean().default(false),
});

/** As its sender fills it in. `people` and `groups` name those that `receivers` refers to. */
export const noticeDraft = noticeInput.extend({
  id,
  version: z.number(),
  state,
  accountName: z.string(),
  sendTime: time.nullable(),
  /** Who asked for its review, and what the reviewer wrote when it was returned. */
  submittedBy: named.nullable(),
  returnedNote: z.string(),
  /** How many people it goes to once it is approved; null when it is not in review. */
  reviewedReach: z.number().nullable(),
  attachments: z.array(attachment),
  people: z.array(named),
  groups: z.array(named),
});
export type NoticeDraft = z.infer<typeof noticeDraft>;

export const noticeStatistics = z.object({
  ...counts.shape,
  departments: z.array(z.object({ deptId: id.nullable(), deptName: z.string(), ...counts.shape })),
});
export type NoticeStatistics = z.infer<typeof noticeStatistics>;

export const receiverQuery = pageQuery.extend({
  id,
  who: z.enum(receiverFilters).default('all'),
  deptId: id.optional(),
  keyword: text().optional(),
});
export type ReceiverQuery = z.infer<typeof receiverQuery>;
export const receiverRow = z.object({
  userId: id,
  name: z.string(),
  account: z.string(),
  deptName: z.string(),
  state: z.enum(receiptStates),
  readAt: time.nullable(),
  confirmedAt: time.nullable(),
  remindedAt: time.nullable(),
});
export type ReceiverRow = z.infer<typeof receiverRow>;

/** A notice in one person's lists. */
export const noticeLine = z.object({
  id,
  title: z.string(),
  excerpt: z.string(),
  type: z.enum(noticeTypes),
  level,
  needConfirm: z.boolean(),
  accountName: z.string(),
  sendTime: time,
  isRead: z.boolean(),
  isConfirmed: z.boolean(),
  isArchived: z.boolean(),
  isExpired: z.boolean(),
  /** How often its sender reminded the person: a reminder is prompted again. */
  reminders: z.number(),
});
export type NoticeLine = z.infer<typeof noticeLine>;

export const unreadNotices = z.object({
  /** Counted up to a limit. */
  total: z.number(),
  latest: z.array(noticeLine),
  /** The last important ones, the newest first. */
  important: z.array(noticeLine),
});
export type UnreadNotices = z.infer<typeof unreadNotices>;

export const noticeBoxQuery = pageQuery.extend({ box: z.enum(noticeBoxes).default('all'), keyword: text().optional() });
export type NoticeBoxQuery = z.infer<typeof noticeBoxQuery>;

export const noticeDetail = z.object({
  id,
  title: z.string(),
  level,
  accountName: z.string(),
  deptName: z.string(),
  sendTime: time,
  expireAt: time.nullable(),
  isExpired: z.boolean(),
  /** Sanitised HTML. */
  content: z.string(),
  /** Present: the page to open instead. */
  url: z.string().optional(),
  /** Present: the page to open instead on a phone. */
  mobileUrl: z.string().optional(),
  attachments: z.array(attachment),
  needConfirm: z.boolean(),
  /** Whether it was sent to the reader; a public one is read by others as well. */
  isReceiver: z.boolean(),
  readAt: time.nullable(),
  confirmedAt: time.nullable(),
  /** For those who send notices. */
  counts: counts.nullable(),
});
export type NoticeDetail = z.infer<typeof noticeDetail>;
