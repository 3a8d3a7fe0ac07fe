import { importProblem, isWorkbookName, unmatchedProblem } from '@yizhan/contract/bulk-rules.ts';
import type { bulk } from '@yizhan/contract/calls/bulk.ts';
import { errorRules } from '@yizhan/contract/entities/bulk.ts';
import * as bulkLimits from '@yizhan/contract/limits/bulk.ts';
import { Failure, fail } from '../../common/fail.ts';
import { writeFile } from '../../common/files/write-file.ts';
import type { SignedInContext } from '../../context.ts';
import { type ImportParams, importParams } from '../../domain/bulk/job.ts';
import { type BulkList, importColumns, labelOf } from '../../domain/bulk/list.ts';
import { headsAt, matchHeads } from '../../domain/bulk/match-heads.ts';
import { progressOf } from '../../domain/bulk/rules.ts';
import { kindOf } from '../../domain/bulk/run-import.ts';
import {
  findUpload,
  insertUpload,
  listMatches,
  rememberSheet,
  setSheet,
  writeMatches,
} from '../../domain/bulk/upload-queries.ts';
import { readHead } from '../../domain/bulk/workbook-head.ts';
import type { Handlers } from '../../handlers.ts';
import { importableFor, ownJob } from './access.ts';
import { columnNote } from './notes.ts';
import { recalledHead } from './recalled-sheet.ts';
import { parseMatrix } from './rules.ts';
import { askerOf, callerOf, startJob } from './start-job.ts';

const MB = 1024 * 1024;
const OCTETS = 'application/octet-stream';

const maxMbOf = (list: BulkList) => list.importing?.maxMb ?? bulkLimits.maxFileMb;

const mustOf = ({ required }: { required?: true }) => (required ? 1 : 0);
const keyOf = (list: BulkList, name: string) => (list.keys.includes(name) ? 1 : 0);

type Upload = NonNullable<Awaited<ReturnType<typeof findUpload>>>;

/** An upload of the caller. */
const uploadOf = async ({ db, person }: SignedInContext, list: BulkList, id: string) =>
  (await findUpload(db, { ownerId: person.id, list: list.code, id })) ?? fail('not_found');

/** The upload with another of its sheets, as far as one was chosen. */
async function sheetOf({ db, files }: SignedInContext, upload: Upload, sheet = upload.sheet) {
  if (sheet === upload.sheet) return upload;
  if (sheet >= upload.sheets.length) fail('invalid_input', { fields: 'sheet' });
  const head = await files.inScratch(async (path) => {
    await files.copyTo(path, upload.file);
    return readHead(path, kindOf(upload.name), sheet);
  });
  await setSheet(db, upload.id, head);
  return { ...upload, ...head };
}

async function tooLargeIs(work: Promise<unknown>, mb: number) {
  try {
    await work;
  } catch (error) {
    if (error instanceof Failure && error.code === 'too_large') fail('bulk_file_size', { mb });
    throw error;
  }
}

/** Where each column stands in the file. Every head must be there, and every required column matched. */
function placesOf(list: BulkList, heads: readonly { head: string; at: number }[], matrix: Record<string, string>) {
  const columns = importColumns(list);
  const known = new Set(columns.map(({ name }) => name));
  const places: Record<string, number> = {};
  for (const [head, column] of Object.entries(matrix)) {
    const found = heads.find((one) => one.head === head);
    if (!found || !known.has(column) || column in places) fail('invalid_input', { fields: 'matrixType' });
    places[column] = found.at;
  }
  const required = columns.flatMap(({ name, required }) => (required ? [name] : []));
  const problem = unmatchedProblem(required, Object.keys(places));
  if (problem) fail(problem);
  return places;
}

type Imports = Pick<
  Handlers<typeof bulk>,
  'importInfo' | 'checkFields' | 'upload' | 'matchFields' | 'startImport' | 'startChecked' | 'importProgress'
>;

