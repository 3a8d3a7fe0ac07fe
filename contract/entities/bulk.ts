import * as z from 'zod';
import * as bulkLimits from '../limits/bulk.ts';
import * as fieldLimits from '../limits/fields.ts';
import { filled, flag, id, page, pageQuery, text, time } from './common.ts';
import { upload } from './files.ts';

/** Of the hint that a job of one's own has ended. */
export const bulkTopic = 'bulk';

/** A bulk list by its code, as it stands in the path. */
const list = z.string().regex(/^[a-z][a-zA-Z0-9]{0,39}$/);
/** The key of a job: whoever does not own it is answered as if it did not exist. */
const key = filled(fieldLimits.nameLength);
const zeroOrOne = z.literal([0, 1]);

/** The tenant id travels with every call (EX-12, IP-13); the caller's own is the one that counts. */
export const ofList = z.object({ list, tenantId: text(fieldLimits.nameLength).optional() });
export const ofJob = ofList.extend({ key });

/** The range of an export: all rows, those of the current search, the ticked ones. */
export const dataRanges = { all: 1, search: 2, ticked: 3 } as const;
const dataRange = z.coerce.number().pipe(z.literal([1, 2, 3]));
export type DataRange = (typeof dataRanges)[keyof typeof dataRanges];

/** What the host screen searches by, under the names of its own list call. */
const conditionValue = z.union([text(), z.number(), z.boolean(), z.null()]);
const conditions = z.record(
  z.string().max(fieldLimits.nameLength),
  z.union([conditionValue, z.array(conditionValue).max(bulkLimits.maxTicked)]),
);

export type Conditions = z.input<typeof conditions>;

const whichRows = {
  dataRange: dataRange.default(dataRanges.all),
  formInline: conditions.optional(),
  advancedSearch: conditions.optional(),
  choiceDataIds: z.array(id).max(bulkLimits.maxTicked).optional(),
  choiceDataList: z.array(z.object({ id })).max(bulkLimits.maxTicked).optional(),
};

export const exportTotalQuery = ofList.extend(whichRows);

/** Lengths and characters are judged by bulk-rules.ts, whose messages people read. */
export const exportStart = ofList.extend({
  ...whichRows,
  fileName: text(fieldLimits.addressLength).optional(),
  /** The columns, in the order of the file. */
  exportField: z.array(z.string().max(fieldLimits.nameLength)).max(bulkLimits.maxColumns).optional(),
  type: text(fieldLimits.nameLength).optional(),
});

const fieldNames = z.array(z.string());
export const fieldChoice = z.object({ id, name: z.string(), fields: fieldNames });
export type FieldChoice = z.infer<typeof fieldChoice>;

export const choiceInput = ofList.extend({
  /** Saving under a name again replaces the choice. */
  name: filled(bulkLimits.choiceNameLength),
  fields: z.array(z.string().max(fieldLimits.nameLength)).min(1).max(bulkLimits.maxColumns),
});

export const exportFields = z.object({
  /** The name of the list, the beginning of the default file name. */
  name: z.string(),
  fields: z.array(z.object({ field: z.string(), label: z.string() })),
  /** The ranges this list offers. */
  ranges: z.array(z.number()),
  /** The person's own saved choices. */
  choices: z.array(fieldChoice),
});
export type ExportFields = z.infer<typeof exportFields>;

export const started = z.object({ redisKey: z.string() });

export const bulkStates = ['waiting', 'running', 'finished', 'failed', 'cancelled'] as const;
export const bulkState = z.enum(bulkStates);
export type BulkState = z.infer<typeof bulkState>;

/** How far a job is (EN-13). A failed export is answered with an error status instead (EX-1). */
export const bulkProgress = z.object({
  redisKey: z.string(),
  state: bulkState,
  /** A dry run: counts only, nothing is written. */
  dry: z.boolean(),
  /** Whole percent. */
  finishRate: z.number(),
  finished: zeroOrOne,
  useTimeStr: z.string(),
  /** Empty while it cannot be estimated. */
  tryMathRemainTime: z.string(),
  totalNum: z.number(),
  finishNum: z.number(),
  newInsertNum: z.number(),
  updateNum: z.number(),
  /** Skipped as duplicates. */
  jumpNum: z.number(),
  failNum: z.number(),
  /** Equals failNum (IP-12). */
  errorNum: z.number(),
  /** Opens the error file; empty without failed rows. */
  errorKey: z.string(),
  /** Why it ended before its last row; empty otherwise. */
  errorMsg: z.string(),
  /** The file of an export, signed for its owner. */
  url: z.string().nullable(),
  /** Whether the import that a dry run has tried can begin: nothing came after it yet, and its file is there. */
  canRun: z.boolean(),
  /** Whether the import can be undone, and until when. */
  canUndo: z.boolean(),
  undoUntil: time.nullable(),
});
export type BulkProgress = z.infer<typeof bulkProgress>;

