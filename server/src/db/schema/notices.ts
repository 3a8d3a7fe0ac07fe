import { deliveryStates, noticeChannels } from '@yizhan/contract/notice-channels.ts';
import { sql } from 'drizzle-orm';
import {
  boolean,
  foreignKey,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
  unique,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { at, atNow, id, ref, tenantId } from './columns.ts';
import { appUser } from './people.ts';

/** An account that notices come from (公众号): one of the school, one of each department, and what a school adds. */
export const publicAccount = pgTable(
  'public_account',
  {
    id: id(),
    tenantId: tenantId(),
    /** Null = the school's own. */
    deptId: ref('dept_id'),
    /** The one that every department has; it is called as the department is. */
    isDefault: boolean('is_default').notNull().default(true),
    /** Of a default account: the department's name when it was made, shown once the department is gone. */
    name: text('name').notNull().default(''),
    description: text('description').notNull().default(''),
    /** An uploaded picture. */
    avatar: text('avatar'),
    allowReply: boolean('allow_reply').notNull().default(false),
    /** Who follows it, see contract/entities/public-account.ts; null = its department with those below. */
    followers: jsonb('followers'),
    createdAt: atNow('created_at'),
    updatedBy: ref('updated_by'),
    updatedAt: atNow('updated_at'),
    version: integer('version').notNull().default(1),
  },
  (t) => [uniqueIndex('public_account_dept').on(t.tenantId, sql`coalesce(${t.deptId}, 0)`).where(sql`${t.isDefault}`)],
);

/** Who may send for an account, and answers those who write to it. */
export const publicAccountStaff = pgTable(
  'public_account_staff',
  {
    tenantId: tenantId(),
    accountId: ref('account_id')
      .notNull()
      .references(() => publicAccount.id, { onDelete: 'cascade' }),
    userId: ref('user_id').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.tenantId, t.accountId, t.userId] }),
    index('public_account_staff_person').on(t.tenantId, t.userId),
  ],
);

/** Accounts that a person does not want to hear of, but for what is important. */
export const accountMute = pgTable(
  'account_mute',
  {
    tenantId: tenantId(),
    userId: ref('user_id').notNull(),
    accountId: ref('account_id')
      .notNull()
      .references(() => publicAccount.id, { onDelete: 'cascade' }),
  },
  (t) => [primaryKey({ columns: [t.tenantId, t.userId, t.accountId] })],
);

/** A notice to begin with. */
export const noticeTemplate = pgTable(
  'notice_template',
  {
    id: id(),
    tenantId: tenantId(),
    name: text('name').notNull(),
    title: text('title').notNull().default(''),
    content: text('content').notNull().default(''),
    level: text('level', { enum: ['NORMAL', 'IMPORTANT', 'URGENT'] })
      .notNull()
      .default('NORMAL'),
    needConfirm: boolean('need_confirm').notNull().default(false),
    updatedBy: ref('updated_by'),
    updatedAt: atNow('updated_at'),
  },
  (t) => [uniqueIndex('notice_template_name').on(t.tenantId, t.name)],
);

export const notice = pgTable(
  'notice',
  {
    id: id(),
    tenantId: tenantId(),
    accountId: ref('account_id')
      .notNull()
      .references(() => publicAccount.id),
    /** The client that sent it, with its own word for the kind; null = written here. */
    sourceApp: text('source_app'),
    typeCode: text('type_code').notNull().default(''),
    title: text('title').notNull(),
    content: text('content').notNull().default(''),
    /** The beginning of the text, for lists. */
    excerpt: text('excerpt').notNull().default(''),
    level: text('level', { enum: ['NORMAL', 'IMPORTANT', 'URGENT'] })
      .notNull()
      .default('NORMAL'),
    needConfirm: boolean('need_confirm').notNull().default(false),
    isPublic: boolean('is_public').notNull().default(false),
    url: text('url'),
    mobileUrl: text('mobile_url'),
    /** Whom it is for, see contract/entities/notice.ts. */
    receivers: jsonb('receivers').notNull().default({}),
    /** Departments that its sender may reach, with those below; null = the whole school. */
    reach: jsonb('reach'),
    /** Attached files, in order. */
    fileIds: jsonb('file_ids').notNull().default([]),
    /** Beyond the portal, see contract/notice-channels.ts. */
    channels: jsonb('channels').notNull().default([]),
    state: text('state', { enum: ['draft', 'review', 'scheduled', 'sending', 'sent', 'recalled'] })
      .notNull()
      .default('draft'),
    /** What wrote it by itself; empty for people. Those are not in the history of what was sent. */
    source: text('source', { enum: ['', 'case', 'bulk', 'feedback'] })
      .notNull()
      .default(''),
    /** Sent to its writer alone, to look at. */
    isTest: boolean('is_test').notNull().default(false),
    sendAt: at('send_at'),
    sentAt: at('sent_at'),
    expireAt: at('expire_at'),
    recalledAt: at('recalled_at'),
    createdBy: ref('created_by').notNull(),
    createdAt: atNow('created_at'),
    updatedBy: ref('updated_by'),
    updatedAt: atNow('updated_at'),
    version: integer('version').notNull().default(1),
    /** Who asked for its review, and what the reviewer wrote when it was returned. */
    submittedBy: ref('submitted_by'),
    returnedNote: text('returned_note').notNull().default(''),
    /** The counts of its receivers at `countedAt`: the history does not count them again for every view. */
    counts: jsonb('counts'),
    countedAt: at('counted_at'),
  },
  (t) => [index('notice_changed').on(t.tenantId, sql`${t.updatedAt} desc`, sql`${t.id} desc`)],
);

