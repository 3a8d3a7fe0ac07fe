import { sql } from 'drizzle-orm';
import { bigint, boolean, index, integer, jsonb, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { at, atNow, id, ref, tenantId } from './columns.ts';

export const newsColumn = pgTable(
  'news_column',
  {
    id: id(),
    tenantId: tenantId(),
    name: text('name').notNull(),
    isPublic: boolean('is_public').notNull().default(false),
    /** Identity types that see it; empty means everybody signed in. */
    audience: jsonb('audience').notNull().default([]),
    sort: integer('sort').notNull().default(0),
    version: integer('version').notNull().default(1),
    updatedAt: atNow('updated_at'),
    updatedBy: ref('updated_by'),
  },
  (t) => [uniqueIndex('news_column_name').on(t.tenantId, t.name)],
);

export const news = pgTable(
  'news',
  {
    id: id(),
    tenantId: tenantId(),
    columnId: ref('column_id')
      .notNull()
      .references(() => newsColumn.id),
    /** The client that brought it and its id there; null = written here. */
    sourceApp: text('source_app'),
    guid: text('guid'),
    /** The page that it comes from. */
    url: text('url').notNull().default(''),
    title: text('title').notNull(),
    summary: text('summary').notNull().default(''),
    cover: text('cover'),
    content: text('content').notNull().default(''),
    important: boolean('important').notNull().default(false),
    /** Pinned to the top until then. */
    topUntil: at('top_until'),
    isPublic: boolean('is_public').notNull().default(false),
    audience: jsonb('audience').notNull().default([]),
    deptId: ref('dept_id'),
    /** Null = a draft; in the future = scheduled. */
    releaseTime: at('release_time'),
    createdAt: atNow('created_at'),
    changedBy: ref('changed_by'),
    changedAt: atNow('changed_at'),
    visits: bigint('visits', { mode: 'number' }).notNull().default(0),
    version: integer('version').notNull().default(1),
  },
  (t) => [
    index('news_release').on(t.tenantId, t.columnId, sql`${t.releaseTime} desc`, sql`${t.id} desc`),
    uniqueIndex('news_guid').on(t.tenantId, t.sourceApp, t.guid),
  ],
);