export const importInfo = z.object({
  name: z.string(),
  /** What happens to the imported rows that no column tells; empty for most lists. */
  note: z.string(),
  maxMb: z.number(),
  maxRows: z.number(),
  undoHours: z.number(),
});
export type ImportInfo = z.infer<typeof importInfo>;

/** A field of the list: `isKey` are those by which a duplicate is judged. */
export const checkField = z.object({
  fieldName: z.string(),
  fieldLabel: z.string(),
  fieldNote: z.string(),
  isKey: zeroOrOne,
  is_must: zeroOrOne,
});
export type CheckField = z.infer<typeof checkField>;

export const importUpload = upload.pick({ file: true }).extend(ofList.shape).extend({ id: text().optional() });
export const importFile = z.object({ id, name: z.string(), size: z.number() });
export type ImportFile = z.infer<typeof importFile>;

const headerLine = z.coerce.number();

/** A sheet of a workbook in its order. */
const importSheet = z.object({ name: z.string(), isHidden: z.boolean() });
export type ImportSheet = z.infer<typeof importSheet>;

export const matchQuery = ofList.extend({
  id,
  headerLine: headerLine.default(bulkLimits.headerLine),
  /** The place of another sheet, which counts from then on. */
  sheet: z.number().int().min(0).max(bulkLimits.maxSheets).optional(),
});

/** Why a column was proposed; `none` is left to the person. */
export const matchReasons = ['memory', 'name', 'synonym', 'pinyin', 'none'] as const;

export const matchResult = z.object({
  sheets: z.array(importSheet),
  /** The place of the one that is read: the first visible one with anything in it, until another is chosen. */
  sheet: z.number(),
  /** The heads of the file; a repeated one has its number behind it. */
  excelField: z.array(z.string()),
  matchFieldList: z.array(
    z.object({
      excelField: z.string(),
      column: z.string().nullable(),
      reason: z.enum(matchReasons),
      /** The first rows of this column. */
      samples: z.array(z.string()),
    }),
  ),
  dbFieldList: z.array(
    z.object({ column: z.string(), label: z.string(), note: z.string(), is_must: zeroOrOne, isKey: zeroOrOne }),
  ),
});
export type MatchResult = z.infer<typeof matchResult>;

/** 2: skip duplicates (IP-4). */
export const duplicateRules = { skip: 2 } as const;
/** What follows a failing row (IP-5). */
export const errorRules = { skip: 1, stop: 2 } as const;

/** What is required is judged by bulk-rules.ts, whose messages people read. */
export const importStart = ofList.extend({
  id: id.optional(),
  headerLine: headerLine.optional(),
  ruleNum: z.coerce.number().optional(),
  errorRegx: z.coerce.number().optional(),
  /** JSON of the matches: { head of the file: column }. */
  matrixType: z.string().max(bulkLimits.matrixLength).optional(),
  /** Everything but the write. */
  dry: flag.default(false),
});

export const importProgressQuery = ofJob.extend({ id: text().optional() });
export const errorFileQuery = ofList.extend({ errorKey: key, id: text().optional() });
export const fileLink = z.object({ url: z.string() });

export const failedRowsQuery = pageQuery.extend(ofJob.shape).extend({
  size: z.coerce.number().int().min(1).max(bulkLimits.maxMended).default(bulkLimits.maxMended),
});

/** A row that failed, with its cells as they were read or mended, by column. */
export const failedRow = z.object({
  /** The number of the row in the file. */
  row: z.number(),
  cells: z.record(z.string(), z.string()),
  /** `column` is empty for a reason that concerns the whole row. */
  errors: z.array(z.object({ column: z.string(), reason: z.string() })),
});
export type FailedRow = z.infer<typeof failedRow>;
export const failedRows = page(failedRow).extend({
  /** The matched columns, in the order of the file. */
  columns: z.array(z.object({ column: z.string(), label: z.string(), options: z.array(z.string()).nullable() })),
});
export type FailedRows = z.infer<typeof failedRows>;

/** Mended cells by row; of the other failed rows nothing runs again. */
export const mendInput = ofJob.extend({
  rows: z
    .array(
      z.object({
        row: z.number().int().min(1).max(10_000_000),
        cells: z.record(z.string().max(fieldLimits.nameLength), z.string().max(bulkLimits.cellLength)),
      }),
    )
    .min(1)
    .max(bulkLimits.maxMended),
});

export const jobInput = z.object({ key });
export const bulkKinds = ['export', 'import', 'undo'] as const;

/** One of a person's own imports and exports (我的导入导出). */
export const bulkJob = bulkProgress.extend({
  kind: z.enum(bulkKinds),
  list: z.string(),
  listName: z.string(),
  fileName: z.string(),
  createTime: time,
  endTime: time.nullable(),
});
export type BulkJob = z.infer<typeof bulkJob>;
export const bulkJobs = page(bulkJob);
export const bulkJobsQuery = pageQuery.extend({ kind: z.enum(bulkKinds).optional() });
