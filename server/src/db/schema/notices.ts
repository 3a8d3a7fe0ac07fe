import { sql } from 'drizzle-orm';
import { boolean, foreignKey, index, integer, jsonb, pgTable, primaryKey, text, unique } from 'drizzle-orm/pg-core';
import { at, atNow, id, ref, tenantId } from './columns.ts';

/** An account that notices come from (公众号): one of the school, and one of each department. */
export const publicAccount = pgTable(
  'public_account',
  {
    id: id(),
    tenantId: tenantId(),
    /** Null = the school's own. */
    deptId: ref('dept_id'),
    /** The department's name when the account was made: shown once the department is gone. */
    name: text('name').notNull().default(''),
    allowReply: boolean('allow_reply').notNull().default(false),
    createdAt: atNow('created_at'),
  },
  (t) => [unique('public_account_dept').on(t.tenantId, t.deptId).nullsNotDistinct()],
);

export const notice = pgTable(
  'notice',
  {
    id: id(),
    tenantId: tenantId(),
    accountId: ref('account_id')
      .notNull()
      .references(() => publicAccount.id),
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
    /** Whom it is for, see contract/entities/notice.ts. */
    receivers: jsonb('receivers').notNull().default({}),
    /** Attached files, in order. */
    fileIds: jsonb('file_ids').notNull().default([]),
    state: text('state', { enum: ['draft', 'scheduled', 'sending', 'sent', 'recalled'] })
      .notNull()
      .default('draft'),
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
