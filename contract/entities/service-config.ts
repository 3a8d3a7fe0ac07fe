import * as z from 'zod';
import * as administrationLimits from '../limits/administration.ts';
import * as fieldLimits from '../limits/fields.ts';
import * as searchLimits from '../limits/search.ts';
import * as serviceLimits from '../limits/services.ts';
import { accessWays, openWays } from '../open-ways.ts';
import { anyAddress } from './card-column.ts';
import { filled, icon, id, pageQuery, text, time } from './common.ts';
import { openHour } from './hall.ts';
import { processType, serviceKind } from './service.ts';

/** SUBMITTED: waiting for review by somebody who may put it on the shelf. */
export const serviceStatuses = ['DRAFT', 'SUBMITTED', 'SHELF', 'OFF'] as const;
export type ServiceStatus = (typeof serviceStatuses)[number];
/** Set to maintenance by an administrator, or because its address did not answer. */
export const maintenances = ['NONE', 'MANUAL', 'PROBE'] as const;

/** The review state of a service, and what the caller may do about it. */
const serviceReview = z.object({
  status: z.enum(serviceStatuses),
  /** While it is pending: who submitted it, when, and whether that was the caller. */
  submitted: z.object({ by: z.string(), at: time, own: z.boolean() }).nullable(),
  /** Why it was sent back, until it is submitted again. */
  returned: z.object({ by: z.string(), at: time, reason: z.string() }).nullable(),
  /** The caller may put it on the shelf, not only submit it for review. */
  mayShelve: z.boolean(),
});
export type ServiceReview = z.infer<typeof serviceReview>;

const address = z.union([z.literal(''), anyAddress]);

/** A service as its administrator edits it. */
export const serviceInput = z.object({
  /** Empty: of a new service one is made. Cannot change after it is stored. */
  code: text(fieldLimits.nameLength).regex(/^[\w.-]*$/),
  name: filled(fieldLimits.nameLength),
  summary: text(fieldLimits.longTextLength).default(''),
  keywords: text(serviceLimits.keywordsLength).default(''),
  icon,
  type: serviceKind,
  processType: processType.default('ONLINE'),
  deptId: id.nullable().default(null),
  sceneId: id.nullable().default(null),
  typeId: id.nullable().default(null),
  labelCode: text(fieldLimits.nameLength).nullable().default(null),
  labelUntil: time.nullable().default(null),
  accessWay: z.union([
    z.literal(accessWays.link),
    z.literal(accessWays.cas),
    z.literal(accessWays.oauth),
    z.literal(accessWays.code),
    z.literal(accessWays.comb),
    z.literal(accessWays.inside),
  ]),
  openWay: z.union([z.literal(openWays.details), z.literal(openWays.popup), z.literal(openWays.newTab)]),
  url: address.default(''),
  mobileUrl: address.default(''),
  promiseDays: z.number().int().min(1).max(serviceLimits.maxPromiseDays).nullable().default(null),
  /** Empty means everybody signed in. */
  roleIds: z.array(id).max(administrationLimits.maxRoles).default([]),
  identityTypes: z.array(z.number().int().min(1).max(9)).max(9).default([]),
  /** Departments, each including everything below it. */
  userDeptIds: z.array(id).max(serviceLimits.maxDepartments).default([]),
  anonymous: z.boolean().default(false),
  listed: z.boolean().default(false),
  openFrom: time.nullable().default(null),
  openTo: time.nullable().default(null),
  openHours: z.array(openHour).max(serviceLimits.maxOpenHours).default([]),
  probe: z.boolean().default(false),
});
export type ServiceInput = z.infer<typeof serviceInput>;

export const serviceRow = z.object({
  id,
  code: z.string(),
  name: z.string(),
  icon: z.string(),
  tint: z.number(),
  type: serviceKind,
  processType,
  deptName: z.string(),
  sceneName: z.string(),
  typeName: z.string(),
  labelName: z.string(),
  ...serviceReview.shape,
  maintenance: z.enum(maintenances),
  probedAt: time.nullable(),
  visits: z.number(),
  score: z.number().nullable(),
  guideId: id.nullable(),
  changedBy: z.string(),
  changedAt: time,
  version: z.number(),
});
export type ServiceRow = z.infer<typeof serviceRow>;

export const serviceConfigQuery = pageQuery.extend({
  keyword: text(searchLimits.queryLength).optional(),
  status: z.enum(serviceStatuses).optional(),
  type: serviceKind.optional(),
  deptId: id.optional(),
  sceneId: id.optional(),
  maintenance: z.enum(['true', 'false']).optional(),
});
export type ServiceConfigQuery = z.infer<typeof serviceConfigQuery>;

/**
 * `deptName`: of `deptId`, shown until the list of departments is loaded. `secretSet`: its server can verify visitors.
 */
export const serviceConfigDetail = serviceInput.extend({
  id,
  version: z.number(),
  ...serviceReview.shape,
  maintenance: z.enum(maintenances),
  maintenanceReason: z.string(),
  deptName: z.string(),
  secretSet: z.boolean(),
  /** The process that it opens, which decides what is promised. */
  processName: z.string().nullable(),
});
export type ServiceConfigDetail = z.infer<typeof serviceConfigDetail>;

/** A service that most schools offer. `used`: the school has it, by its code or its name. */
export const serviceTemplate = z.object({
  code: z.string(),
  name: z.string(),
  icon: z.string(),
  summary: z.string(),
  scene: z.string(),
  type: serviceKind,
  processType,
  used: z.boolean(),
});
export type ServiceTemplateRow = z.infer<typeof serviceTemplate>;

export const sceneInput = z.object({
  name: filled(fieldLimits.nameLength),
  icon,
  tint: z.number().int().min(1).max(6),
});
export const sceneRow = sceneInput.extend({ id, services: z.number() });
export type SceneRow = z.infer<typeof sceneRow>;
export const serviceTypeRow = z.object({ id, name: z.string(), services: z.number() });
export type ServiceTypeRow = z.infer<typeof serviceTypeRow>;

/** The result of checking an address. */
export const urlCheck = z.object({
  ok: z.boolean(),
  /** The HTTP status, if there was an answer. */
  status: z.number().nullable(),
  milliseconds: z.number(),
  /** The redirects, the last one being the final address. */
  hops: z.array(z.string()),
  reason: z.string(),
});
export type UrlCheck = z.infer<typeof urlCheck>;

export const synonymInput = z.object({
  words: z
    .array(filled(searchLimits.queryLength))
    .min(2)
    .max(searchLimits.maxSynonymWords)
    .refine((words) => new Set(words.map((word) => word.toLowerCase())).size === words.length),
});
export const synonymRow = synonymInput.extend({ id, version: z.number(), changedBy: z.string(), changedAt: time });
export type SynonymRow = z.infer<typeof synonymRow>;

export const gapStates = ['OPEN', 'DONE', 'IGNORED'] as const;
export const gapRow = z.object({
  id,
  word: z.string(),
  times: z.number(),
  firstAt: time,
  lastAt: time,
  state: z.enum(gapStates),
  handledBy: z.string(),
  note: z.string(),
  /** People's own descriptions of what they were looking for, newest first. */
  requests: z.array(z.object({ who: z.string(), text: z.string(), at: time })),
  /** Services that may be meant, nearest first; only for an open gap. */
  near: z.array(z.object({ serviceId: id, serviceName: z.string() })),
});
export type GapRow = z.infer<typeof gapRow>;
