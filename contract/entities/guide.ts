import * as z from 'zod';
import * as fieldLimits from '../limits/fields.ts';
import * as fileLimits from '../limits/files.ts';
import * as guideLimits from '../limits/guides.ts';
import * as searchLimits from '../limits/search.ts';
import { anyAddress } from './card-column.ts';
import { day, filled, id, page, pageQuery, richText, text, time } from './common.ts';
import { availability, matchRanges } from './hall.ts';
import { publicationState } from './publishing.ts';
import { processType, serviceTile } from './service.ts';

/** The twelve blocks of a guide, in order. The last one, the ratings, is not edited here. */
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

const rich = richText(guideLimits.textLength).default('');
const line = text().default('');
/** An uploaded file; readers of the guide get a signed address. */
export const storedFile = z.object({
  name: filled(fileLimits.nameLength),
  url: z.string().regex(/^\/files\/[1-9]\d{0,17}(\?s=[\w.-]{1,100})?$/),
});
export type StoredFile = z.infer<typeof storedFile>;

export const material = z.object({
  name: filled(fieldLimits.textLength),
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
  name: filled(fieldLimits.nameLength),
  post: text(fieldLimits.nameLength).default(''),
  /** The duration in the department's words: 1 个工作日. */
  limit: text(fieldLimits.nameLength).default(''),
  result: line,
});

export const place = z.object({
  campus: text(fieldLimits.nameLength).default(''),
  building: text(fieldLimits.nameLength).default(''),
  room: text(fieldLimits.nameLength).default(''),
  hours: line,
  mapUrl: z.union([z.literal(''), anyAddress]).default(''),
});

/** A question whose answer tells people whether they may apply. */
export const selfCheck = z.object({ question: filled(), wanted: z.boolean(), otherwise: line });

/** Who answers questions. Readers get the name of now and no id, while absent that of the second post (PC-7). */
const contactPerson = z.object({
  userId: id.optional(),
  name: text(fieldLimits.nameLength),
  standsInFor: text(fieldLimits.nameLength).optional(),
});

export const guideContent = z.object({
  /** The name in lists: the service's name by default, unless its department chooses another. */
  guideName: filled(fieldLimits.nameLength),
  serviceId: id,
  /** The department that maintains it. */
  deptId: id.nullable().default(null),
  /** Whether visitors can read it. */
  isPublic: z.boolean().default(false),
  /** The date by which it must be confirmed again; a year from now by default. */
  reviewOn: day.nullable().default(null),
  /** Maximum number of visits in person; 0 = none. */
  visits: z.number().int().min(0).max(guideLimits.maxVisits).default(0),
  promise: text(fieldLimits.nameLength).default(''),
  usual: text(fieldLimits.nameLength).default(''),

  description: rich,
  conditions: z
    .object({ audience: line, text: rich, checks: z.array(selfCheck).max(guideLimits.maxSteps).default([]) })
    .prefault({}),
  timeAndPlace: z
    .object({ period: line, hours: line, places: z.array(place).max(guideLimits.maxPlaces).default([]) })
    .prefault({}),
  materials: z.array(material).max(guideLimits.maxMaterials).default([]),
  steps: z
    .object({
      rows: z.array(guideStep).max(guideLimits.maxSteps).default([]),
      picture: storedFile.nullable().default(null),
    })
    .prefault({}),
  result: z.object({ text: rich, collection: line }).prefault({}),
  /** Null: nobody has said yet whether it costs anything. */
  fees: z.object({ free: z.boolean().nullable().default(null), text: rich }).prefault({}),
  basis: z
    .array(
      z.object({ name: filled(), number: line, clause: line, url: z.union([z.literal(''), anyAddress]).default('') }),
    )
    .max(guideLimits.maxFiles)
    .default([]),
  questions: z
    .array(z.object({ question: filled(), answer: rich }))
    .max(guideLimits.maxQuestions)
    .default([]),
  attachments: z.array(storedFile).max(guideLimits.maxFiles).default([]),
  contact: z
    .object({
      window: line,
      phone: text(fieldLimits.nameLength).default(''),
      mail: line,
      complaint: text(fieldLimits.nameLength).default(''),
      person: contactPerson.nullable().optional(),
    })
    .prefault({}),
});
export type GuideContent = z.infer<typeof guideContent>;

/** A guide for readers: files as signed links, rich text sanitised. */
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
  /** The service it belongs to; absent when the reader has to sign in first. */
  service: serviceTile.nullable(),
  related: z.array(serviceTile),
});
export type Guide = z.infer<typeof guide>;

export const guideQuery = pageQuery.extend({
  keyword: text(searchLimits.queryLength).optional(),
  deptId: id.optional(),
  sceneId: id.optional(),
  audience: z.coerce.number().int().min(1).max(9).optional(),
});
export type GuideQuery = z.infer<typeof guideQuery>;
export const guideHit = z.object({
  id,
  serviceId: id,
  code: z.string(),
  guideName: z.string(),
  nameMarks: matchRanges,
  /** An excerpt of its text around the match. */
  excerpt: z.string(),
  excerptMarks: matchRanges,
  serviceIcon: z.string(),
  tint: z.number(),
  deptName: z.string(),
  processType,
  promise: z.string(),
  updatedOn: day,
});
export type GuideHit = z.infer<typeof guideHit>;
export const guidePage = page(guideHit);
/** By its id, its service, or the code of its service; the first one given is used. */
export const guideLookup = z
  .object({ guideId: id.optional(), serviceId: id.optional(), code: text(fieldLimits.nameLength).optional() })
  .refine((keys) => Object.values(keys).some((one) => one !== undefined));

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
  /** Reports waiting for an answer. */
  corrections: z.number(),
  /** The caller may publish it, not only submit it for review. */
  mayPublish: z.boolean(),
});
export type GuideRow = z.infer<typeof guideRow>;
export const guideConfigQuery = pageQuery.extend({
  keyword: text(searchLimits.queryLength).optional(),
  deptId: id.optional(),
  state: z.enum(guideStates).optional(),
});
/** The published version, or the newest: the draft, else the scheduled one, else the published one. */
export const guideOnPaper = z.enum(['published', 'newest']);
/** `links`: the signed addresses of the content's files for the editor, by stored address. */
export const guideConfigDetail = guideRow.extend({
  content: guideContent,
  links: z.record(z.string(), z.string()),
});
export type GuideConfigDetail = z.infer<typeof guideConfigDetail>;

export const correctionInput = z.object({
  guideId: id,
  block: z.union([z.enum(guideBlocks), z.literal('')]).default(''),
  text: filled(guideLimits.correctionLength),
  contact: text(fieldLimits.nameLength).default(''),
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
