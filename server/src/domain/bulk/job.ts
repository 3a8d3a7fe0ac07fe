import type { BulkState } from '@yizhan/contract/entities/bulk.ts';
import * as z from 'zod';
import type { FailureParams } from '../../common/fail.ts';

/** Who started it, as far as a list asks. */
const asker = z.object({ id: z.string().default('0'), menus: z.array(z.string()), deptId: z.string().nullable() });

/** What a job was started with. */
export const exportParams = z.object({
  fields: z.array(z.string()),
  range: z.number(),
  conditions: z.unknown(),
  ids: z.array(z.string()).nullable(),
  asker,
  language: z.enum(['zh-CN', 'en']),
  /** For the audit: where the call came from. */
  caller: z.object({ ip: z.string(), trace: z.string() }),
  watermark: z.string(),
});
export type ExportParams = z.infer<typeof exportParams>;

const cell = z.union([z.string(), z.null()]);
export const importParams = z.object({
  headerLine: z.number(),
  /** Ends at the first failing row. */
  stops: z.boolean(),
  /** Where each column stands in the row. */
  places: z.record(z.string(), z.number()),
  /** Every head of the file with its place, matched or not. */
  heads: z.array(z.object({ head: z.string(), at: z.number() })).optional(),
  /** Rows that run again after they were mended, instead of a file. */
  rows: z.array(z.object({ number: z.number(), cells: z.array(cell) })).optional(),
  /** Absent from jobs of an older release: they keep nothing. */
  asker: asker.default({ id: '0', menus: [], deptId: null }),
  caller: z.object({ ip: z.string(), trace: z.string() }),
});
export type ImportParams = z.infer<typeof importParams>;

export type BulkKind = 'export' | 'import' | 'undo';

export type JobRecord = {
  id: string;
  key: string;
  ownerId: string;
  kind: BulkKind;
  list: string;
  fileName: string;
  isDry: boolean;
  params: unknown;
  uploadId: string | null;
  sourceId: string | null;
  state: BulkState;
  total: number;
  done: number;
  inserted: number;
  updated: number;
  skipped: number;
  failed: number;
  failure: { code: string; params: FailureParams } | null;
  fileId: string | null;
  undoneAt: Date | null;
  createdAt: Date;
  startedAt: Date | null;
  endedAt: Date | null;
};

export type Counts = Pick<JobRecord, 'done' | 'inserted' | 'skipped' | 'failed'>;
