import * as z from 'zod';
import { type ConfigPart, configParts, configTargets } from '../config-parts.ts';
import * as configLimits from '../limits/config-file.ts';
import * as fieldLimits from '../limits/fields.ts';
import { filled, id, time } from './common.ts';
import { change } from './publishing.ts';

export const configPart = z.enum(configParts as unknown as [ConfigPart, ...ConfigPart[]]);

/** A published content. What it refers to is named, not numbered: numbers differ between installations. */
const configItem = z.object({ kind: configPart, name: filled(fieldLimits.textLength), content: z.unknown() });
export type ConfigItem = z.infer<typeof configItem>;

/** `data` in base64. */
const configPicture = z.object({ name: filled(), data: z.string().max(configLimits.maxFileBytes) });

export const configFile = z.object({
  format: z.literal('yizhan-configuration'),
  version: z.literal(1),
  school: z.string(),
  exportedAt: time,
  items: z.array(configItem).max(configLimits.maxItems),
  /** By the names that contents use for them. */
  pictures: z
    .record(z.string(), configPicture)
    .refine((pictures) => Object.keys(pictures).length <= configLimits.maxPictures),
});
export type ConfigFile = z.infer<typeof configFile>;

const target = z.object({ to: z.enum(configTargets), name: z.string() });
export type ConfigReference = z.infer<typeof target>;

export const configEntryStates = ['new', 'changed', 'same', 'blocked'] as const;

/** What an item of a file would do here. */
export const configEntry = z.object({
  /** Its place in the file. */
  index: z.number(),
  kind: configPart,
  name: z.string(),
  state: z.enum(configEntryStates),
  /** From what is published here to what the file brings. */
  changes: z.array(change),
  /** Why it cannot be applied: what it needs is not here. */
  missing: z.array(target),
  /** What it names and this school does not have; it is applied without. */
  dropped: z.array(target),
  /** Other reasons it cannot be applied: no right to this part; a draft of that name was never published; not readable. */
  refusal: z.enum(['', 'rights', 'draft', 'unreadable']),
  /** The school has this kind reviewed: the item becomes a draft that waits for its reviewer. */
  needsReview: z.boolean(),
  /** A draft or a scheduled publication here would be replaced. */
  replacesDraft: z.boolean(),
});
export type ConfigEntry = z.infer<typeof configEntry>;

export const configCheck = z.object({ school: z.string(), exportedAt: time, entries: z.array(configEntry) });
export type ConfigCheck = z.infer<typeof configCheck>;

export const configImport = z.object({
  id: z.uuid(),
  school: z.string(),
  by: z.string(),
  at: time,
  names: z.array(z.object({ kind: configPart, name: z.string() })),
  undone: z.boolean(),
});
export type ConfigImport = z.infer<typeof configImport>;

/** What an import changed, for the way back. `before`: null for what it created. */
export const appliedItem = z.object({
  id,
  kind: configPart,
  name: z.string(),
  version: z.number(),
  before: z
    .object({
      published: z.number().nullable(),
      draft: z.unknown(),
      scheduled: z.object({ number: z.number(), at: time }).nullable().default(null),
    })
    .nullable(),
  /** It waited for a reviewer and was not published. */
  submitted: z.boolean().default(false),
});
export type AppliedItem = z.infer<typeof appliedItem>;
