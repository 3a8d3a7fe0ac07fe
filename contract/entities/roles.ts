import * as z from 'zod';
import * as fieldLimits from '../limits/fields.ts';
import { menus } from '../sections.ts';
import { filled, id, text, time } from './common.ts';

export const roleInput = z.object({
  name: filled(fieldLimits.nameLength),
  /** Empty: of a new role one is made, another keeps its own. */
  code: z.string().regex(/^([A-Z][A-Z0-9_]{1,39})?$/),
  note: text().default(''),
  menus: z.array(z.enum(menus)).max(menus.length).default([]),
});
export type RoleInput = z.infer<typeof roleInput>;

/** As other screens select it. */
export const roleChoice = z.object({
  id,
  code: z.string(),
  name: z.string(),
  /** Grants nothing the caller lacks, so the caller may assign it. */
  mayGive: z.boolean(),
});
export type RoleChoice = z.infer<typeof roleChoice>;

export const roleRow = z.object({
  id,
  code: z.string(),
  name: z.string(),
  note: z.string(),
  builtIn: z.boolean(),
  menus: z.array(z.string()),
  people: z.number(),
  version: z.number(),
  updatedAt: time,
});
export type RoleRow = z.infer<typeof roleRow>;
