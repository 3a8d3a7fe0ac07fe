import * as z from 'zod';
import { calls } from '../call.ts';
import * as shapes from '../entities/bulk.ts';
import { byId, nothing } from '../entities/common.ts';
import { bulkRoutes } from '../routes/bulk.ts';

const { ofList, ofJob, started, fileLink, bulkProgress } = shapes;

export const bulk = calls(bulkRoutes, {
  exportFields: {
    summary: 'The columns a list can export, its ranges and the caller’s saved choices',
    input: ofList,
    output: shapes.exportFields,
  },
  exportTotal: {
    summary: 'How many rows an export would have',
    input: shapes.exportTotalQuery,
    output: z.object({ total: z.number() }),
  },
  startExport: { summary: 'Begin an export; its key tells the progress', input: shapes.exportStart, output: started },
  exportProgress: { summary: 'How far an export is, in the end with its file', input: ofJob, output: bulkProgress },
  saveChoice: {
    summary: 'Save a choice of columns under a name',
    input: shapes.choiceInput,
    output: shapes.fieldChoice,
  },
  removeChoice: { summary: 'Remove a saved choice of one’s own', input: ofList.extend(byId.shape), output: nothing },
  importInfo: { summary: 'The name and the limits of an import', input: ofList, output: shapes.importInfo },
  checkFields: {
    summary: 'The columns of an import with their notes, and by which a duplicate is judged',
    input: ofList,
    output: z.array(shapes.checkField),
  },
  template: {
    summary: 'A workbook to fill in: heads with notes, required ones marked, drop-downs',
    input: ofList,
    output: fileLink,
  },
  upload: {
    summary: 'Hand over a workbook for an import; only its owner can use it',
    input: shapes.importUpload,
    output: shapes.importFile,
  },
  matchFields: {
    summary: 'The heads of an uploaded workbook with the column each one probably is',
    input: shapes.matchQuery,
    output: shapes.matchResult,
  },
  startImport: {
    summary: 'Begin an import or its dry run; its key tells the progress',
    input: shapes.importStart,
    output: started,
  },
  startChecked: {
    summary: 'Begin the import that a dry run has tried, with the cells that were mended',
    input: ofJob,
    output: started,
  },
  importProgress: {
    summary: 'How far an import is, with its counts',
    input: shapes.importProgressQuery,
    output: bulkProgress,
  },
  errorFile: {
    summary: 'The failed rows of an import as a workbook, with row number, column and reason',
    input: shapes.errorFileQuery,
    output: fileLink,
  },
  failedRows: {
    summary: 'The failed rows of an import, to be mended',
    input: shapes.failedRowsQuery,
    output: shapes.failedRows,
  },
  mendRows: {
    summary: 'Run failed rows again with mended cells: after a dry run as a dry run',
    input: shapes.mendInput,
    output: started,
  },
  undo: {
    summary: 'Take back what an import wrote; rows changed since stay and are named',
    input: ofJob,
    output: started,
  },
  cancel: {
    summary: 'End a running job of one’s own; what was written stays',
    input: shapes.jobInput,
    output: nothing,
  },
  jobs: {
    summary: 'One’s own imports and exports, newest first',
    input: shapes.bulkJobsQuery,
    output: shapes.bulkJobs,
  },
});
