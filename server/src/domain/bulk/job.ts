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
const mendedRow = z.object({ row: z.number(), cells: z.record(z.string(), z.string()) });
/** What stands in for cells of a failed row, by column. */
export type MendedRow = z.infer<typeof mendedRow>;

export const importParams = z.object({
  headerLine: z.number(),
  /** The place of the sheet; absent from jobs of an older release: the first visible one. */
  sheet: z.number().optional(),
  /** Ends at the first failing row. */
  stops: z.boolean(),
  /** Where each column stands in the row. */
  places: z.record(z.string(), z.number()),
  /** Every head of the file with its place, matched or not. */
  heads: z.array(z.object({ head: z.string(), at: z.number() })).optional(),
  /** Failed rows of an import that run again, as they stand in the file, instead of it. */
  rows: z.array(z.object({ number: z.number(), cells: z.array(cell) })).optional(),
  /** Rows with mended cells: they come after all others. */
  mended: z.array(mendedRow).optional(),
  /** The dry run whose counts hold for all rows but the mended ones. */
  tried: z.string().optional(),
  /** Absent from jobs of an older release: they keep nothing. */
  asker: asker.default({ id: '0', menus: [], deptId: null }),
  caller: z.object({ ip: z.string(), trace: z.string() }),
});
export type ImportParams = z.infer<typeof importParams>;

export const mendedCells = ({ mended = [] }: Pick<ImportParams, 'mended'>): ReadonlyMap<number, MendedRow['cells']> =>
  new Map(mended.map(({ row, cells }) => [row, cells]));

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
  /** Another job has taken it up: mended rows of it, or the import that it tried. */
  isFollowed: boolean;
  createdAt: Date;
  startedAt: Date | null;
  endedAt: Date | null;
};

export type Counts = Pick<JobRecord, 'done' | 'inserted' | 'skipped' | 'failed'>;
