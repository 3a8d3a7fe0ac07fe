import * as z from 'zod';
import * as administrationLimits from '../limits/administration.ts';
import * as fieldLimits from '../limits/fields.ts';
import { filled, id, text, time } from './common.ts';

/** An option of a select, with the wire's names. */
export const dictionaryValue = z.object({ dictKey: z.string(), dictValue: z.string() });
export type DictionaryValue = z.infer<typeof dictionaryValue>;

/** Empty: a new one is given a code, another keeps its own. */
const code = z.string().regex(/^([A-Za-z][A-Za-z0-9_]{1,39})?$/);

export const dictionaryItem = z.object({
  dictKey: filled(fieldLimits.nameLength),
  dictValue: filled(fieldLimits.nameLength),
  enabled: z.boolean().default(true),
});
export type DictionaryItem = z.infer<typeof dictionaryItem>;

/** The index of an item whose key an earlier item has. An empty key is a different error. */
const repeated = (items: readonly DictionaryItem[]): number[] => {
  const keys = items.map(({ dictKey }) => dictKey);
  return [...keys.keys()].filter((at) => keys[at] !== '' && keys.indexOf(keys[at] ?? '') < at);
};

export const dictionaryInput = z.object({
  code,
  name: filled(fieldLimits.nameLength),
  note: text().default(''),
  /** In order. */
  items: z
    .array(dictionaryItem)
    .max(administrationLimits.maxDictionaryItems)
    .superRefine((items, context) => {
      for (const at of repeated(items)) context.addIssue({ code: 'custom', path: [at, 'dictKey'] });
    }),
});
export type DictionaryInput = z.infer<typeof dictionaryInput>;

export const dictionaryRow = z.object({
  id,
  code: z.string(),
  name: z.string(),
  note: z.string(),
  builtIn: z.boolean(),
  items: z.number(),
  updatedAt: time,
});
export type DictionaryRow = z.infer<typeof dictionaryRow>;

export const dictionaryDetail = dictionaryRow.omit({ items: true, updatedAt: true }).extend({
  version: z.number(),
  items: z.array(dictionaryItem),
  /** Keys the product itself relies on: they cannot be removed. */
  keptKeys: z.array(z.string()),
});
export type DictionaryDetail = z.infer<typeof dictionaryDetail>;

export const dictionaryCode = z.object({ code: text(fieldLimits.nameLength).min(1) });
