import { sql } from 'drizzle-orm';
import { index, integer, jsonb, pgTable, smallint, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { at, atNow, id, ref, tenantId } from './columns.ts';

/** To-dos of a person: pending, started or done, from any system. */
export const todo = pgTable(
  'todo',
  {
    id: id(),
    tenantId: tenantId(),
    /** The source system and the id there. */
    sourceApp: text('source_app').notNull(),
    sourceId: text('source_id').notNull(),
    instanceId: text('instance_id').notNull().default(''),
    category: text('category', { enum: ['TODO', 'READ', 'STARTED', 'DONE', 'CC'] }).notNull(),
    status: text('status', { enum: ['PENDING', 'DONE', 'CANCELLED', 'RETURNED'] })
      .notNull()
      .default('PENDING'),
    assigneeId: ref('assignee_id').notNull(),
    itemCode: text('item_code').notNull().default(''),
    itemName: text('item_name').notNull().default(''),
    title: text('title').notNull(),
    nodeName: text('node_name').notNull().default(''),
    handler: text('handler').notNull().default(''),
    initiator: text('initiator').notNull().default(''),
    priority: integer('priority').notNull().default(3),
    initiatorAccount: text('initiator_account').notNull().default(''),
    initiatorDept: text('initiator_dept').notNull().default(''),
    /** How far the case is, in percent. */
    percent: smallint('percent'),
    url: text('url').notNull().default(''),
    mobileUrl: text('mobile_url').notNull().default(''),
    /** Where to look at it without doing anything. */
    viewUrl: text('view_url').notNull().default(''),
    createdAt: atNow('created_at'),
    dueAt: at('due_at'),
    remindAt: at('remind_at'),
    fields: jsonb('fields').notNull().default({}),
  },
  (t) => [
    uniqueIndex('todo_source').on(t.tenantId, t.sourceApp, t.sourceId, t.assigneeId, t.category),
    index('todo_assignee').on(t.tenantId, t.assigneeId, t.category, t.status, t.createdAt),
    index('todo_instance').on(t.tenantId, t.sourceApp, t.instanceId).where(sql`instance_id <> ''`),
  ],
);

/** A personal figure from some system: books on loan, campus card, a salary slip. */
export const matter = pgTable(
  'matter',
  {
    id: id(),
    tenantId: tenantId(),
    userId: ref('user_id').notNull(),
    /** The client that brought it; empty = the portal's own. */
    sourceApp: text('source_app').notNull().default(''),
    code: text('code').notNull(),
    title: text('title').notNull(),
    typeName: text('type_name').notNull().default(''),
    colorVal: text('color_val').notNull().default(''),
    /** [{ label, value }] */
    lines: jsonb('lines').notNull().default([]),
    url: text('url').notNull().default(''),
    sort: integer('sort').notNull().default(0),
    updatedAt: atNow('updated_at'),
  },
  (t) => [
    uniqueIndex('matter_code').on(t.tenantId, t.userId, t.sourceApp, t.code),
    index('matter_source').on(t.tenantId, t.sourceApp, t.code),
  ],
);
