import * as z from 'zod';
import { identityTypes } from '../permissions.ts';
import { id, time } from './common.ts';

const identityType = z.coerce
  .number()
  .int()
  .refine((type) => (Object.values(identityTypes) as number[]).includes(type));

/** With whose eyes the portal is looked at; without a time, as it is now. */
export const viewAsInput = z.object({
  type: identityType,
  deptId: id.nullable().default(null),
  /** With this role as well; null = with none. */
  roleId: id.nullable().default(null),
  at: time.nullable().default(null),
});

/** What an administrator looks at the portal as, and since when. */
export const viewAs = z.object({
  type: z.number(),
  typeName: z.string(),
  deptName: z.string(),
  roleName: z.string(),
  at: time.nullable(),
});
export type ViewAs = z.infer<typeof viewAs>;
