import * as z from 'zod';
import { calls } from '../call.ts';
import {
  applyView,
  bulkApproval,
  bulkApproved,
  caseActed,
  caseActionInput,
  caseDetail,
  caseDraftInput,
  casePage,
  caseRatingInput,
  caseRow,
  caseSubmitInput,
  departmentCaseQuery,
  ownCaseQuery,
  revision,
} from '../entities/case.ts';
import { byId, id, nothing, text, time } from '../entities/common.ts';
import { processCode } from '../entities/process.ts';
import * as processLimits from '../limits/processes.ts';
import * as searchLimits from '../limits/search.ts';
import { caseRoutes } from '../routes/cases.ts';

const onCase = z.object({ id, revision, act: caseActionInput });
const phrases = z.array(text(processLimits.phraseLength).min(1)).max(processLimits.maxPhrases);

export const cases = calls(caseRoutes, {
  apply: {
    summary: 'The form of a process for whoever may apply, with their draft',
    input: z.object({ code: processCode }),
    output: applyView,
  },
  saveDraft: {
    summary: 'Keep what is filled in so far, unchecked',
    input: caseDraftInput,
    output: z.object({ id, revision, savedAt: time }),
  },
  removeDraft: { summary: 'Throw a draft away', input: byId, output: nothing },
  submit: { summary: 'Submit a new or returned case', input: caseSubmitInput, output: caseActed },
  detail: { summary: 'A case as its reader may see it', input: byId, output: caseDetail },
  act: { summary: 'One action on a case; the second of two at once gets 9009', input: onCase, output: caseActed },
  bulkApprove: { summary: 'Approve several cases, each by itself', input: bulkApproval, output: bulkApproved },
  mine: { summary: 'Cases one has begun', input: ownCaseQuery, output: casePage },
  actions: {
    summary: 'What the caller can do with their own cases, for lists that show them',
    // A query of one id is no list.
    input: z.object({
      ids: z
        .array(id)
        .max(processLimits.maxBulk)
        .or(id.transform((one) => [one])),
    }),
    output: z.array(caseRow.pick({ id: true, revision: true, can: true })),
  },
  people: {
    summary: 'People to choose as a handler, by name, pinyin or number',
    input: z.object({ keyword: text(searchLimits.queryLength) }),
    output: z.array(z.object({ id, name: z.string(), deptName: z.string() })),
  },
  phrases: { summary: 'Phrases for opinions: one’s own, or the usual ones', input: nothing, output: phrases },
  savePhrases: { summary: 'Keep one’s own phrases', input: z.object({ phrases }), output: nothing },
  canRate: {
    summary: 'Whether the caller may rate a case now, and why not',
    input: z.object({ caseId: id }),
    output: z.object({ can: z.boolean(), reason: z.string(), caseId: id }),
  },
  rate: { summary: 'Rate a finished case, once', input: caseRatingInput, output: nothing },
  processes: {
    summary: 'Processes whose cases the caller keeps, by name',
    input: nothing,
    output: z.array(z.object({ id, name: z.string() })),
  },
  ofDepartment: { summary: 'Cases of the departments the caller keeps', input: departmentCaseQuery, output: casePage },
  manage: { summary: 'Reassign or end a case, with a reason', input: onCase, output: caseActed },
});
