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
  uuid,
} from 'drizzle-orm/pg-core';
import { at, atNow, id, ref, tenantId } from './columns.ts';

/** Fields that hold the name of what an entry is about. */
const nameFields = [
  ...['name', 'title', 'cardName', 'layoutName', 'navigationName', 'themeName', 'footerName', 'guideName'],
  ...['landingName', 'question', 'tools_name', 'typeName', 'nickName', 'account'],
];

/** Audit log: who did what, before and after. A trigger refuses update and delete. */
export const auditLog = pgTable(
  'audit_log',
  {
    id: id(),
    tenantId: tenantId(),
    at: atNow('at'),
    actorId: ref('actor_id'),
    actorName: text('actor_name').notNull(),
    action: text('action').notNull(),
    entity: text('entity').notNull(),
    entityId: text('entity_id').notNull(),
    before: jsonb('before'),
    after: jsonb('after'),
    ip: text('ip').notNull(),
    trace: text('trace').notNull(),
    /** What the record was called then, where the entry says so. */
    entityName: text('entity_name')
      .notNull()
      .generatedAlwaysAs(
        sql.raw(
          `coalesce(${['after', 'before'].flatMap((side) => nameFields.map((field) => `${side} ->> '${field}'`)).join(', ')}, '')`,
        ),
      ),
  },
  (t) => [index('audit_log_at').on(t.tenantId, t.at), index('audit_log_entity').on(t.tenantId, t.entity, t.entityId)],
);

export const fileObject = pgTable(
  'file_object',
  {
    id: id(),
    tenantId: tenantId(),
    ownerId: ref('owner_id'),
    name: text('name').notNull(),
    mime: text('mime').notNull(),
    size: bigint('size', { mode: 'number' }).notNull(),
    sha256: text('sha256').notNull(),
    /** Who may see it: everybody, everybody signed in, or those who may see the object it is attached to. */
    audience: text('audience', { enum: ['public', 'tenant', 'owner', 'attached'] }).notNull(),
    attachedTo: text('attached_to'),
    attachedId: text('attached_id'),
    createdAt: atNow('created_at'),
  },
  (t) => [
    index('file_object_attached').on(t.tenantId, t.attachedTo, t.attachedId),
    // With the size, so that what a person's uploads take is counted from the index alone.
    index('file_object_owner').on(t.tenantId, t.ownerId, t.size),
    index('file_object_unattached').on(t.tenantId, t.createdAt).where(sql`${t.audience} = 'owner'`),
  ],
);

/** Background jobs with their progress. pg-boss runs the work. */
export const job = pgTable(
  'job',
  {
    id: id(),
    tenantId: tenantId(),
    kind: text('kind').notNull(),
    ownerId: ref('owner_id'),
    payload: jsonb('payload').notNull(),
    state: text('state', { enum: ['waiting', 'running', 'finished', 'failed'] })
      .notNull()
      .default('waiting'),
    done: integer('done').notNull().default(0),
    total: integer('total').notNull().default(0),
    /** The result of a finished job; the message parameters of a failed one. */
    result: jsonb('result'),
    failure: text('failure'),
    /** While a job with this key is waiting or running, it is reused. */
    once: text('once'),
    tries: integer('tries').notNull().default(0),
    /** The id of its pg-boss entry. */
    queueId: uuid('queue_id').notNull(),
    createdAt: atNow('created_at'),
    dueAt: atNow('due_at'),
    startedAt: at('started_at'),
    /** Heartbeat of a running job. */
    aliveAt: at('alive_at'),
    endedAt: at('ended_at'),
  },
  (t) => [
    index('job_owner').on(t.tenantId, t.ownerId, t.createdAt),
    index('job_kind').on(t.kind, t.dueAt),
    index('job_running').on(t.aliveAt).where(sql`${t.state} = 'running'`),
    uniqueIndex('job_once').on(t.tenantId, t.kind, t.once).where(sql`${t.state} in ('waiting', 'running')`),
  ],
);

export const sensitiveWord = pgTable(
  'sensitive_word',
  {
    id: id(),
    tenantId: tenantId(),
    word: text('word').notNull(),
    /** How serious it is; an allowed one protects what lies inside it. */
    level: text('level', { enum: ['high', 'medium', 'low', 'allow'] })
      .notNull()
      .default('medium'),
    /** What happens to a chat message with a word of the middle level. */
    action: text('action', { enum: ['block', 'replace', 'record'] })
      .notNull()
      .default('block'),
  },
  (t) => [uniqueIndex('sensitive_word_word').on(t.tenantId, t.word)],
);

