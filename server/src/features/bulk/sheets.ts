import type { bulk } from '@yizhan/contract/calls/bulk.ts';
import * as bulkLimits from '@yizhan/contract/limits/bulk.ts';
import { fill } from '@yizhan/contract/texts/format.ts';
import { fail } from '../../common/fail.ts';
import type { SignedInContext } from '../../context.ts';
import { BulkThread, type SheetHead } from '../../domain/bulk/bulk-thread.ts';
import { type BulkList, importColumns, labelOf } from '../../domain/bulk/list.ts';
import { type FailureRecord, listFailuresAfter } from '../../domain/bulk/row-queries.ts';
import { reasonText, sheetTexts } from '../../domain/bulk/rules.ts';
import { flagsOf, XLSX } from '../../domain/bulk/run-export.ts';
import type { Handlers } from '../../handlers.ts';
import { importableFor, ownJob } from './access.ts';
import { originalColumns } from './mending.ts';
import { columnNote } from './notes.ts';

type Sheet = { name: string; heads: readonly SheetHead[] };
type Part = { rows: unknown[][]; wrong: number[][] };

/** A small workbook for the caller, made while they wait. Returns its address. */
async function makeSheet(context: SignedInContext, { name, heads }: Sheet, parts: AsyncIterable<Part>) {
  const { db, files, person, caller } = context;
  return files.inScratch(async (path) => {
    const thread = new BulkThread({ is: 'sheet', path, name, above: [], heads, flags: flagsOf(caller.language) });
    try {
      for await (const { rows, wrong } of parts) await thread.ask({ ask: 'write', rows: JSON.stringify(rows), wrong });
      await thread.ask({ ask: 'end' });
    } finally {
      await thread.close();
    }
    const made = { name: `${name}.xlsx`, mime: XLSX, audience: 'owner', ownerId: person.id } as const;
    const file = await db.transaction((db) => files.keepMade(db, path, made));
    return { url: files.link(person, file.id) };
  });
}

async function* noRows(): AsyncGenerator<Part> {}

async function* failureParts(
  { db, caller }: SignedInContext,
  at: { list: BulkList; jobId: string; columns: string[] },
) {
  for (let after = 0; ; ) {
    const failures = await listFailuresAfter(db, at.jobId, after, bulkLimits.exportRows);
    if (failures.length > 0)
      yield {
        rows: failures.map((failure) => errorCells(failure, at, caller.language)),
        wrong: failures.map(({ errors }) => errors.map(({ column }) => at.columns.indexOf(column) + 1).filter(Boolean)),
      };
    if (failures.length < bulkLimits.exportRows) return;
    after = failures.at(-1)?.row ?? after;
  }
}

function errorCells(
  { row, cells, errors }: FailureRecord,
  { list, columns }: { list: BulkList; columns: string[] },
  language: 'zh-CN' | 'en',
) {
  const names = errors.flatMap(({ column }) => (column ? [labelOf(list, column, language)] : []));
  const reasons = errors.map((error) =>
    [error.column ? labelOf(list, error.column, language) : '', reasonText(error, language)].join(' ').trim(),
  );
  return [row, ...columns.map((column) => cells[column] ?? ''), names.join('、'), reasons.join('；')];
}

const text = { type: 'text', longest: bulkLimits.cellLength } as const;

export const sheets: Pick<Handlers<typeof bulk>, 'template' | 'errorFile'> = {
  async template({ list: code }, context) {
    const { db, caller } = context;
    const { language } = caller;
    const list = importableFor(context, code);
    const options = (await list.importing.options?.(db, context.person)) ?? {};
    const heads = importColumns(list).map((column) => ({
      title: labelOf(list, column.name, language),
      kind: column.kind,
      isRequired: column.required ?? false,
      note: columnNote(list, column, language),
      ...(column.kind.type === 'option' && options[column.name]
        ? { options: (options[column.name] ?? []).map(({ label }) => label) }
        : {}),
    }));
    const name = fill(sheetTexts(language).template, { name: list.texts[language].name });
    return makeSheet(context, { name, heads }, noRows());
  },

  async errorFile({ list: code, errorKey }, context) {
    const { language } = context.caller;
    const t = sheetTexts(language);
    const list = importableFor(context, code);
    const job = await ownJob(context, { list, key: errorKey }, ['import', 'undo']);
    if (job.failed === 0) fail('not_found');
    const original = originalColumns(list, job);
    const columns = original.map(({ name }) => name);
    const heads: SheetHead[] = [
      { title: t.row, kind: { type: 'integer', least: 1, most: bulkLimits.maxRows } },
      ...original.map(({ name, head }) => ({ title: head ?? labelOf(list, name, language), kind: text })),
      { title: t.column, kind: text },
      { title: t.reason, kind: text },
    ];
    const name = fill(t.errors, { name: list.texts[language].name });
    return makeSheet(context, { name, heads }, failureParts(context, { list, jobId: job.id, columns }));
  },
};
