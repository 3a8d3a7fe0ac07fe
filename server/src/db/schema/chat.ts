import { sql } from 'drizzle-orm';
import { bigint, boolean, index, integer, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { at, atNow, id, ref, tenantId } from './columns.ts';

const count = (name: string) => bigint(name, { mode: 'number' }).notNull().default(0);

/** Two people, a group, one person's own devices (文件传输助手), or one person and a public account (公众号). */
export const conversation = pgTable(
  'conversation',
  {
    id: id(),
    tenantId: tenantId(),
    kind: text('kind', { enum: ['person', 'group', 'own', 'account'] }).notNull(),
    /** Who it is between, so that two people have one conversation; null for groups. */
    pairKey: text('pair_key'),
    name: text('name').notNull().default(''),
    announcement: text('announcement').notNull().default(''),
    /** The number of the last message: none is missing or repeated below it. */
    lastSeq: count('last_seq'),
    /** How many of them count as unread: recalls and events do not. */
    counted: count('counted'),
    lastAt: at('last_at'),
    createdAt: atNow('created_at'),
    dissolvedAt: at('dissolved_at'),
    /** The public account of a conversation with one. */
    accountId: ref('account_id'),
    /** When the person wrote to the account and nobody has answered yet. */
    askedAt: at('asked_at'),
  },
  (t) => [
    uniqueIndex('conversation_pair').on(t.tenantId, t.pairKey),
    index('conversation_account')
      .on(t.tenantId, t.accountId, sql`${t.lastAt} desc`)
      .where(sql`${t.accountId} is not null`),
  ],
);

export const conversationMember = pgTable(
  'conversation_member',
  {
    tenantId: tenantId(),
    conversationId: ref('conversation_id')
      .notNull()
      .references(() => conversation.id, { onDelete: 'cascade' }),
    userId: ref('user_id').notNull(),
    role: text('role', { enum: ['owner', 'admin', 'member'] })
      .notNull()
      .default('member'),
    /** Messages up to this number are from before the person joined. */
    joinedSeq: count('joined_seq'),
    readSeq: count('read_seq'),
    /** The conversation's `counted` at the read position: the difference is the unread number. */
    readCounted: count('read_counted'),
    /** The first message not read yet that mentions the person. */
    mentionedSeq: bigint('mentioned_seq', { mode: 'number' }),
    pinnedAt: at('pinned_at'),
    muted: boolean('muted').notNull().default(false),
    /** Removed from the list until a later message arrives. */
    hiddenSeq: bigint('hidden_seq', { mode: 'number' }),
    leftAt: at('left_at'),
  },
  (t) => [
    primaryKey({ columns: [t.tenantId, t.conversationId, t.userId] }),
    index('conversation_member_user').on(t.tenantId, t.userId),
  ],
);

export const message = pgTable(
  'message',
  {
    tenantId: tenantId(),
    /** Without a foreign key: who writes holds the conversation's lock, and checking each row was a quarter of the cost. */
    conversationId: ref('conversation_id').notNull(),
    seq: bigint('seq', { mode: 'number' }).notNull(),
    fromId: ref('from_id').notNull(),
    /** messageIdWeb: the same message sent twice is stored once. */
    clientId: text('client_id').notNull(),
    type: integer('type').notNull(),
    content: text('content').notNull(),
    objectId: ref('object_id'),
    fileType: text('file_type').notNull().default(''),
    fileSize: bigint('file_size', { mode: 'number' }).notNull().default(0),
    quotedSeq: bigint('quoted_seq', { mode: 'number' }),
    mentions: text('mentions').array().notNull().default([]),
    /** The conversation's `counted` after this message. */
    counted: bigint('counted', { mode: 'number' }).notNull(),
    sentAt: at('sent_at').notNull(),
    recalledAt: at('recalled_at'),
  },
  (t) => [
    primaryKey({ columns: [t.tenantId, t.conversationId, t.seq] }),
    uniqueIndex('message_client').on(t.tenantId, t.conversationId, t.fromId, t.clientId),
    // The nightly removal of what is older than the school keeps.
    index('message_sent').on(t.tenantId, t.sentAt),
    // The cards of one article, to recall them all.
    index('message_article').on(t.tenantId, t.objectId).where(sql`${t.type} = 80`),
    // What was recalled unread; few messages are.
    index('message_recalled').on(t.tenantId, t.conversationId, t.seq).where(sql`${t.recalledAt} is not null`),
    // The files of a conversation, the latest first.
    index('message_files').on(t.tenantId, t.conversationId, t.sentAt).where(sql`${t.type} in (2, 9)`),
    // Whether another message still has a file that the nightly removal found.
    index('message_file').on(t.tenantId, t.objectId).where(sql`${t.type} in (2, 9)`),
  ],
);
