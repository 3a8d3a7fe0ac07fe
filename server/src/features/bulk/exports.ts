import { exportProblem } from '@yizhan/contract/bulk-rules.ts';
import type { bulk } from '@yizhan/contract/calls/bulk.ts';
import { dataRanges } from '@yizhan/contract/entities/bulk.ts';
import * as bulkLimits from '@yizhan/contract/limits/bulk.ts';
import { fill } from '@yizhan/contract/texts/format.ts';
import { fail } from '../../common/fail.ts';
import { toWireTime } from '../../common/wire-time.ts';
import type { SignedInContext } from '../../context.ts';
import { countRows } from '../../domain/bulk/export-queries.ts';
import type { ExportParams } from '../../domain/bulk/job.ts';
import { type BulkList, labelOf } from '../../domain/bulk/list.ts';
import { progressOf, sheetTexts } from '../../domain/bulk/rules.ts';
import { sourceOf } from '../../domain/bulk/run-export.ts';
import type { Handlers } from '../../handlers.ts';
import { listFor, ownJob } from './access.ts';
import { countChoices, deleteChoice, listChoices, writeChoice } from './choice-queries.ts';
import { fileUrl } from './file-url.ts';
import { type RowsAsked, rowsAsked } from './rules.ts';
import { askerOf, callerOf, startJob } from './start-job.ts';

function wantedRows(context: SignedInContext, list: BulkList, asked: RowsAsked) {
  if (!list.exporting.ranges.includes(asked.dataRange)) fail('bulk_range');
  return { ...rowsAsked(asked), asker: askerOf(context), language: context.caller.language };
}

const watermarkOf = ({ tenant, person, now, caller }: SignedInContext) =>
  fill(sheetTexts(caller.language).watermark, {
    ...{ school: tenant.name, name: person.name, account: person.account, time: toWireTime(now) },
  });

type Exports = Pick<
  Handlers<typeof bulk>,
  'exportFields' | 'exportTotal' | 'startExport' | 'exportProgress' | 'saveChoice' | 'removeChoice'
>;

export const exports: Exports = {
  async exportFields({ list: code }, context) {
    const { db, person, caller } = context;
    const list = listFor(context, code);
    const fields = list.columns.map(({ name }) => ({ field: name, label: labelOf(list, name, caller.language) }));
    const choices = await listChoices(db, person.id, list.code);
    return { name: list.texts[caller.language].name, fields, ranges: [...list.exporting.ranges], choices };
  },

  async exportTotal({ list: code, ...asked }, context) {
    const list = listFor(context, code);
    return { total: await countRows(context.db, sourceOf(list, wantedRows(context, list, asked))) };
  },

  async startExport({ list: code, ...start }, context) {
    const list = listFor(context, code);
    const problem = exportProblem(start);
    if (problem) fail(problem);
    const fields = [...new Set(start.exportField)];
    const known = new Set(list.columns.map(({ name }) => name));
    if (fields.some((field) => !known.has(field))) fail('invalid_input', { fields: 'exportField' });
    const wanted = wantedRows(context, list, start);
    if ((await countRows(context.db, sourceOf(list, wanted))) === 0) fail('bulk_nothing_to_export');
    const params: ExportParams = {
      ...wanted,
      fields,
      range: start.dataRange ?? dataRanges.all,
      caller: callerOf(context),
      watermark: watermarkOf(context),
    };
    return startJob(context, list, { kind: 'export', fileName: start.fileName ?? '', isDry: false, params });
  },

  async exportProgress({ list: code, key }, context) {
    const { now, caller } = context;
    const list = listFor(context, code);
    const job = await ownJob(context, { list, key }, ['export']);
    if (job.state === 'failed') fail('bulk_failed');
    return progressOf(job, { list, now, language: caller.language, url: fileUrl(context, job) });
  },

  async saveChoice({ list: code, name, fields }, context) {
    const { db, person } = context;
    const list = listFor(context, code);
    return db.transaction(async (db) => {
      const saved = await writeChoice(db, { ownerId: person.id, list: list.code, name, fields });
      if ((await countChoices(db, person.id, list.code)) > bulkLimits.maxChoices)
        fail('bulk_too_many_choices', { most: bulkLimits.maxChoices });
      return saved;
    });
  },

  async removeChoice({ list: code, id }, context) {
    const { db, person } = context;
    const list = listFor(context, code);
    if (!(await deleteChoice(db, { ownerId: person.id, list: list.code, id }))) fail('not_found');
    return {};
  },
};
