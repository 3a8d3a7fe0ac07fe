import * as z from 'zod';
import { limits } from '../limits.ts';
import { filled, id, text } from './common.ts';

export const departmentInput = z.object({
  parentId: id.nullable().default(null),
  code: filled(limits.nameLength).regex(/^[\w.-]+$/),
  name: filled(limits.nameLength),
  shortName: text(limits.nameLength).default(''),
  leader: text(limits.nameLength).default(''),
  phone: text(limits.nameLength).default(''),
  location: text().default(''),
  intro: text(limits.longTextLength).default(''),
});
export type DepartmentInput = z.infer<typeof departmentInput>;

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

/** A department as people look it up. */
export const departmentCard = z.object({
  id,
  name: z.string(),
  shortName: z.string(),
  leader: z.string(),
  phone: z.string(),
  location: z.string(),
  intro: z.string(),
  services: z.number(),
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
