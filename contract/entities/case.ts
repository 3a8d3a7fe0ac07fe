import * as z from 'zod';
import {
  caseActions,
  caseLogActions,
  caseStatuses,
  handlerSources,
  handlerStatuses,
  stepStatuses,
} from '../case-states.ts';
import { fieldRights, form, formData } from '../fields.ts';
import { blockId, flow } from '../flow.ts';
import { stepWay } from '../handler-choice.ts';
import * as fieldLimits from '../limits/fields.ts';
import * as processLimits from '../limits/processes.ts';
import * as searchLimits from '../limits/search.ts';
import { day, filled, flag, id, page, pageQuery, text, time } from './common.ts';
import { serviceTime } from './efficiency.ts';
import { ratingInput } from './hall.ts';
import { processCode } from './process.ts';

export const caseStatus = z.enum(caseStatuses);
/** The number of changes so far; whoever acts sends the one on the screen. */
export const revision = z.number().int().min(0);

const person = z.object({ id, name: z.string() });
const opinion = text(processLimits.opinionLength).default('');
const files = z
  .array(z.object({ id, name: text(fieldLimits.longTextLength) }))
  .max(processLimits.maxAttachments)
  .default([]);

/** Where a step asks the one before it, or the applicant, who shall handle it. */
export const handlerChoice = z.object({
  blockId,
  name: z.string(),
  /** Empty: anybody of the school. */
  people: z.array(person),
  /** It is asked for only while the data takes this way. */
  way: stepWay,
});
export type HandlerChoice = z.infer<typeof handlerChoice>;

/** What `/home/apply/:code` needs. */
export const applyView = z.object({
  code: processCode,
  name: z.string(),
  intro: z.string(),
  version: z.number(),
  form,
  rights: z.record(z.string(), z.enum(fieldRights)),
  /** What is filled in at the beginning: defaults and personal data. */
  data: formData,
  draft: z.object({ id, revision, data: formData, savedAt: time }).nullable(),
  choices: z.array(handlerChoice),
  promiseDays: z.number().nullable(),
  /** What its service really took; null with too few cases to tell. */
  timeTaken: serviceTime.nullable(),
  serviceId: id.nullable(),
  guideId: id.nullable(),
});
export type ApplyView = z.infer<typeof applyView>;

export const caseRow = z.object({
  id,
  no: z.string(),
  title: z.string(),
  processCode,
  processName: z.string(),
  status: caseStatus,
  applicantName: z.string(),
  deptName: z.string(),
  /** Of the open steps, in words. */
  stepName: z.string(),
  handlerNames: z.string(),
  submittedAt: time.nullable(),
  finishedAt: time.nullable(),
  promiseAt: time.nullable(),
  isLate: z.boolean(),
  revision,
  /** What the reader can do now. */
  can: z.array(z.enum([...caseActions, 'rate', 'edit'])),
});
export type CaseRow = z.infer<typeof caseRow>;

export const caseHandler = z.object({
  id,
  person,
  actingFor: person.nullable(),
  source: z.enum(handlerSources),
  status: z.enum(handlerStatuses),
  opinion: z.string(),
  at: time.nullable(),
});

export const caseStep = z.object({
  id,
  blockId,
  name: z.string(),
  round: z.number(),
  status: z.enum(stepStatuses),
  openedAt: time,
  dueAt: time.nullable(),
  closedAt: time.nullable(),
  handlers: z.array(caseHandler),
});
export type CaseStep = z.infer<typeof caseStep>;

export const caseLogRow = z.object({
  seq: z.number(),
  at: time,
  actor: person.nullable(),
  actingFor: person.nullable(),
  action: z.enum(caseLogActions),
  stepName: z.string(),
  opinion: z.string(),
  /** To whom it was passed on, whom it mentions. */
  people: z.array(person),
  /** Labels of the fields that were changed. */
  changed: z.array(z.string()),
  files: z.array(z.object({ id, name: z.string(), url: z.string() })),
});
export type CaseLogRow = z.infer<typeof caseLogRow>;

/** How the promised time stands, in working hours; none is left when it is over. It waits while the applicant corrects. */
const casePromise = z.object({
  days: z.number(),
  hours: z.number(),
  hoursLeft: z.number(),
  isPaused: z.boolean(),
});

