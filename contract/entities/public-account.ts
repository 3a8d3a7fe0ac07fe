import * as z from 'zod';
import * as chatLimits from '../limits/chat.ts';
import * as fieldLimits from '../limits/fields.ts';
import * as noticeLimits from '../limits/notices.ts';
import { filled, flag, id, pageQuery, text, time } from './common.ts';
import { sentMessage } from './message.ts';
import { receivers } from './notice.ts';

/** Who follows an account: everybody, or the union of what is named. Departments include those below them. */
export const followers = receivers.pick({ all: true, deptIds: true, roleIds: true, identityTypes: true });
export type Followers = z.infer<typeof followers>;

/** An uploaded picture. */
const picture = z.string().regex(/^\/files\/[1-9]\d{0,17}$/);

export const accountInput = z.object({
  /** A department's own account is called as the department is, whatever stands here. */
  name: filled(fieldLimits.nameLength),
  description: text(fieldLimits.textLength).default(''),
  avatar: picture.nullable().default(null),
  deptId: id.nullable().default(null),
  /** Whether its readers may write to it. */
  allowReply: z.boolean().default(false),
  followers,
  /** Who may send for it and answers its readers. */
  staffIds: z.array(id).max(noticeLimits.maxStaff).default([]),
});
export type AccountInput = z.infer<typeof accountInput>;

/** For those who look after accounts. */
export const accountRow = z.object({
  id,
  name: z.string(),
  isDefault: z.boolean(),
  deptName: z.string(),
  description: z.string(),
  avatar: z.string().nullable(),
  allowReply: z.boolean(),
  staff: z.number(),
  /** Notices sent so far. */
  notices: z.number(),
  version: z.number(),
});
export type AccountRow = z.infer<typeof accountRow>;

export const accountDetail = accountInput.extend({
  id,
  version: z.number(),
  isDefault: z.boolean(),
  deptName: z.string(),
  staff: z.array(z.object({ id, name: z.string() })),
});
export type AccountDetail = z.infer<typeof accountDetail>;

/** An account in one person's settings. */
export const ownAccount = z.object({ id, name: z.string(), avatar: z.string().nullable(), muted: z.boolean() });
export type OwnAccount = z.infer<typeof ownAccount>;

/** What one reader wrote to an account. */
export const accountThread = z.object({
  jid: id,
  accountId: id,
  accountName: z.string(),
  userName: z.string(),
  deptName: z.string(),
  lastText: z.string(),
  lastAt: time,
  /** Nobody has answered yet. */
  waiting: z.boolean(),
});
export type AccountThread = z.infer<typeof accountThread>;
export const accountThreadQuery = pageQuery.extend({
  accountId: id.optional(),
  /** This conversation alone. */
  jid: id.optional(),
  waiting: flag.optional(),
});
export type AccountThreadQuery = z.infer<typeof accountThreadQuery>;

export const accountAnswer = z.object({ jid: id, content: filled(chatLimits.textLength) });
export const threadMessages = z.array(sentMessage);
