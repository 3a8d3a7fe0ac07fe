import { sql } from 'drizzle-orm';
import { boolean, index, integer, jsonb, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { at, atNow, id, ref, tenantId } from './columns.ts';

/** An item of the top bar. */
export const navItem = pgTable(
  'nav_item',
  {
    id: id(),
    tenantId: tenantId(),
    name: text('name').notNull(),
    icon: text('icon').notNull().default(''),
    /** Its parent in the top bar; one level only. */
    parentId: ref('parent_id'),
    kind: text('kind', { enum: ['page', 'link', 'frame', 'group'] }).notNull(),
    path: text('path'),
    url: text('url'),
    frameId: ref('frame_id'),
    openWay: text('open_way', { enum: ['sameTab', 'newTab'] })
      .notNull()
      .default('sameTab'),
    /** Role ids that see it; empty means everybody. */
    roleIds: jsonb('role_ids').notNull().default([]),
    sort: integer('sort').notNull().default(0),
    /** The publication of an added item; built-in ones have none. */
    publicationId: ref('publication_id'),
    /** Off: hidden, or not published yet. */
    live: boolean('live').notNull().default(true),
    /** The service it opens; only those who may use it see the item. */
    serviceId: ref('service_id'),
    device: text('device', { enum: ['all', 'pc', 'mobile'] })
      .notNull()
      .default('all'),
    version: integer('version').notNull().default(1),
    updatedAt: atNow('updated_at'),
    updatedBy: ref('updated_by'),
  },
  (t) => [
    index('nav_item_sort').on(t.tenantId, t.sort),
    uniqueIndex('nav_item_publication').on(t.tenantId, t.publicationId),
  ],
);

/** Addresses that may be embedded in the portal: pages refer to an id, never to a raw address. */
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
    /** From then on nobody sees it. */
    until: at('until'),
    /** The publication it is written in; null for what public accounts push. */
    publicationId: ref('publication_id'),
  },
  (t) => [
    uniqueIndex('announcement_publication').on(t.tenantId, t.publicationId),
    index('announcement_release').on(t.tenantId, t.dataSource, sql`${t.releaseTime} desc`),
    index('announcement_create').on(t.tenantId, t.dataSource, sql`${t.createTime} desc`),
  ],
);

/** A category of the card library. */
export const cardCategory = pgTable(
  'card_category',
  {
    id: id(),
    tenantId: tenantId(),
    typeName: text('type_name').notNull(),
    sort: integer('sort').notNull().default(0),
    version: integer('version').notNull().default(1),
    updatedAt: atNow('updated_at'),
    updatedBy: ref('updated_by'),
  },
  (t) => [uniqueIndex('card_category_name').on(t.tenantId, t.typeName)],
);

/** A person's arrangement of a page per identity type; 0 = the home page. */
export const userLayout = pgTable(
  'user_layout',
  {
    tenantId: tenantId(),
    userId: ref('user_id').notNull(),
    navigationId: ref('navigation_id').notNull(),
    identityType: integer('identity_type').notNull(),
    arrangement: jsonb('arrangement').notNull(),
    updatedAt: atNow('updated_at'),
  },
  (t) => [primaryKey({ columns: [t.tenantId, t.userId, t.navigationId, t.identityType] })],
);

export const commonTool = pgTable(
  'common_tool',
  {
    id: id(),
    tenantId: tenantId(),
    name: text('name').notNull(),
    icon: text('icon').notNull(),
    /** Empty if it opens something other than an address. */
    url: text('url').notNull(),
    openType: text('open_type').notNull().default('newTab'),
    /** The service it opens, if any. */
    serviceId: ref('service_id'),
    /** Role ids that see it; empty means everybody. */
    roleIds: jsonb('role_ids').notNull().default([]),
    isPublic: boolean('is_public').notNull().default(false),
    sort: integer('sort').notNull().default(0),
    version: integer('version').notNull().default(1),
    updatedAt: atNow('updated_at'),
    updatedBy: ref('updated_by'),
  },
  (t) => [uniqueIndex('common_tool_name').on(t.tenantId, t.name)],
);

/** The theme a person chose (a publication of that kind). */
export const userTheme = pgTable(
  'user_theme',
  { tenantId: tenantId(), userId: ref('user_id').notNull(), themeId: ref('theme_id').notNull() },
  (t) => [primaryKey({ columns: [t.tenantId, t.userId] })],
);