/** One row for each person that a notice was sent to. */
export const noticeReceiver = pgTable(
  'notice_receiver',
  {
    tenantId: tenantId(),
    noticeId: ref('notice_id').notNull(),
    userId: ref('user_id').notNull(),
    /** The person's department when it was sent: counts are by department. */
    deptId: ref('dept_id'),
    /** `unread`: wants attention. A reminder makes it unread again, while `readAt` stays. */
    state: text('state', { enum: ['unread', 'read', 'confirmed'] })
      .notNull()
      .default('unread'),
    sentAt: at('sent_at').notNull(),
    deliveredAt: at('delivered_at'),
    readAt: at('read_at'),
    confirmedAt: at('confirmed_at'),
    archivedAt: at('archived_at'),
    remindedAt: at('reminded_at'),
    reminders: integer('reminders').notNull().default(0),
  },
  (t) => [
    primaryKey({ columns: [t.tenantId, t.noticeId, t.userId] }),
    foreignKey({ columns: [t.noticeId], foreignColumns: [notice.id], name: 'notice_receiver_notice' }).onDelete(
      'cascade',
    ),
    index('notice_receiver_person').on(t.tenantId, t.userId, sql`${t.sentAt} desc`, sql`${t.noticeId} desc`),
    index('notice_receiver_unread')
      .on(t.tenantId, t.userId, sql`${t.sentAt} desc`, sql`${t.noticeId} desc`)
      .where(sql`${t.state} = 'unread'`),
  ],
);

/** One row for each way that a notice takes to one person beyond the portal, or to a group. */
export const noticeDelivery = pgTable(
  'notice_delivery',
  {
    id: id(),
    tenantId: tenantId(),
    noticeId: ref('notice_id').notNull(),
    /** Null = the group of a robot. */
    userId: ref('user_id'),
    channel: text('channel', { enum: noticeChannels }).notNull(),
    /** Overtakes the others, and passes in quiet hours. */
    isUrgent: boolean('is_urgent').notNull(),
    state: text('state', { enum: deliveryStates }).notNull(),
    attempts: smallint('attempts').notNull().default(0),
    /** Of one under way: when it counts as lost with its node. */
    nextTry: at('next_try').notNull(),
    error: text('error').notNull().default(''),
    sentAt: at('sent_at'),
  },
  (t) => [
    unique('notice_delivery_once').on(t.tenantId, t.noticeId, t.channel, t.userId).nullsNotDistinct(),
    foreignKey({ columns: [t.noticeId], foreignColumns: [notice.id], name: 'notice_delivery_notice' }).onDelete(
      'cascade',
    ),
    index('notice_delivery_due')
      .on(t.tenantId, t.channel, sql`${t.isUrgent} desc`, t.nextTry, t.id)
      .where(sql`${t.state} = 'waiting'`),
    index('notice_delivery_next').on(t.tenantId, t.nextTry).where(sql`${t.state} in ('waiting', 'sending')`),
  ],
);

/** What a person wants of notices beyond the portal; without a row, everything outside the usual quiet hours. */
export const noticePreference = pgTable(
  'notice_preference',
  {
    tenantId: tenantId(),
    userId: ref('user_id').notNull(),
    /** Such as `todo:NORMAL:sms`. */
    muted: text('muted').array().notNull().default([]),
    quietOn: boolean('quiet_on').notNull(),
    /** Minutes of the day in Asia/Shanghai. */
    quietFrom: smallint('quiet_from').notNull(),
    quietTo: smallint('quiet_to').notNull(),
    updatedAt: atNow('updated_at'),
  },
  (t) => [
    primaryKey({ columns: [t.tenantId, t.userId] }),
    foreignKey({ columns: [t.userId], foreignColumns: [appUser.id], name: 'notice_preference_person' }).onDelete(
      'cascade',
    ),
  ],
);

/** How a way out of the portal did lately: letters of sign-in as well as notices. */
export const channelState = pgTable(
  'channel_state',
  {
    tenantId: tenantId(),
    channel: text('channel', { enum: noticeChannels }).notNull(),
    lastSentAt: at('last_sent_at'),
    lastFailedAt: at('last_failed_at'),
    /** What came back then. */
    lastFailure: text('last_failure').notNull().default(''),
  },
  (t) => [primaryKey({ columns: [t.tenantId, t.channel] })],
);
