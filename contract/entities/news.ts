import * as z from 'zod';
import * as fieldLimits from '../limits/fields.ts';
import * as newsLimits from '../limits/news.ts';
import { filled, flag, id, pageQuery, richText, text, time } from './common.ts';

export const newsColumnInput = z.object({
  columnName: filled(fieldLimits.nameLength),
  /** Whether visitors can read it. */
  isPublic: z.boolean().default(false),
  /** Identity types that see it; empty means everybody signed in. */
  audience: z.array(z.number().int().min(1).max(9)).max(9).default([]),
});
export type NewsColumnInput = z.infer<typeof newsColumnInput>;
export const newsColumnRow = newsColumnInput.extend({
  id,
  sort: z.number(),
  version: z.number(),
  articles: z.number(),
});
export type NewsColumnRow = z.infer<typeof newsColumnRow>;

export const newsColumn = z.object({ id, columnName: z.string() });
export type NewsColumn = z.infer<typeof newsColumn>;

/** An uploaded picture. */
const picture = z.string().regex(/^\/files\/[1-9]\d{0,17}$/);

export const articleInput = z.object({
  columnId: id,
  title: filled(fieldLimits.textLength),
  summary: text(newsLimits.summaryLength).default(''),
  cover: picture.nullable().default(null),
  content: richText().default(''),
  important: z.boolean().default(false),
  topUntil: time.nullable().default(null),
  /** Whether visitors can read it, if its column is public. */
  isPublic: z.boolean().default(false),
  audience: z.array(z.number().int().min(1).max(9)).max(9).default([]),
  deptId: id.nullable().default(null),
  /** Published at this time; absent = a draft. */
  releaseTime: time.nullable().default(null),
});
export type ArticleInput = z.infer<typeof articleInput>;

export const articleStates = ['draft', 'scheduled', 'released'] as const;
export type ArticleState = (typeof articleStates)[number];
export const articleRow = z.object({
  id,
  columnId: id,
  columnName: z.string(),
  title: z.string(),
  important: z.boolean(),
  top: z.boolean(),
  state: z.enum(articleStates),
  releaseTime: time.nullable(),
  deptName: z.string(),
  changedBy: z.string(),
  changedAt: time,
  visits: z.number(),
  version: z.number(),
});
export type ArticleRow = z.infer<typeof articleRow>;
/** `deptName`: of `deptId`, shown until the list of departments is loaded. */
export const articleDetail = articleInput.extend({ id, version: z.number(), deptName: z.string() });
export type ArticleDetail = z.infer<typeof articleDetail>;
export const articleQuery = pageQuery.extend({
  columnId: id.optional(),
  keyword: text().optional(),
  state: z.enum(articleStates).optional(),
});
export type ArticleQuery = z.infer<typeof articleQuery>;

/** For readers. */
export const articleCard = z.object({
  id,
  title: z.string(),
  summary: z.string(),
  cover: z.string().nullable(),
  fieldSet: z.object({ important: z.boolean() }),
  top: z.boolean(),
  releaseTime: time,
  deptName: z.string(),
});
export type ArticleCard = z.infer<typeof articleCard>;
export const article = articleCard.extend({
  columnId: id,
  columnName: z.string(),
  content: z.string(),
  visits: z.number(),
  /** The previous and next article in its column. */
  previous: z.object({ id, title: z.string() }).nullable(),
  next: z.object({ id, title: z.string() }).nullable(),
});
export type Article = z.infer<typeof article>;
export const newsQuery = pageQuery.extend({ columnId: id, keyword: text().optional(), important: flag.optional() });