export const imports: Imports = {
  async importInfo({ list: code }, context) {
    const list = importableFor(context, code);
    const { maxRows, undoHours } = bulkLimits;
    const { name, importNote = '' } = list.texts[context.caller.language];
    return { name, note: importNote, maxMb: maxMbOf(list), maxRows, undoHours };
  },

  async checkFields({ list: code }, context) {
    const { language } = context.caller;
    const list = importableFor(context, code);
    return importColumns(list).map((column) => ({
      fieldName: column.name,
      fieldLabel: labelOf(list, column.name, language),
      fieldNote: columnNote(list, column, language),
      isKey: keyOf(list, column.name),
      is_must: mustOf(column),
    }));
  },

  async upload({ list: code, file }, context) {
    const { db, person, files, now } = context;
    const list = importableFor(context, code);
    if (!isWorkbookName(file.filename)) fail('bulk_file_kind');
    const maxMb = maxMbOf(list);
    const name = file.filename.replace(/^.*[/\\]/, '').slice(-bulkLimits.headLength);
    return files.inScratch(async (path) => {
      await tooLargeIs(writeFile(file.file, path, maxMb * MB), maxMb);
      const head = await recalledHead(db, list, path, kindOf(name));
      return db.transaction(async (db) => {
        const { id } = await insertUpload(db, { ownerId: person.id, list: list.code, name, ...head, now });
        // Nobody reads it by an address: no rule is registered for what it is attached to.
        const attached = { audience: 'attached', attachedTo: 'bulkUpload', attachedId: id } as const;
        const { size } = await files.keepMade(db, path, { name, mime: OCTETS, ...attached });
        return { id, name, size };
      });
    });
  },

  async matchFields({ list: code, id, headerLine, sheet }, context) {
    const { db, caller } = context;
    const list = importableFor(context, code);
    if (importProblem({ id, headerLine, ruleNum: 2, errorRegx: 1 })) fail('bulk_header_line');
    const upload = await sheetOf(context, await uploadOf(context, list, id), sheet);
    const { heads, rows } = headsAt(upload.head, headerLine);
    const names = heads.map(({ head }) => head);
    const memory = new Map((await listMatches(db, list.code, names)).map(({ head, field }) => [head, field]));
    const matches = matchHeads(list, names, memory);
    return {
      ...{ sheets: upload.sheets, sheet: upload.sheet },
      excelField: names,
      matchFieldList: heads.map(({ head, at }) => ({
        excelField: head,
        ...(matches.get(head) ?? { column: null, reason: 'none' as const }),
        samples: rows.map((cells) => (cells[at] ?? '').slice(0, bulkLimits.sampleLength)),
      })),
      dbFieldList: importColumns(list).map((column) => ({
        column: column.name,
        label: labelOf(list, column.name, caller.language),
        note: columnNote(list, column, caller.language),
        is_must: mustOf(column),
        isKey: keyOf(list, column.name),
      })),
    };
  },

  async startImport({ list: code, dry, ...start }, context) {
    const list = importableFor(context, code);
    const problem = importProblem(start);
    if (problem) fail(problem);
    const { id = '', headerLine = bulkLimits.headerLine, errorRegx, matrixType = '{}' } = start;
    const matrix = parseMatrix(matrixType) ?? fail('invalid_input', { fields: 'matrixType' });
    const upload = await uploadOf(context, list, id);
    const { heads } = headsAt(upload.head, headerLine);
    const places = placesOf(list, heads, matrix);
    const remembered = Object.fromEntries(heads.map(({ head }) => [head, matrix[head] ?? '']));
    await writeMatches(context.db, list.code, remembered);
    const sheetName = upload.sheets[upload.sheet]?.name ?? '';
    const known = { name: sheetName, headerLine, heads: Object.keys(matrix) };
    await rememberSheet(context.db, list.code, known, context.now);
    const params: ImportParams = {
      headerLine,
      sheet: upload.sheet,
      stops: errorRegx === errorRules.stop,
      places,
      asker: askerOf(context),
      heads,
      caller: callerOf(context),
    };
    const total = Math.max(0, upload.rows - headerLine);
    return startJob(context, list, { kind: 'import', fileName: upload.name, isDry: dry, params, uploadId: id, total });
  },

  async startChecked({ list: code, key }, context) {
    const list = importableFor(context, code);
    const job = await ownJob(context, { list, key }, ['import']);
    const { fileName, uploadId, id: sourceId } = job;
    if (!job.isDry || uploadId === null) fail('not_found');
    const { tried: _tried, ...checked } = importParams.parse(job.params);
    const { rows } = await uploadOf(context, list, uploadId);
    const params: ImportParams = { ...checked, asker: askerOf(context), caller: callerOf(context) };
    const total = Math.max(0, rows - params.headerLine);
    return startJob(context, list, { kind: 'import', fileName, isDry: false, params, uploadId, sourceId, total });
  },

  async importProgress({ list: code, key }, context) {
    const { now, caller } = context;
    const list = importableFor(context, code);
    const job = await ownJob(context, { list, key }, ['import', 'undo']);
    return progressOf(job, { list, now, language: caller.language, url: null });
  },
};
