import { customType, index, integer, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { at, atNow, id, ref, tenantId } from './columns.ts';

const tsvector = customType<{ data: string }>({ dataType: () => 'tsvector' });

/**
 * The search index for all kinds. Separate from the service or guide, so that counting a visit there does not rewrite
 * an index here. Access to a match is checked on the service itself.
 */
export const searchEntry = pgTable(
  'search_entry',
  {
    tenantId: tenantId(),
    kind: text('kind', { enum: ['service', 'guide', 'dutyItem'] }).notNull(),
    entityId: ref('entity_id').notNull(),
    /** Lower case. */
    name: text('name').notNull(),
    pinyin: text('pinyin').notNull().default(''),
    initials: text('initials').notNull().default(''),
    /** The first letter of its name, A to Z, or # if there is none. */
    letter: text('letter').notNull().default('#'),
    /** Words, characters, pinyin and initials: A of the name, B of alternative names, C of the rest, D of long text. */
    words: tsvector('words').notNull(),
    /** Plain text for the excerpt shown with the result. */
    body: text('body').notNull().default(''),
  },
  (t) => [
    primaryKey({ columns: [t.tenantId, t.kind, t.entityId] }),
    // Without a list of pending entries: every search would read it from end to end until the next vacuum.
    index('search_entry_words').using('gin', t.words).with({ fastupdate: false }),
  ],
);

/** The school's English for its own names and lines, by the Chinese text; empty = none. */
export const englishText = pgTable(
  'english_text',
  {
    tenantId: tenantId(),
    text: text('text').notNull(),
    english: text('english').notNull().default(''),
    /** 0: never written. */
    version: integer('version').notNull().default(0),
    updatedAt: atNow('updated_at'),
    updatedBy: ref('updated_by'),
  },
  (t) => [primaryKey({ columns: [t.tenantId, t.text] })],
);

/** Synonyms of a school. */
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

/** Searches: a person's own history, and the popular keywords. */
export const searchLog = pgTable(
  'search_log',
  {
    id: id(),
    tenantId: tenantId(),
    /** Null for a visitor. */
    userId: ref('user_id'),
    word: text('word').notNull(),
    hits: integer('hits').notNull(),
    at: atNow('at'),
    /** Removed from the person's history; still counted among the popular keywords. */
    forgottenAt: at('forgotten_at'),
  },
  (t) => [index('search_log_user').on(t.tenantId, t.userId, t.at), index('search_log_at').on(t.tenantId, t.at)],
);

/** Searches without a result, and the requests people sent from them. */
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

/** A request for a service that does not exist yet. */
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
