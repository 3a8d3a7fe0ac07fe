import { bigint, boolean, date, index, integer, pgTable, primaryKey, real, text } from 'drizzle-orm/pg-core';
import { at, atNow, bytea, id, ref, tenantId } from './columns.ts';
import { publication } from './platform.ts';

/** Scenes of questions, as a tree. */
export const faqScene = pgTable(
  'faq_scene',
  {
    id: id(),
    tenantId: tenantId(),
    parentId: ref('parent_id'),
    name: text('name').notNull(),
    icon: text('icon').notNull().default('help'),
    sort: integer('sort').notNull().default(0),
  },
  (t) => [index('faq_scene_tenant').on(t.tenantId, t.sort)],
);

/** The row of an entry beside its publication: owner, scene, validity, and how it fares. */
export const faq = pgTable(
  'faq',
  {
    /** The same id as the publication. */
    id: ref('id')
      .primaryKey()
      .references(() => publication.id, { onDelete: 'cascade' }),
    tenantId: tenantId(),
    /** Of the published revision, before the first publication of the draft. */
    deptId: ref('dept_id').notNull(),
    sceneId: ref('scene_id'),
    validFrom: date('valid_from'),
    validUntil: date('valid_until'),
    pinned: boolean('pinned').notNull().default(false),
    /** Of the published revision; null when there is none. */
    publishedAt: at('published_at'),
    /** The owner was asked to renew it after this last day. */
    expiryAsked: date('expiry_asked'),
    hits: integer('hits').notNull().default(0),
    solved: integer('solved').notNull().default(0),
    unsolved: integer('unsolved').notNull().default(0),
  },
  (t) => [index('faq_dept').on(t.tenantId, t.deptId), index('faq_until').on(t.tenantId, t.validUntil)],
);

/**
 * The index of published entries, written in the transaction that publishes. Numbers rise with every change of a
 * school's entries: a node reads what is newer than what it has. One that is no longer published stays without phrases.
 */
export const faqEntry = pgTable(
  'faq_entry',
  {
    tenantId: tenantId(),
    faqId: ref('faq_id').notNull(),
    number: bigint('number', { mode: 'bigint' }).notNull(),
    /** The standard question first; empty = gone. */
    phrases: text('phrases').array().notNull(),
    keywords: text('keywords').notNull().default(''),
    /** The answers as plain text. */
    body: text('body').notNull().default(''),
    /** Identity types with an answer of their own; with 0 there is one for everybody. */
    identities: integer('identities').array().notNull(),
    anonymous: boolean('anonymous').notNull().default(false),
    sceneId: ref('scene_id'),
    validFrom: date('valid_from'),
    validUntil: date('valid_until'),
  },
  (t) => [primaryKey({ columns: [t.tenantId, t.faqId] }), index('faq_entry_number').on(t.tenantId, t.number)],
);

/** Where a published entry lies among meanings, as the school's embedding model sees it. Numbers as in `faq_entry`. */
export const faqVector = pgTable(
  'faq_vector',
  {
    tenantId: tenantId(),
    faqId: ref('faq_id').notNull(),
    number: bigint('number', { mode: 'bigint' }).notNull(),
    model: text('model').notNull(),
    /** The change of the entry that it was made of; another one makes it stale. */
    entryNumber: bigint('entry_number', { mode: 'bigint' }).notNull(),
    vector: bytea('vector').notNull(),
  },
  (t) => [primaryKey({ columns: [t.tenantId, t.faqId] }), index('faq_vector_number').on(t.tenantId, t.number)],
);

/** Unanswered questions of one meaning. */
export const faqGap = pgTable(
  'faq_gap',
  {
    id: id(),
    tenantId: tenantId(),
    question: text('question').notNull(),
    times: integer('times').notNull().default(1),
    firstAt: atNow('first_at'),
    lastAt: atNow('last_at'),
    state: text('state', { enum: ['OPEN', 'DONE', 'IGNORED'] })
      .notNull()
      .default('OPEN'),
    /** The entry made of it. */
    faqId: ref('faq_id'),
    handledBy: ref('handled_by'),
    handledAt: at('handled_at'),
  },
  (t) => [index('faq_gap_state').on(t.tenantId, t.state, t.lastAt)],
);

/** Every question that was asked, and what it was answered with. */
export const question = pgTable(
  'question',
  {
    id: id(),
    tenantId: tenantId(),
    /** Null for a visitor. */
    userId: ref('user_id'),
    roleType: integer('role_type').notNull(),
    sessionKey: text('session_key').notNull().default(''),
    text: text('text').notNull(),
    type: text('type', { enum: ['EXACT', 'LIST', 'GUIDE', 'SERVICE', 'NONE'] }).notNull(),
    faqId: ref('faq_id'),
    gapId: ref('gap_id'),
    score: real('score').notNull().default(0),
    solved: boolean('solved'),
    reason: text('reason').notNull().default(''),
    note: text('note').notNull().default(''),
    at: atNow('at'),
  },
  (t) => [
    index('question_user').on(t.tenantId, t.userId, t.at),
    index('question_at').on(t.tenantId, t.at),
    index('question_gap').on(t.tenantId, t.gapId),
    index('question_faq').on(t.tenantId, t.faqId, t.at),
  ],
);

/** The fixed questions that are asked before publishing; without an entry a question has to be refused. */
export const faqTest = pgTable(
  'faq_test',
  {
    id: id(),
    tenantId: tenantId(),
    question: text('question').notNull(),
    faqId: ref('faq_id'),
    createdBy: ref('created_by'),
    createdAt: atNow('created_at'),
  },
  (t) => [index('faq_test_tenant').on(t.tenantId)],
);