export const sensitiveHit = pgTable(
  'sensitive_hit',
  {
    id: id(),
    tenantId: tenantId(),
    userId: ref('user_id'),
    place: text('place').notNull(),
    word: text('word').notNull(),
    text: text('text').notNull(),
    at: atNow('at'),
  },
  (t) => [index('sensitive_hit_at').on(t.tenantId, t.at)],
);

/** A school's own additions to and exceptions from the official calendar. */
export const schoolDay = pgTable(
  'school_day',
  {
    tenantId: tenantId(),
    day: date('day', { mode: 'string' }).notNull(),
    isOff: boolean('is_off').notNull(),
    name: text('name').notNull(),
    updatedAt: atNow('updated_at'),
  },
  (t) => [primaryKey({ columns: [t.tenantId, t.day] })],
);

export const semester = pgTable(
  'semester',
  {
    id: id(),
    tenantId: tenantId(),
    name: text('name').notNull(),
    begins: date('begins', { mode: 'string' }).notNull(),
    ends: date('ends', { mode: 'string' }).notNull(),
    version: integer('version').notNull().default(1),
    updatedAt: atNow('updated_at'),
    updatedBy: ref('updated_by'),
  },
  (t) => [uniqueIndex('semester_name').on(t.tenantId, t.name)],
);

export const dict = pgTable(
  'dict',
  {
    id: id(),
    tenantId: tenantId(),
    code: text('code').notNull(),
    name: text('name').notNull(),
    note: text('note').notNull().default(''),
    builtIn: boolean('built_in').notNull().default(false),
    version: integer('version').notNull().default(1),
    updatedAt: atNow('updated_at'),
    updatedBy: ref('updated_by'),
  },
  (t) => [uniqueIndex('dict_code').on(t.tenantId, t.code)],
);

export const dictItem = pgTable(
  'dict_item',
  {
    id: id(),
    tenantId: tenantId(),
    dictId: ref('dict_id')
      .notNull()
      .references(() => dict.id, { onDelete: 'cascade' }),
    key: text('key').notNull(),
    value: text('value').notNull(),
    sort: integer('sort').notNull().default(0),
    enabled: boolean('enabled').notNull().default(true),
  },
  (t) => [uniqueIndex('dict_item_key').on(t.dictId, t.key)],
);

/** Content an administrator drafts and publishes: cards, themes, footers, guides … */
export const publication = pgTable(
  'publication',
  {
    id: id(),
    tenantId: tenantId(),
    kind: text('kind').notNull(),
    name: text('name').notNull(),
    sort: integer('sort').notNull().default(0),
    /** Its category in the card library. */
    categoryId: ref('category_id'),
    /** Incremented by every change; an editor with a stale version is refused (9009). */
    version: integer('version').notNull().default(1),
    draft: jsonb('draft'),
    changedBy: ref('changed_by'),
    changedAt: atNow('changed_at'),
    /** Revision numbers. A scheduled revision is frozen: a later draft does not change it. */
    published: integer('published'),
    scheduled: integer('scheduled'),
    scheduledFor: at('scheduled_for'),
    /** Why the last scheduled publication failed, in wire format; cleared by the next decision. */
    failed: jsonb('failed'),
    /** Who submitted the draft for review or returned it, in wire format; cleared when the draft changes. */
    review: jsonb('review'),
    /** The live name, which the draft may differ from. */
    publishedName: text('published_name'),
  },
  (t) => [
    // Announcements of different years may have the same title.
    uniqueIndex('publication_name').on(t.tenantId, t.kind, t.name).where(sql`${t.kind} <> 'announcement'`),
    uniqueIndex('publication_published_name')
      .on(t.tenantId, t.kind, t.publishedName)
      .where(sql`${t.kind} <> 'announcement'`),
    index('publication_changed').on(t.tenantId, t.kind, sql`${t.changedAt} desc`, sql`${t.id} desc`),
  ],
);

export const revision = pgTable(
  'revision',
  {
    tenantId: tenantId(),
    publicationId: ref('publication_id')
      .notNull()
      .references(() => publication.id, { onDelete: 'cascade' }),
    number: integer('number').notNull(),
    content: jsonb('content').notNull(),
    madeBy: ref('made_by'),
    madeAt: atNow('made_at'),
    publishedAt: at('published_at'),
    /** The older revision whose content this one restores. */
    broughtBack: integer('brought_back'),
  },
  (t) => [primaryKey({ columns: [t.publicationId, t.number] })],
);
