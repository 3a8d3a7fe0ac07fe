import * as z from 'zod';
import * as searchLimits from '../limits/search.ts';
import { todoCategories, todoSorts } from '../todo-categories.ts';
import { flag, id, page, pageQuery, text, time } from './common.ts';

export const todoCategory = z.enum(todoCategories);

export const todoRow = z.object({
  id,
  title: z.string(),
  itemName: z.string(),
  /** Its current step, and with whom it is. */
  nodeName: z.string(),
  handler: z.string(),
  /** Who began it, with the department if its system told; absent where it is unknown or oneself. */
  initiator: z.string().optional(),
  /** How far it is, if its system told. */
  percent: z.number().optional(),
  sentAt: time,
  dueAt: time.nullable(),
  late: z.boolean(),
  important: z.boolean(),
  /** Where it is done: its own address or the page of its service. Null when there is neither. */
  url: z.string().nullable(),
  /** Its address for a phone, where that is another. */
  mobileUrl: z.string().optional(),
  /** The one of the person's identities that can open it, when the active one cannot. */
  identityId: id.nullable(),
  /** The absent person whose to-do it is, for the one who stands in. */
  actingFor: z.string().optional(),
  /** Its system reported what was done in the matter so far. */
  hasSteps: z.boolean().optional(),
  /** Of a case: the number of changes so far. Whoever approves it from the list sends what they saw. */
  revision: z.number().optional(),
  /** Whom to ask, when there is nothing to open; either may be empty. */
  ask: z.object({ name: z.string(), phone: z.string() }).nullable(),
});
export type TodoRow = z.infer<typeof todoRow>;

/** What was done in a matter of another system; all but the step and the time may be empty. */
export const todoStep = z.object({
  node: z.string(),
  handler: z.string(),
  action: z.string(),
  opinion: z.string(),
  at: time,
});
export type TodoStep = z.infer<typeof todoStep>;

export const todoQuery = pageQuery.extend({
  category: todoCategory.default('TODO'),
  /** Words of the title or the matter's name; all of them must match. */
  keyword: text(searchLimits.queryLength).default(''),
  sort: z.enum(todoSorts).default('LATE'),
  lateOnly: flag.default(false),
});

/** A page of one category, and the counts of all categories, independent of the search. */
export const todoPage = page(todoRow).extend({
  counts: z.array(z.object({ category: todoCategory, num: z.number(), late: z.number() })),
});
export type TodoPage = z.infer<typeof todoPage>;
