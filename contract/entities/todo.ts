import * as z from 'zod';
import { id, time } from './common.ts';

/** The five classes of what a person has to do with. */
export const todoCategories = ['TODO', 'READ', 'STARTED', 'DONE', 'CC'] as const;
export const todoCategory = z.enum(todoCategories);
export type TodoCategory = (typeof todoCategories)[number];

export const todoRow = z.object({
  id,
  title: z.string(),
  itemName: z.string(),
  /** Where it stands, and with whom. */
  nodeName: z.string(),
  handler: z.string(),
  sentAt: time,
  dueAt: time.nullable(),
  late: z.boolean(),
  url: z.string().nullable(),
});
export type TodoRow = z.infer<typeof todoRow>;
