import { sql } from 'drizzle-orm';
import { bigint, boolean, index, integer, jsonb, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { at, atNow, id, ref, tenantId } from './columns.ts';

/** A workbook that waits for its import. */
export const bulkUpload = pgTable(
  'bulk_upload',
  {
    id: id(),
    tenantId: tenantId(),
    ownerId: ref('owner_id').notNull(),
    list: text('list').notNull(),
    name: text('name').notNull(),
    /** [{ name, isHidden }], and which of them is read. */
    sheets: jsonb('sheets').notNull().default([]),
    sheet: integer('sheet').notNull().default(0),
    /** Its first rows as texts, and how many rows it has at most. */
    head: jsonb('head').notNull().default([]),
    rows: integer('rows').notNull().default(0),
    createdAt: atNow('created_at'),
  },
  (t) => [index('bulk_upload_owner').on(t.tenantId, t.ownerId)],
);

/** An import, an export or the undoing of an import, with its counts. */
export const bulkJob = pgTable(
  'bulk_job',
  {
    id: id(),
    tenantId: tenantId(),
    ownerId: ref('owner_id').notNull(),
    /** What the browser knows it by. */
    key: text('key').notNull(),
    kind: text('kind', { enum: ['export', 'import', 'undo'] }).notNull(),
    list: text('list').notNull(),
    fileName: text('file_name').notNull().default(''),
    isDry: boolean('is_dry').notNull().default(false),
    /** What it was started with, see domain/bulk/job.ts. */
    params: jsonb('params').notNull().default({}),
    uploadId: ref('upload_id'),
    /** The import that is undone, or whose failed rows run again; the dry run that is mended or run. */
    sourceId: ref('source_id'),
    state: text('state', { enum: ['waiting', 'running', 'finished', 'failed', 'cancelled'] })
      .notNull()
      .default('waiting'),
    isCancelled: boolean('is_cancelled').notNull().default(false),
    total: integer('total').notNull().default(0),
    done: integer('done').notNull().default(0),
    inserted: integer('inserted').notNull().default(0),
    updated: integer('updated').notNull().default(0),
    skipped: integer('skipped').notNull().default(0),
    failed: integer('failed').notNull().default(0),
    /** Why it ended early: a code with its values. */
    failure: jsonb('failure'),
    fileId: ref('file_id'),
    undoneAt: at('undone_at'),
    createdAt: atNow('created_at'),
    startedAt: at('started_at'),
    endedAt: at('ended_at'),
  },
  (t) => [
    uniqueIndex('bulk_job_key').on(t.tenantId, t.key),
    index('bulk_job_owner').on(t.tenantId, t.ownerId, t.id),
    // One running job of a person in a list.
    uniqueIndex('bulk_job_running').on(t.tenantId, t.ownerId, t.list).where(sql`${t.state} in ('waiting', 'running')`),
  ],
);

/** A batch that is written: an import goes on behind it after a restart, and is undone by it. */
export const bulkBatch = pgTable(
  'bulk_batch',
  {
    tenantId: tenantId(),
    jobId: ref('job_id')
      .notNull()
      .references(() => bulkJob.id, { onDelete: 'cascade' }),
    number: integer('number').notNull(),
    /** The rows of the file that were written, and the ids they got. */
    rows: integer('rows').array().notNull().default([]),
    ids: bigint('ids', { mode: 'bigint' }).array().notNull().default([]),
  },
  (t) => [primaryKey({ columns: [t.jobId, t.number] })],
);

/** A row that failed, with its cells as they were read. */
export const bulkFailure = pgTable(
  'bulk_failure',
  {
    tenantId: tenantId(),
    jobId: ref('job_id')
      .notNull()
      .references(() => bulkJob.id, { onDelete: 'cascade' }),
    row: integer('row').notNull(),
    cells: jsonb('cells').notNull(),
    errors: jsonb('errors').notNull(),
  },
  (t) => [primaryKey({ columns: [t.jobId, t.row] })],
);

/** Which column a head of a file was matched with the last time. */
export const bulkMatch = pgTable(
  'bulk_match',
  {
    tenantId: tenantId(),
    list: text('list').notNull(),
    head: text('head').notNull(),
    field: text('field').notNull(),
  },
  (t) => [primaryKey({ columns: [t.tenantId, t.list, t.head] })],
);

/** A sheet that was imported, by its name: the last one is read again where its titles are. */
export const bulkSheet = pgTable(
  'bulk_sheet',
  {
    tenantId: tenantId(),
    list: text('list').notNull(),
    name: text('name').notNull(),
    headerLine: integer('header_line').notNull(),
    /** The titles that were matched. */
    heads: text('heads').array().notNull(),
    at: atNow('at'),
  },
  (t) => [primaryKey({ columns: [t.tenantId, t.list, t.name] })],
);

/** A choice of columns that a person saved. */
export const bulkChoice = pgTable(
  'bulk_choice',
  {
    id: id(),
    tenantId: tenantId(),
    ownerId: ref('owner_id').notNull(),
    list: text('list').notNull(),
    name: text('name').notNull(),
    fields: jsonb('fields').notNull(),
  },
  (t) => [uniqueIndex('bulk_choice_name').on(t.tenantId, t.ownerId, t.list, t.name)],
);
