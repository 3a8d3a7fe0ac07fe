import { customType, index, integer, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { at, atNow, id, ref, tenantId } from './columns.ts';

const tsvector = customType<{ data: string }>({ dataType: () => 'tsvector' });

/**
 * What can be found, of whichever kind, as the search reads it. It stands apart from its service or guide:
 * a visit counted there must not rewrite an index here. Who may see a match is asked of the service itself.
 */
export const searchEntry = pgTable(
  'search_entry',
  {
    tenantId: tenantId(),
    kind: text('kind', { enum: ['service', 'guide'] }).notNull(),
    entityId: ref('entity_id').notNull(),
    /** In small letters. */
    name: text('name').notNull(),
    pinyin: text('pinyin').notNull().default(''),
    initials: text('initials').notNull().default(''),
    /** The first letter of its name, A to Z, or # where there is none. */
    letter: text('letter').notNull().default('#'),
    /** Words, characters, pinyin and initials: A of the name, B of what it is also called, C of the rest, D of long texts. */
    words: tsvector('words').notNull(),
    /** Plain text around a match, shown with the result. */
    body: text('body').notNull().default(''),
  },
  (t) => [primaryKey({ columns: [t.tenantId, t.kind, t.entityId] }), index('search_entry_words').using('gin', t.words)],
);

/** Words that mean the same to people here. */
export const synonym = pgTable(
  'synonym',
  {
    id: id(),
    tenantId: tenantId(),
    /** Two or more. */
    words: text('words').array().notNull(),
    version: integer('version').notNull().default(1),
    updatedAt: atNow('updated_at'),
    updatedBy: ref('updated_by'),
  },
  (t) => [index('synonym_tenant').on(t.tenantId)],
);

/** What was looked for: one's own history, and the words many look for. */
export const searchLog = pgTable(
  'search_log',
  {
    id: id(),
    tenantId: tenantId(),
    /** Absent for a visitor. */
    userId: ref('user_id'),
    word: text('word').notNull(),
    hits: integer('hits').notNull(),
    at: atNow('at'),
    /** Taken out of one's history; it still counts among the words of all. */
    forgottenAt: at('forgotten_at'),
  },
  (t) => [index('search_log_user').on(t.tenantId, t.userId, t.at), index('search_log_at').on(t.tenantId, t.at)],
);

/** What people looked for and did not find, with what they asked for. */
export const searchGap = pgTable(
  'search_gap',
  {
    id: id(),
    tenantId: tenantId(),
    word: text('word').notNull(),
    times: integer('times').notNull().default(1),
    firstAt: atNow('first_at'),
    lastAt: atNow('last_at'),
    state: text('state', { enum: ['OPEN', 'DONE', 'IGNORED'] })
      .notNull()
      .default('OPEN'),
    handledBy: ref('handled_by'),
    handledAt: at('handled_at'),
    note: text('note').notNull().default(''),
  },
  (t) => [
    uniqueIndex('search_gap_word').on(t.tenantId, t.word),
    index('search_gap_state').on(t.tenantId, t.state, t.times),
  ],
);

/** A request for a service there is none of yet. */
export const searchRequest = pgTable(
  'search_request',
  {
    id: id(),
    tenantId: tenantId(),
    gapId: ref('gap_id')
      .notNull()
      .references(() => searchGap.id, { onDelete: 'cascade' }),
    userId: ref('user_id').notNull(),
    text: text('text').notNull(),
    createdAt: atNow('created_at'),
  },
  (t) => [index('search_request_gap').on(t.tenantId, t.gapId)],
);
