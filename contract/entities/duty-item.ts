import * as z from 'zod';
import { dutyWays, riskLevels } from '../duty-columns.ts';
import * as dutyLimits from '../limits/duty-lists.ts';
import * as fieldLimits from '../limits/fields.ts';
import * as searchLimits from '../limits/search.ts';
import { day, filled, id, pageQuery, text, time } from './common.ts';
import { dutyListCode } from './duty-list.ts';
import { storedFile } from './guide.ts';
import { matchRanges } from './hall.ts';
import { publicationState } from './publishing.ts';
import { serviceTile } from './service.ts';

const short = text(fieldLimits.nameLength).default('');
const line = text().default('');
const long = text(fieldLimits.longTextLength).default('');

const basis = z.object({ name: filled(), number: line, clause: line });
/** One step of how a power is exercised. */
const dutyStep = z.object({ name: filled(), post: short, limit: short, duty: line, supervision: line });
export type DutyStep = z.infer<typeof dutyStep>;
/** Another department that takes part, leading or supporting. */
const partner = z.object({ deptId: id, role: z.enum(['LEAD', 'SUPPORT']).default('SUPPORT') });

/** An item as its department writes it. Which fields are shown is a matter of its list's columns. */
export const dutyItemContent = z.object({
  deptId: id,
  listType: dutyListCode,
  code: filled(fieldLimits.nameLength).regex(/^[\w.-]+$/),
  title: filled(),
  /** The item it is a part of. */
  mainItem: line,
  category: short,
  /** The duty of the department that it belongs to. */
  duty: line,
  content: long,
  basis: z.array(basis).max(dutyLimits.maxBasis).default([]),
  audience: line,
  post: line,
  ownerA: short,
  ownerB: short,
  coDepts: z.array(partner).max(dutyLimits.maxPartners).default([]),
  riskPoint: long,
  riskLevel: z.enum(riskLevels).nullable().default(null),
  measure: long,
  accountability: long,
  way: z.enum(dutyWays).nullable().default(null),
  visits: z.number().int().min(0).max(dutyLimits.maxVisits).nullable().default(null),
  limitDays: z.number().int().min(0).max(dutyLimits.maxLimitDays).nullable().default(null),
  fee: line,
  place: line,
  phone: short,
  complaintPhone: short,
  alternative: long,
  steps: z.array(dutyStep).max(dutyLimits.maxSteps).default([]),
  /** The picture of how it runs. */
  chart: storedFile.nullable().default(null),
  serviceIds: z
    .array(id)
    .max(dutyLimits.maxServices)
    .refine((ids) => new Set(ids).size === ids.length)
    .default([]),
  attachments: z.array(storedFile).max(dutyLimits.maxAttachments).default([]),
  sort: z.number().int().min(0).max(dutyLimits.maxSort).default(0),
});
export type DutyItemContent = z.infer<typeof dutyItemContent>;

/** A new one; without a code it is given one. */
export const newDutyItem = dutyItemContent.extend({
  code: text(fieldLimits.nameLength).regex(/^[\w.-]*$/),
});

const withNames = { coDepts: z.array(partner.extend({ deptName: z.string() })), deptName: z.string() };

/** A line of a list as readers see it. */
export const dutyItemLine = dutyItemContent.omit({ attachments: true, serviceIds: true, sort: true }).extend({
  ...withNames,
  id,
  updatedOn: day,
  /** Related services the reader may see. */
  services: z.array(z.object({ serviceId: id, serviceName: z.string(), hasGuide: z.boolean() })),
  /** What of its title answers the search. */
  titleMarks: matchRanges,
});
export type DutyItemLine = z.infer<typeof dutyItemLine>;

/** An item for one reader, with addresses of its files that they may open. */
export const dutyItem = dutyItemContent.omit({ sort: true }).extend({
  ...withNames,
  id,
  listName: z.string(),
  deptPhone: z.string(),
  updatedOn: day,
  revision: z.number(),
  services: z.array(serviceTile),
});
export type DutyItem = z.infer<typeof dutyItem>;

export const dutyItemFilter = z.object({
  listType: dutyListCode.optional(),
  /** With the departments below it. */
  deptId: id.optional(),
  keyword: text(searchLimits.queryLength).optional(),
});
export type DutyItemFilter = z.infer<typeof dutyItemFilter>;
export const dutyItemQuery = pageQuery.extend(dutyItemFilter.shape);
export type DutyItemQuery = z.infer<typeof dutyItemQuery>;

/** `meant`: the title that a mistyped search probably meant. */
export const dutyItemPage = z.object({
  records: z.array(dutyItemLine),
  total: z.number(),
  current: z.number(),
  size: z.number(),
  meant: z.string().nullable(),
});

/** ARCHIVED takes precedence, then whether somebody has to review it. */
export const dutyItemStates = ['DRAFT', 'SUBMITTED', 'PUBLISHED', 'ARCHIVED'] as const;
export type DutyItemState = (typeof dutyItemStates)[number];

/** An item in the list of those who keep it. */
export const dutyItemRow = publicationState.extend({
  deptId: id,
  deptName: z.string(),
  listType: z.string(),
  code: z.string(),
  title: z.string(),
  status: z.enum(dutyItemStates),
  sort: z.number(),
  /** Reports that wait for an answer. */
  corrections: z.number(),
  mayPublish: z.boolean(),
});
export type DutyItemRow = z.infer<typeof dutyItemRow>;

export const dutyItemConfigQuery = pageQuery.extend({
  keyword: text(fieldLimits.nameLength).optional(),
  deptId: id.optional(),
  listType: dutyListCode.optional(),
  status: z.enum(dutyItemStates).optional(),
});
export type DutyItemConfigQuery = z.infer<typeof dutyItemConfigQuery>;

export const dutyItemDetail = dutyItemRow.extend({
  content: dutyItemContent,
  /** Addresses of its files for the editor. */
  links: z.record(z.string(), z.string()),
});
export type DutyItemDetail = z.infer<typeof dutyItemDetail>;

export const dutyCorrectionInput = z.object({
  itemId: id,
  text: filled(dutyLimits.correctionLength),
  contact: short,
});

export const dutyCorrectionRow = z.object({
  id,
  itemId: id,
  title: z.string(),
  deptName: z.string(),
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
export type DutyCorrectionRow = z.infer<typeof dutyCorrectionRow>;
