import * as z from 'zod';
import { dutyColumns } from '../duty-columns.ts';
import * as dutyLimits from '../limits/duty-lists.ts';
import * as fieldLimits from '../limits/fields.ts';
import { filled, icon, id, text, time } from './common.ts';
import { publicationState } from './publishing.ts';

/** Fixed once there are items: they name their list by it. */
export const dutyListCode = z.string().regex(/^[a-z][a-z0-9-]{0,29}$/);

const areDistinct = (values: readonly string[]) => new Set(values).size === values.length;

const dutyColumn = z.object({
  key: z.enum(dutyColumns),
  /** The school's own heading; empty = the usual one. */
  label: text(dutyLimits.columnLabelLength).default(''),
});

export const dutyList = z.object({
  code: dutyListCode,
  name: filled(dutyLimits.listNameLength),
  icon,
  enabled: z.boolean().default(true),
  columns: z
    .array(dutyColumn)
    .min(1)
    .max(dutyColumns.length)
    .refine((columns) => areDistinct(columns.map(({ key }) => key)))
    // Without its name nobody knows which item a row is.
    .refine((columns) => columns.some(({ key }) => key === 'title')),
  sort: z.number().int().min(0).max(dutyLimits.maxSort).default(0),
});
export type DutyList = z.infer<typeof dutyList>;

/** One to five lists, in the order of `sort`, and how their page shows them (LS-1). */
export const dutyListsContent = z.object({
  title: filled(fieldLimits.nameLength),
  intro: text(fieldLimits.longTextLength).default(''),
  lists: z
    .array(dutyList)
    .min(1)
    .max(dutyLimits.maxLists)
    .refine((lists) => areDistinct(lists.map(({ code }) => code)))
    .refine((lists) => areDistinct(lists.map(({ name }) => name)))
    .refine((lists) => lists.some(({ enabled }) => enabled)),
  showDeptTree: z.boolean().default(true),
  /** LS-3: whether visitors may read the lists. */
  anonymousVisible: z.boolean().default(false),
});
export type DutyListsContent = z.infer<typeof dutyListsContent>;

export const dutyListsDetail = publicationState.extend({
  content: dutyListsContent,
  /** How many items each list holds, drafts and archived ones included; such a list can be switched off, not removed. */
  items: z.array(z.object({ code: z.string(), total: z.number() })),
});
export type DutyListsDetail = z.infer<typeof dutyListsDetail>;

/** The lists as readers see them: those enabled, each with how many items the search leaves of it. */
export const dutyListsView = z.object({
  title: z.string(),
  intro: z.string(),
  lists: z.array(
    z.object({
      ...{ code: dutyListCode, icon, total: z.number() },
      /** Readers of English may get a longer text than the school may enter. */
      name: z.string(),
      columns: z.array(z.object({ key: z.enum(dutyColumns), label: z.string() })),
    }),
  ),
  showDeptTree: z.boolean(),
  /** When an item was last published; absent without any. */
  updatedAt: time.nullable(),
});
export type DutyListsView = z.infer<typeof dutyListsView>;

/** A department with the published items of its own and of those below it (LS-2). */
export const dutyDepartment = z.object({
  id,
  parentId: id.nullable(),
  name: z.string(),
  shortName: z.string(),
  total: z.number(),
});
export type DutyDepartment = z.infer<typeof dutyDepartment>;
