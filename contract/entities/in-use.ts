import * as z from 'zod';
import { usingKindNames } from '../using-kinds.ts';

const kind = z.enum(usingKindNames);

export const use = z.object({ kind, id: z.string(), name: z.string() });
export type Use = z.infer<typeof use>;

/** What comes with `in_use`: the first users of each kind, and how many there are of it. */
export const inUse = z.object({ usedBy: z.array(use), totals: z.partialRecord(kind, z.number()) });
export type InUse = z.infer<typeof inUse>;
