import * as z from 'zod';
import { type Recyclable, recyclableKinds } from '../recycling.ts';
import { id, page, pageQuery, text, time } from './common.ts';

export const recyclable = z.enum(recyclableKinds as [Recyclable, ...Recyclable[]]);

export const binRow = z.object({
  id,
  kind: recyclable,
  name: z.string(),
  removedBy: z.string(),
  removedAt: time,
  /** Days until it is gone for good; the last day counts as one. */
  daysLeft: z.number(),
});
export type BinRow = z.infer<typeof binRow>;

export const binQuery = pageQuery.extend({ keyword: text().optional(), kind: recyclable.optional() });
export type BinQuery = z.infer<typeof binQuery>;

export const binPage = page(binRow);
