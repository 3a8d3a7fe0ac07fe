import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { at, atNow, id, ref, tenantId } from './columns.ts';

/** What a service is for: study, life, research … Its tiles share a tint. */
export const serviceScene = pgTable(
  'service_scene',
  {
    id: id(),
    tenantId: tenantId(),
    name: text('name').notNull(),
    icon: text('icon').notNull().default(''),
    tint: integer('tint').notNull().default(1),
    sort: integer('sort').notNull().default(0),
  },
  (t) => [uniqueIndex('service_scene_name').on(t.tenantId, t.name)],
);

export const service = pgTable(
  'service',
  {
    id: id(),
    tenantId: tenantId(),
    /** Fixed for ever: other systems know a service by it. */
    code: text('code').notNull(),
    name: text('name').notNull(),
    summary: text('summary').notNull().default(''),
    icon: text('icon').notNull().default(''),
    type: text('type', { enum: ['APPLICATION', 'PROCESS'] }).notNull(),
    processType: text('process_type', { enum: ['ONLINE', 'OFFLINE'] })
      .notNull()
      .default('ONLINE'),
    deptId: ref('dept_id'),
    sceneId: ref('scene_id'),
    /** A key of the dictionary shelfLabel, until a day when there is one. */
    labelCode: text('label_code'),
    labelUntil: at('label_until'),
    accessWay: integer('access_way').notNull().default(1),
    openWay: integer('open_way').notNull().default(1003),
    url: text('url').notNull().default(''),
    hasGuide: boolean('has_guide').notNull().default(false),
    /** Role ids and identity types that may use it; empty means everybody signed in. */
    roleIds: jsonb('role_ids').notNull().default([]),
    identityTypes: jsonb('identity_types').notNull().default([]),
    /** Visitors may use it too. */
    anonymous: boolean('anonymous').notNull().default(false),
    status: text('status', { enum: ['DRAFT', 'SHELF', 'OFF'] })
      .notNull()
      .default('DRAFT'),
    shelvedAt: at('shelved_at'),
    /** All visits ever; the log has them one by one. */
    visitTimes: bigint('visit_times', { mode: 'number' }).notNull().default(0),
    version: integer('version').notNull().default(1),
  },
  (t) => [
    uniqueIndex('service_code').on(t.tenantId, t.code),
    uniqueIndex('service_name').on(t.tenantId, t.name),
    index('service_shelf').on(t.tenantId, t.status, sql`${t.visitTimes} desc`),
  ],
);

export const favourite = pgTable(
  'favourite',
  {
    tenantId: tenantId(),
    userId: ref('user_id').notNull(),
    serviceId: ref('service_id')
      .notNull()
      .references(() => service.id, { onDelete: 'cascade' }),
    sort: integer('sort').notNull().default(0),
    createdAt: atNow('created_at'),
  },
  (t) => [primaryKey({ columns: [t.userId, t.serviceId] }), index('favourite_sort').on(t.tenantId, t.userId, t.sort)],
);

/** Every opening of a service, one row a visit. Nothing changes or removes one but its age. */
export const visitLog = pgTable(
  'visit_log',
  {
    id: id(),
    tenantId: tenantId(),
    serviceId: ref('service_id')
      .notNull()
      .references(() => service.id, { onDelete: 'cascade' }),
    /** Absent for a visitor. */
    userId: ref('user_id'),
    at: atNow('at'),
  },
  (t) => [index('visit_log_user').on(t.tenantId, t.userId, t.at), index('visit_log_service').on(t.serviceId, t.at)],
);

/** Visits by day, identity and department: what popularity is counted from. 0 stands for none. */
export const serviceDay = pgTable(
  'service_day',
  {
    tenantId: tenantId(),
    day: date('day', { mode: 'string' }).notNull(),
    serviceId: ref('service_id')
      .notNull()
      .references(() => service.id, { onDelete: 'cascade' }),
    identityType: integer('identity_type').notNull(),
    deptId: ref('dept_id').notNull(),
    visits: integer('visits').notNull().default(0),
  },
  (t) => [primaryKey({ columns: [t.tenantId, t.day, t.serviceId, t.identityType, t.deptId] })],
);
