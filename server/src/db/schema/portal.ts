import { sql } from 'drizzle-orm';
import { boolean, index, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { at, atNow, id, ref, tenantId } from './columns.ts';

/** An item of the top bar. */
export const navItem = pgTable(
  'nav_item',
  {
    id: id(),
    tenantId: tenantId(),
    name: text('name').notNull(),
    icon: text('icon').notNull().default(''),
    kind: text('kind', { enum: ['page', 'link', 'frame'] }).notNull(),
    path: text('path'),
    url: text('url'),
    frameId: ref('frame_id'),
    /** Role ids that see it; empty means everybody. */
    roleIds: jsonb('role_ids').notNull().default([]),
    sort: integer('sort').notNull().default(0),
  },
  (t) => [index('nav_item_sort').on(t.tenantId, t.sort)],
);

/** Addresses that may be shown inside the portal: pages name an id, never a raw address. */
export const frameAddress = pgTable(
  'frame_address',
  {
    id: id(),
    tenantId: tenantId(),
    kind: text('kind', { enum: ['tool', 'navigation', 'message', 'service'] }).notNull(),
    title: text('title').notNull(),
    url: text('url').notNull(),
  },
  (t) => [index('frame_address_kind').on(t.tenantId, t.kind)],
);

export const announcement = pgTable(
  'announcement',
  {
    id: id(),
    tenantId: tenantId(),
    title: text('title').notNull(),
    content: text('content').notNull().default(''),
    /** OfficialAccount: pushed by a public account; PORTAL: written here. */
    dataSource: text('data_source').notNull(),
    deptId: ref('dept_id'),
    important: boolean('important').notNull().default(false),
    /** Identity types that see it; empty means everybody signed in. */
    audience: jsonb('audience').notNull().default([]),
    isPublic: boolean('is_public').notNull().default(false),
    createTime: atNow('create_time'),
    releaseTime: at('release_time'),
  },
  (t) => [
    index('announcement_release').on(t.tenantId, t.dataSource, sql`${t.releaseTime} desc`),
    index('announcement_create').on(t.tenantId, t.dataSource, sql`${t.createTime} desc`),
  ],
);