/** Earlier cases of the same applicant and process, the newest first. */
const earlierCases = z.object({
  total: z.number(),
  rows: z.array(
    z.object({
      id,
      no: z.string(),
      status: caseStatus,
      submittedAt: time,
      /** Whether the reader may open it. */ canOpen: z.boolean(),
    }),
  ),
});

/** A case as its reader may see it: hidden fields are not in it. */
export const caseDetail = caseRow.extend({
  applicant: person,
  form,
  rights: z.record(z.string(), z.enum(fieldRights)),
  data: formData,
  /** Links to the files of the data, by file id; signed for the reader. */
  fileUrls: z.record(z.string(), z.string()),
  flow,
  steps: z.array(caseStep),
  log: z.array(caseLogRow),
  /** The open step that the reader handles. */
  myStep: z
    .object({
      blockId,
      name: z.string(),
      type: z.enum(['approve', 'handle']),
      opinionRequired: z.boolean(),
      actingFor: person.nullable(),
    })
    .nullable(),
  /** Where it may be returned to. */
  returnTo: z.array(z.object({ blockId, name: z.string() })),
  /** Whom the next step asks for. */
  choices: z.array(handlerChoice),
  /** For the printed page; null while there is nothing to verify. */
  verifyUrl: z.string().nullable(),
  serviceId: id.nullable(),
  /** Null without a promise, and when the case has ended. */
  promise: casePromise.nullable(),
  /** Of the last year, for whoever decides; null for others. */
  earlier: earlierCases.nullable(),
});
export type CaseDetail = z.infer<typeof caseDetail>;

const chosen = z.record(blockId, z.array(id).min(1).max(processLimits.maxHandlers)).default({});

export const caseDraftInput = z.object({
  code: processCode,
  id: id.optional(),
  revision: revision.optional(),
  data: formData,
});
export const caseSubmitInput = caseDraftInput.extend({ chosen });

const decided = { opinion, files, data: formData.default({}), chosen };
/** One action on a case; each is one transaction. */
export const caseActionInput = z.discriminatedUnion('action', [
  z.object({ action: z.literal('approve'), ...decided }),
  z.object({ action: z.literal('refuse'), opinion, files }),
  /** To the applicant when there is no `to`. */
  z.object({
    action: z.literal('return'),
    to: blockId.optional(),
    opinion: filled(processLimits.opinionLength),
    files,
  }),
  z.object({ action: z.literal('withdraw'), opinion }),
  z.object({ action: z.literal('delegate'), userId: id, opinion }),
  z.object({ action: z.literal('addSigner'), userId: id, place: z.enum(['before', 'after']), opinion }),
  z.object({ action: z.literal('handOver'), userId: id, opinion }),
  z.object({ action: z.literal('urge') }),
  z.object({
    action: z.literal('comment'),
    opinion: filled(processLimits.opinionLength),
    mentions: z.array(id).max(processLimits.maxMentions).default([]),
    files,
  }),
  z.object({ action: z.literal('copy'), userIds: z.array(id).min(1).max(processLimits.maxHandlers), opinion }),
  z.object({ action: z.literal('reassign'), stepId: id, userId: id, opinion: filled(processLimits.opinionLength) }),
  z.object({ action: z.literal('end'), opinion: filled(processLimits.opinionLength) }),
]);
export type CaseActionInput = z.infer<typeof caseActionInput>;

export const caseActed = z.object({ id, no: z.string(), status: caseStatus, revision });

export const ownCaseQuery = pageQuery.extend({
  status: z.enum(['open', 'finished', 'draft', 'all']).default('all'),
  keyword: text(searchLimits.queryLength).default(''),
});
export const departmentCaseQuery = pageQuery.extend({
  processId: id.optional(),
  deptId: id.optional(),
  status: caseStatus.optional(),
  keyword: text(searchLimits.queryLength).default(''),
  lateOnly: flag.default(false),
  from: day.optional(),
  to: day.optional(),
});
export const casePage = page(caseRow);

/** Five levels, labels of the level, a text; anonymous hides the name from everybody but the audit. */
export const caseRatingInput = ratingInput.omit({ serviceId: true }).extend({ caseId: id });

export const bulkApproval = z.object({
  cases: z.array(z.object({ id, revision })).min(1).max(processLimits.maxBulk),
  opinion,
});
/** By case: done, or why not. */
export const bulkApproved = z.array(z.object({ id, ok: z.boolean(), msg: z.string() }));
