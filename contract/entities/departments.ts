import * as z from 'zod';
import { limits } from '../limits.ts';
import { filled, id, text } from './common.ts';

/** A picture that was uploaded here. */
const picture = z.string().regex(/^\/files\/[1-9]\d{0,17}$/);

/** What its administration and its card both say of a department. */
const about = {
  shortName: text(limits.nameLength).default(''),
  leader: text(limits.nameLength).default(''),
  phone: text(limits.nameLength).default(''),
  location: text().default(''),
  intro: text(limits.longTextLength).default(''),
};

export const departmentInput = z.object({
  parentId: id.nullable().default(null),
  code: filled(limits.nameLength).regex(/^[\w.-]+$/),
  name: filled(limits.nameLength),
  ...about,
});
export type DepartmentInput = z.infer<typeof departmentInput>;

/** What a department says of itself. */
export const departmentCardInput = z.object({
  ...about,
  officeHours: text().default(''),
  mail: z.union([z.literal(''), z.email().max(limits.textLength)]).default(''),
  /** Nothing that runs as script. */
  website: text(limits.addressLength)
    .regex(/^(https?:\/\/[^\s\\/?#]+[^\s\\]*)?$/i)
    .default(''),
  /** How the department is organised, drawn. */
  chart: picture.nullable().default(null),
});
export type DepartmentCardInput = z.infer<typeof departmentCardInput>;

/** As other screens pick it. */
export const departmentNode = z.object({
  id,
  name: z.string(),
  shortName: z.string(),
  get children() {
    return z.array(departmentNode);
  },
});
export type DepartmentNode = z.infer<typeof departmentNode>;

/** A department as people look it up; files/link tells where one sees the chart. */
export const departmentCard = z.object({
  id,
  parentId: id.nullable(),
  name: z.string(),
  shortName: z.string(),
  leader: z.string(),
  phone: z.string(),
  location: z.string(),
  intro: z.string(),
  officeHours: z.string(),
  mail: z.string(),
  website: z.string(),
  chart: z.string().nullable(),
  services: z.number(),
  /** Whether the caller keeps this card. */
  mayChange: z.boolean(),
  version: z.number(),
});
export type DepartmentCard = z.infer<typeof departmentCard>;

/** Departments in their order; `parentId` makes them a tree. */
export const departmentRow = z.object({
  id,
  parentId: id.nullable(),
  code: z.string(),
  name: z.string(),
  shortName: z.string(),
  leader: z.string(),
  phone: z.string(),
  location: z.string(),
  intro: z.string(),
  /** People with an identity in it, without the departments below. */
  people: z.number(),
  version: z.number(),
});
export type DepartmentRow = z.infer<typeof departmentRow>;

/** The children of a department, or the topmost ones, in their new order; a new child is moved here. */
export const departmentOrder = z.object({
  parentId: id.nullable(),
  ids: z
    .array(id)
    .min(1)
    .max(limits.departmentsMost)
    .refine((ids) => new Set(ids).size === ids.length),
});
