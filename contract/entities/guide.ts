import * as z from 'zod';
import { limits } from '../limits.ts';
import { anyAddress } from './card-column.ts';
import { day, filled, id, page, pageQuery, text, time } from './common.ts';
import { availability, marks } from './hall.ts';
import { publicationState } from './publishing.ts';
import { processType, serviceTile } from './service.ts';

/** The twelve blocks of a guide, in their order. The last one is the ratings, which nobody writes here. */
export const guideBlocks = [
  'description',
  'conditions',
  'timeAndPlace',
  'materials',
  'steps',
  'result',
  'fees',
  'basis',
  'questions',
  'attachments',
  'contact',
  'ratings',
] as const;
export type GuideBlock = (typeof guideBlocks)[number];

/** HTML; the server keeps what is harmless. */
const rich = text(limits.guideTextLength).default('');
const line = text().default('');
/** A file that was uploaded here; whoever reads the guide is given its address with a signature. */
export const storedFile = z.object({
  name: filled(limits.fileNameLength),
  url: z.string().regex(/^\/files\/[1-9]\d{0,17}(\?s=[\w.-]{1,100})?$/),
});
export type StoredFile = z.infer<typeof storedFile>;

export const material = z.object({
  name: filled(limits.textLength),
  /** From the person, filled in by the system, or from a department. */
  source: z.enum(['PERSON', 'SYSTEM', 'DEPARTMENT']).default('PERSON'),
  form: z.enum(['ORIGINAL', 'COPY', 'BOTH']).default('ORIGINAL'),
  copies: z.number().int().min(0).max(99).default(1),
  required: z.boolean().default(true),
  medium: z.enum(['PAPER', 'ELECTRONIC', 'EITHER']).default('EITHER'),
  blank: storedFile.nullable().default(null),
  sample: storedFile.nullable().default(null),
  note: line,
});
export type Material = z.infer<typeof material>;

export const guideStep = z.object({
  name: filled(limits.nameLength),
  post: text(limits.nameLength).default(''),
  /** How long it takes, in the words of the department: 1 个工作日. */
  limit: text(limits.nameLength).default(''),
  result: line,
});

export const place = z.object({
  campus: text(limits.nameLength).default(''),
  building: text(limits.nameLength).default(''),
  room: text(limits.nameLength).default(''),
  hours: line,
  mapUrl: z.union([z.literal(''), anyAddress]).default(''),
});

/** A question whose answer tells somebody whether they may apply. */
export const selfCheck = z.object({ question: filled(), wanted: z.boolean(), otherwise: line });

export const guideContent = z.object({
  /** As the lists name it: the service's name, unless its department says it better. */
  guideName: filled(limits.nameLength),
  serviceId: id,
  /** The department that keeps it true. */
  deptId: id.nullable().default(null),
  /** Visitors read it too. */
  isPublic: z.boolean().default(false),
  /** The day by which it is confirmed again; a year from now where nothing is said. */
  reviewOn: day.nullable().default(null),
  /** At most so many times on the way; 0 = none. */
  visits: z.number().int().min(0).max(20).default(0),
  promise: text(limits.nameLength).default(''),
  usual: text(limits.nameLength).default(''),

  description: rich,
  conditions: z
    .object({ audience: line, text: rich, checks: z.array(selfCheck).max(limits.guideStepsMost).default([]) })
    .prefault({}),
  timeAndPlace: z
    .object({ period: line, hours: line, places: z.array(place).max(limits.guidePlacesMost).default([]) })
    .prefault({}),
  materials: z.array(material).max(limits.guideMaterialsMost).default([]),
  steps: z
    .object({
      rows: z.array(guideStep).max(limits.guideStepsMost).default([]),
      picture: storedFile.nullable().default(null),
    })
    .prefault({}),
  result: z.object({ text: rich, collection: line }).prefault({}),
  fees: z.object({ free: z.boolean().default(true), text: rich }).prefault({}),
  basis: z
    .array(
      z.object({ name: filled(), number: line, clause: line, url: z.union([z.literal(''), anyAddress]).default('') }),
    )
    .max(limits.guideFilesMost)
    .default([]),
  questions: z
    .array(z.object({ question: filled(), answer: rich }))
    .max(limits.guideQuestionsMost)
    .default([]),
  attachments: z.array(storedFile).max(limits.guideFilesMost).default([]),
  contact: z
    .object({
      window: line,
      phone: text(limits.nameLength).default(''),
      mail: line,
      complaint: text(limits.nameLength).default(''),
    })
    .prefault({}),
});
export type GuideContent = z.infer<typeof guideContent>;

