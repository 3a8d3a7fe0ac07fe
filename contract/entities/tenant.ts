import * as z from 'zod';
import * as fieldLimits from '../limits/fields.ts';
import * as tenantLimits from '../limits/tenants.ts';
import { filled, time } from './common.ts';

/** Given by the platform: six digits. */
export const tenantCode = z.string().regex(/^[0-9a-z]{1,32}$/);

const host = z
  .string()
  .trim()
  .toLowerCase()
  .max(tenantLimits.hostLength, { abort: true })
  .regex(/^[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?(?:\.[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?)*$/);

export const tenantInput = z.object({
  name: filled(fieldLimits.nameLength),
  /** The first one stands in links; the school answers at all of them. */
  hosts: z.array(host).max(tenantLimits.maxHosts).default([]),
  /** Null = as many as it likes. */
  maxPeople: z.number().int().min(1).max(tenantLimits.maxPeople).nullable(),
  maxStorageMb: z.number().int().min(1).max(tenantLimits.maxStorageMb).nullable(),
});
export type TenantInput = z.infer<typeof tenantInput>;

export const suspension = z.object({ id: tenantCode, note: filled(tenantLimits.noteLength) });

export const tenantRow = tenantInput.extend({
  id: tenantCode,
  version: z.number(),
  createdAt: time,
  /** Why, and since when. */
  suspended: z.object({ note: z.string(), at: time }).nullable(),
  /** The school of the platform itself. */
  isPlatform: z.boolean(),
  hasAdministrator: z.boolean(),
  people: z.number(),
  storageMb: z.number(),
});
export type TenantRow = z.infer<typeof tenantRow>;

/** For the first administrator; shown once. */
export const firstLink = z.object({ url: z.string(), until: time });
export type FirstLink = z.infer<typeof firstLink>;
