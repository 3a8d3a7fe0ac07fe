import { rectificationStatuses } from '@yizhan/contract/case-states.ts';
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

/** The area of a service: study, life, research … Its tiles share a tint. */
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

/** The type of a service: enquiry, application, booking … Each school defines its own. */
export const serviceType = pgTable(
  'service_type',
  {
    id: id(),
    tenantId: tenantId(),
    name: text('name').notNull(),
    sort: integer('sort').notNull().default(0),
  },
  (t) => [uniqueIndex('service_type_name').on(t.tenantId, t.name)],
);

export const service = pgTable(
  'service',
  {
    id: id(),
    tenantId: tenantId(),
    /** Immutable: other systems identify a service by it. */
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
    typeId: ref('type_id'),
    /** Alternative names, used only by the search. */
    keywords: text('keywords').notNull().default(''),
    /** A key of the dictionary shelfLabel, with an optional end date. */
    labelCode: text('label_code'),
    labelUntil: at('label_until'),
    accessWay: integer('access_way').notNull().default(1),
    openWay: integer('open_way').notNull().default(1003),
    url: text('url').notNull().default(''),
    mobileUrl: text('mobile_url').notNull().default(''),
    /** Promised working days; null if nothing is promised. */
    promiseDays: integer('promise_days'),
    /**
     * Role ids, identity types and departments (each including all below) that may use it; empty means everybody signed
     * in.
     */
    roleIds: jsonb('role_ids').notNull().default([]),
    identityTypes: jsonb('identity_types').notNull().default([]),
    userDeptIds: jsonb('user_dept_ids').notNull().default([]),
    /** Visitors may use it too. */
    anonymous: boolean('anonymous').notNull().default(false),
    /** Visitors see that the service exists, and are asked to sign in to use it. */
    listed: boolean('listed').notNull().default(false),
    /** The period it is open in, and the weekly hours: [{ days: [1…7], from: 'HH:mm', to: 'HH:mm' }]. */
    openFrom: at('open_from'),
    openTo: at('open_to'),
    openHours: jsonb('open_hours').notNull().default([]),
    /** Set by an administrator, or by the probe when the address is unreachable. */
    maintenance: text('maintenance', { enum: ['NONE', 'MANUAL', 'PROBE'] })
      .notNull()
      .default('NONE'),
    maintenanceReason: text('maintenance_reason').notNull().default(''),
    /** Whether its address is probed periodically. */
    probe: boolean('probe').notNull().default(false),
    probedAt: at('probed_at'),
    probeFailures: integer('probe_failures').notNull().default(0),
    /** Hash of the secret that its own server authenticates with when it verifies a user. */
    verifySecret: text('verify_secret'),
    /** Sum and number of stars; the single ratings are in their own table. */
    scoreSum: integer('score_sum').notNull().default(0),
    scoreCount: integer('score_count').notNull().default(0),
    updatedAt: atNow('updated_at'),
    updatedBy: ref('updated_by'),
    status: text('status', { enum: ['DRAFT', 'SUBMITTED', 'SHELF', 'OFF'] })
      .notNull()
      .default('DRAFT'),
    /** Waiting for somebody who may put it on the shelf. */
    submittedAt: at('submitted_at'),
    submittedBy: ref('submitted_by'),
    /** Sent back, and why, until it is submitted again. */
    returnedAt: at('returned_at'),
    returnedBy: ref('returned_by'),
    returnReason: text('return_reason').notNull().default(''),
    shelvedAt: at('shelved_at'),
    /** All visits ever; the log has the single ones. */
    visitTimes: bigint('visit_times', { mode: 'number' }).notNull().default(0),
    version: integer('version').notNull().default(1),
  },
  (t) => [
    uniqueIndex('service_code').on(t.tenantId, t.code),
    uniqueIndex('service_name').on(t.tenantId, t.name),
    index('service_shelf').on(t.tenantId, t.status, sql`${t.visitTimes} desc`),
    index('service_probe').on(t.probedAt).where(sql`probe and status = 'SHELF'`),
  ],
);