/** A guide as people read it: files as links one may follow, rich text made harmless. */
export const guide = guideContent.extend({
  id,
  code: z.string(),
  serviceName: z.string(),
  deptName: z.string(),
  processType,
  version: z.number(),
  updatedOn: day,
  availability,
  score: z.number().nullable(),
  scoreCount: z.number(),
  collected: z.boolean(),
  /** What opens the service; absent when the reader has to sign in first. */
  service: serviceTile.nullable(),
  related: z.array(serviceTile),
});
export type Guide = z.infer<typeof guide>;

export const guideQuery = pageQuery.extend({
  keyword: text(limits.searchLength).optional(),
  deptId: id.optional(),
  sceneId: id.optional(),
  audience: z.coerce.number().int().min(1).max(9).optional(),
});
export type GuideQuery = z.infer<typeof guideQuery>;
export const guideFound = z.object({
  id,
  serviceId: id,
  code: z.string(),
  guideName: z.string(),
  nameMarks: marks,
  /** A piece of its text around the match. */
  excerpt: z.string(),
  excerptMarks: marks,
  serviceIcon: z.string(),
  tint: z.number(),
  deptName: z.string(),
  processType,
  promise: z.string(),
  updatedOn: day,
});
export type GuideFound = z.infer<typeof guideFound>;
export const guidePage = page(guideFound);
/** By itself, by its service, or by the code of its service; the first of them that is named. */
export const guideWanted = z
  .object({ guideId: id.optional(), serviceId: id.optional(), code: text(limits.nameLength).optional() })
  .refine((wanted) => Object.values(wanted).some((one) => one !== undefined));

export const guideStates = ['DRAFT', 'SUBMITTED', 'PUBLISHED', 'OFF', 'REVIEW'] as const;
export type GuideState = (typeof guideStates)[number];
export const guideRow = publicationState.extend({
  serviceId: id,
  serviceName: z.string(),
  deptId: id.nullable(),
  deptName: z.string(),
  audience: z.array(z.string()),
  processType,
  promise: z.string(),
  state: z.enum(guideStates),
  reviewOn: day.nullable(),
  /** Reports that wait for an answer. */
  corrections: z.number(),
  /** The caller may let people see it, not only ask for it. */
  mayPublish: z.boolean(),
});
export type GuideRow = z.infer<typeof guideRow>;
export const guideConfigQuery = pageQuery.extend({
  keyword: text(limits.searchLength).optional(),
  deptId: id.optional(),
  state: z.enum(guideStates).optional(),
});
/** What people read, or the newest state: the draft, else what is scheduled, else the same. */
export const guideOnPaper = z.enum(['published', 'newest']);
/** `links`: where the editor sees the files of the content, by their address. */
export const guideConfigDetail = guideRow.extend({
  content: guideContent,
  links: z.record(z.string(), z.string()),
});
export type GuideConfigDetail = z.infer<typeof guideConfigDetail>;

export const correctionInput = z.object({
  guideId: id,
  block: z.union([z.enum(guideBlocks), z.literal('')]).default(''),
  text: filled(limits.correctionLength),
  contact: text(limits.nameLength).default(''),
});
export const correctionRow = z.object({
  id,
  guideId: id,
  guideName: z.string(),
  block: z.union([z.enum(guideBlocks), z.literal('')]),
  text: z.string(),
  contact: z.string(),
  who: z.string(),
  createdAt: time,
  state: z.enum(['OPEN', 'DONE']),
  answer: z.string(),
  answeredBy: z.string(),
  answeredAt: time.nullable(),
  version: z.number(),
});
export type CorrectionRow = z.infer<typeof correctionRow>;
