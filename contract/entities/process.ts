import * as z from 'zod';
import { fieldKey } from '../conditions.ts';
import { fieldRights, form, formData } from '../fields.ts';
import { blockId, flow } from '../flow.ts';
import * as fieldLimits from '../limits/fields.ts';
import * as processLimits from '../limits/processes.ts';
import { filled, id, pageQuery, text, time } from './common.ts';
import { publicationState } from './publishing.ts';

/** In addresses: `/home/apply/<code>`. Fixed once cases exist. */
export const processCode = z.string().regex(/^[a-z][a-z0-9-]{0,31}$/);

/** `QJ-{yyyy}-{0000}`: letters, digits and hyphens around one year and one counter. */
export const numberPattern = z.string().regex(/^[A-Z0-9-]{0,12}\{yyyy\}[A-Z0-9-]{0,12}\{0{3,8}\}$/);

export const processSettings = z.object({
  numberPattern,
  /** Working days from submission to the end; null: nothing is promised. */
  promiseDays: z.number().int().min(1).max(processLimits.maxPromiseDays).nullable().default(null),
  /** A step whose only handler is the applicant is passed by itself. */
  skipApplicant: z.boolean().default(true),
  /** Who approved just before passes the next step by themselves. */
  onceInARow: z.boolean().default(false),
  /** Withdraw while no one has decided, or until the end. */
  withdraw: z.enum(['undecided', 'anytime']).default('undecided'),
  /** A returned case goes on at the step that returned it, or from the beginning. */
  resubmit: z.enum(['same', 'start']).default('same'),
  /** Who stands in when no handler is found; the process owner when empty. */
  substituteId: id.nullable().default(null),
  /** What the applicant may do with a field; one not named is written. */
  applicantRights: z.record(fieldKey, z.enum(fieldRights)).default({}),
});
export type ProcessSettings = z.infer<typeof processSettings>;

/** What is drafted, published and kept as a version by running cases. */
export const processContent = z.object({
  code: processCode,
  name: filled(processLimits.nameLength),
  intro: text(fieldLimits.longTextLength).default(''),
  /** Its page in the hall; who may use the service may apply. */
  serviceId: id.nullable().default(null),
  ownerDeptId: id,
  /** Answers for it: gets what nobody else can handle. */
  ownerId: id,
  settings: processSettings,
  form,
  flow,
});
export type ProcessContent = z.infer<typeof processContent>;

/** Of a new one; without a code it is given one, and numbers that begin with it. */
export const newProcessCode = z.union([z.literal(''), processCode]);

export const processRow = publicationState.extend({
  code: z.string(),
  deptName: z.string(),
  serviceName: z.string(),
  steps: z.number(),
  fields: z.number(),
  running: z.number(),
  total: z.number(),
  /** No new applications are taken now. */
  isStopped: z.boolean(),
});
export type ProcessRow = z.infer<typeof processRow>;

export const processDetail = publicationState.extend({
  content: processContent,
  isStopped: z.boolean(),
  /** Names of the people, roles, departments and items the content points at, by `kind:id`. */
  names: z.record(z.string(), z.string()),
});
export type ProcessDetail = z.infer<typeof processDetail>;

export const processQuery = pageQuery.extend({ keyword: text(fieldLimits.nameLength).default('') });

/** What is wrong with a process before it can be published; `blockId` or `field` says where. The text belongs to the code. */
export const processProblems = [
  'noSteps',
  'unreachable',
  'nobody',
  'missingField',
  'noValue',
  'unknownOption',
  'missingPerson',
  'missingRole',
  'missingItem',
  'badFormula',
  'badPattern',
  'emptyChoice',
  'missingDictionary',
  'tooDeep',
  'idTwice',
  'chooserFirst',
  'numberTaken',
] as const;
export type ProcessProblem = (typeof processProblems)[number];
export const processFinding = z.object({
  problem: z.enum(processProblems),
  blockId: blockId.nullable(),
  field: z.string().nullable(),
  /** A name to put into the text: of the field, the person, the role. */
  name: z.string(),
  /** Warnings do not stop publishing. */
  isWarning: z.boolean(),
});
export type ProcessFinding = z.infer<typeof processFinding>;

/** A trial: what a case of this applicant with this data would do, nothing written. */
export const simulation = z.object({
  steps: z.array(
    z.object({
      blockId,
      name: z.string(),
      type: z.enum(['approve', 'handle', 'copy']),
      people: z.array(z.object({ id, name: z.string(), source: z.string() })),
      isSkipped: z.boolean(),
      dueAt: time.nullable(),
    }),
  ),
  promiseAt: time.nullable(),
});
export type Simulation = z.infer<typeof simulation>;
export const simulationInput = z.object({ content: processContent, applicantId: id, data: formData });
