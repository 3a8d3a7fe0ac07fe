import { bigint, date, index, integer, jsonb, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { at, atNow, bytea, id, ref, tenantId } from './columns.ts';
import { appUser } from './people.ts';

/** An event of the school calendar. */
export const calendarEvent = pgTable(
  'calendar_event',
  {
    id: id(),
    tenantId: tenantId(),
    name: text('name').notNull(),
    /** First and last day. */
    begins: date('begins', { mode: 'string' }).notNull(),
    ends: date('ends', { mode: 'string' }).notNull(),
    /** `HH:mm`; null for whole days. */
    fromTime: text('from_time'),
    toTime: text('to_time'),
    place: text('place').notNull().default(''),
    url: text('url').notNull().default(''),
    /** Empty: for everybody. */
    identityTypes: jsonb('identity_types').notNull().default([]),
    version: integer('version').notNull().default(1),
    updatedAt: atNow('updated_at'),
    updatedBy: ref('updated_by'),
  },
  (t) => [index('calendar_event_begins').on(t.tenantId, t.begins)],
);

/** The secret address by which other calendars read a person's agenda. */
export const agendaLink = pgTable(
  'agenda_link',
  {
    tenantId: tenantId(),
    userId: ref('user_id')
      .notNull()
      .references(() => appUser.id, { onDelete: 'cascade' }),
    /** An address is found by the hash; the token itself is sealed, for its owner to see again. */
    hash: bytea('hash').notNull(),
    sealed: text('sealed').notNull(),
    createdAt: atNow('created_at'),
    /** When another calendar last read it, to the hour. */
    readAt: at('read_at'),
  },
  (t) => [primaryKey({ columns: [t.tenantId, t.userId] }), uniqueIndex('agenda_link_hash').on(t.hash)],
);

/** Somebody is away, and who stands in: the second post. */
export const absence = pgTable(
  'absence',
  {
    id: id(),
    tenantId: tenantId(),
    userId: ref('user_id')
      .notNull()
      .references(() => appUser.id, { onDelete: 'cascade' }),
    secondId: ref('second_id')
      .notNull()
      .references(() => appUser.id, { onDelete: 'cascade' }),
    /** First and last day. */
    fromDay: date('from_day', { mode: 'string' }).notNull(),
    toDay: date('to_day', { mode: 'string' }).notNull(),
    /** The processes whose cases go to the second post; empty: everything does. */
    processIds: bigint('process_ids', { mode: 'bigint' }).array().notNull().default([]),
    note: text('note').notNull().default(''),
    createdBy: ref('created_by'),
    createdAt: atNow('created_at'),
    /** Back earlier, or called off. */
    endedAt: at('ended_at'),
  },
  (t) => [
    index('absence_user').on(t.tenantId, t.userId, t.toDay),
    index('absence_current').on(t.tenantId, t.toDay, t.fromDay),
  ],
);