export const favouriteFolder = pgTable(
  'favourite_folder',
  {
    id: id(),
    tenantId: tenantId(),
    userId: ref('user_id').notNull(),
    name: text('name').notNull(),
    sort: integer('sort').notNull().default(0),
  },
  (t) => [uniqueIndex('favourite_folder_name').on(t.tenantId, t.userId, t.name)],
);

export const favourite = pgTable(
  'favourite',
  {
    tenantId: tenantId(),
    userId: ref('user_id').notNull(),
    serviceId: ref('service_id')
      .notNull()
      .references(() => service.id, { onDelete: 'cascade' }),
    folderId: ref('folder_id').references(() => favouriteFolder.id, { onDelete: 'set null' }),
    sort: integer('sort').notNull().default(0),
    createdAt: atNow('created_at'),
  },
  (t) => [primaryKey({ columns: [t.userId, t.serviceId] }), index('favourite_sort').on(t.tenantId, t.userId, t.sort)],
);

/** One row per opening of a service. Rows are never changed, only removed by age. */
export const visitLog = pgTable(
  'visit_log',
  {
    id: id(),
    tenantId: tenantId(),
    serviceId: ref('service_id')
      .notNull()
      .references(() => service.id, { onDelete: 'cascade' }),
    /** Null for a visitor. */
    userId: ref('user_id'),
    at: atNow('at'),
  },
  (t) => [index('visit_log_user').on(t.tenantId, t.userId, t.at), index('visit_log_service').on(t.serviceId, t.at)],
);

/** Visits by day, identity type and department: the basis of popularity. 0 stands for none. */
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

/** Ratings: one per person and service in ninety days, editable until then. */
export const rating = pgTable(
  'rating',
  {
    id: id(),
    tenantId: tenantId(),
    /** Null for a case whose process has no service. */
    serviceId: ref('service_id').references(() => service.id, { onDelete: 'cascade' }),
    /** The finished case it is about; an application is rated without one. */
    caseId: ref('case_id'),
    userId: ref('user_id').notNull(),
    score: integer('score').notNull(),
    labels: jsonb('labels').notNull().default([]),
    text: text('text').notNull().default(''),
    anonymous: boolean('anonymous').notNull().default(false),
    /** The department's, once; the rater's answer to it, once. Ratings of cases have them. */
    reply: text('reply').notNull().default(''),
    repliedAt: at('replied_at'),
    followUp: text('follow_up').notNull().default(''),
    followedUpAt: at('followed_up_at'),
    createdAt: atNow('created_at'),
    updatedAt: atNow('updated_at'),
  },
  (t) => [
    uniqueIndex('rating_case').on(t.tenantId, t.caseId),
    index('rating_service').on(t.tenantId, t.serviceId, sql`${t.createdAt} desc`),
    index('rating_user').on(t.tenantId, t.userId, t.serviceId, sql`${t.createdAt} desc`),
  ],
);

/** What a bad rating of a case obliges its department to, with the deadline of where it stands. */
export const rectification = pgTable(
  'rectification',
  {
    ratingId: ref('rating_id')
      .primaryKey()
      .references(() => rating.id, { onDelete: 'cascade' }),
    tenantId: tenantId(),
    status: text('status', { enum: rectificationStatuses }).notNull(),
    openedAt: at('opened_at').notNull(),
    dueAt: at('due_at').notNull(),
    callNote: text('call_note').notNull().default(''),
    calledAt: at('called_at'),
    answeredAt: at('answered_at'),
    closedAt: at('closed_at'),
    /** The department was told that it is late. */
    remindedAt: at('reminded_at'),
  },
  (t) => [index('rectification_due').on(t.dueAt).where(sql`status <> 'closed'`)],
);

/** Single-use proof of who opened a service, valid for minutes: a one-time code, or a combStr already used. */
export const entryWord = pgTable(
  'entry_word',
  {
    tenantId: tenantId(),
    hash: text('hash').notNull(),
    serviceId: ref('service_id').references(() => service.id, { onDelete: 'cascade' }),
    userId: ref('user_id').notNull(),
    identityId: ref('identity_id'),
    expiresAt: at('expires_at').notNull(),
    usedAt: at('used_at'),
  },
  (t) => [primaryKey({ columns: [t.tenantId, t.hash] }), index('entry_word_expires').on(t.expiresAt)],
);
