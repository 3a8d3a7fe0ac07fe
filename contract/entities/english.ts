import * as z from 'zod';
import * as englishLimits from '../limits/english.ts';
import { filled, flag, page, pageQuery, text } from './common.ts';

/** Where the school uses a text. */
export const englishPlaces = [
  'services',
  'departments',
  'cards',
  'landing',
  'banners',
  'navigation',
  'tools',
  'themes',
  'alerts',
  'news',
  'dictionaries',
  'roles',
  'calendar',
  'dutyLists',
  'dutyItems',
  'school',
] as const;
export type EnglishPlace = (typeof englishPlaces)[number];

export const englishTextKey = z.object({ text: filled(englishLimits.textLength) });

/** A Chinese text of the school with its English one. */
export const englishText = z.object({
  text: z.string(),
  /** Empty: none was given. */
  english: z.string(),
  /** What the product itself says for it; empty = nothing. */
  builtIn: z.string(),
  /** Empty: the school no longer uses it. */
  places: z.array(z.enum(englishPlaces)),
  /** 0: none was given yet. */
  version: z.number(),
});
export type EnglishText = z.infer<typeof englishText>;

export const englishQuery = pageQuery.extend({
  keyword: text().optional(),
  place: z.enum(englishPlaces).optional(),
  missing: flag.default(false),
});
export type EnglishQuery = z.infer<typeof englishQuery>;

export const englishPage = page(englishText).extend({
  /** Of all texts in use: how many have no English yet. */
  missing: z.number(),
});

/** An empty English text removes it. */
export const englishInput = englishTextKey.extend({ english: text(englishLimits.textLength) });
