import * as z from 'zod';
import * as fieldLimits from '../limits/fields.ts';
import * as requestLimits from '../limits/requests.ts';
import { isBoundedHtml } from '../rich-text-bounds.ts';

/** Ids are strings on the wire, bigint in the database. */
export const id = z.string().regex(/^[1-9]\d{0,17}$/);
/** `yyyy-MM-dd HH:mm:ss` in Asia/Shanghai. */
export const time = z.string().regex(/^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/);
const isInCalendar = (day: string) => {
  const at = new Date(`${day}T00:00:00Z`);
  return !Number.isNaN(at.getTime()) && at.toISOString().startsWith(day);
};
export const day = z
  .string()
  .regex(/^\d{4}-\d\d-\d\d$/)
  .refine(isInCalendar);

// PostgreSQL refuses a zero byte in text; all other characters are allowed.
const NUL = String.fromCharCode(0);
// Half a character, which no encoding and no JSON of PostgreSQL takes.
const halfCharacter = /\p{Surrogate}/gu;
export const text = (longest: number = fieldLimits.textLength) =>
  z
    .string()
    .trim()
    // What is too long is not looked at any further: a pattern could take minutes for it.
    .max(longest, { abort: true })
    .overwrite((s) => s.replace(halfCharacter, '\uFFFD'))
    .refine((s) => !s.includes(NUL));
/** As `text`, without what cannot be stored: what people paste is not refused for a character that nobody sees. */
export const pastedText = (longest: number) =>
  z
    .string()
    .overwrite((s) => s.replaceAll(NUL, ''))
    .pipe(text(longest));
export const filled = (longest: number = fieldLimits.textLength) => text(longest).min(1);

/** HTML; the server sanitises it. The parameter names the reason, for the form. */
export const richText = (longest: number = fieldLimits.richTextLength) =>
  text(longest).refine(isBoundedHtml, { params: { failure: 'rich_text_complex' } });

/** An icon of the sprite. */
export const iconName = z.string().regex(/^[a-z][a-z0-9-]{0,39}$/);
/** An icon of the sprite, or the address of an uploaded picture: see picture-icon.ts. */
export const icon = z.string().regex(/^(?:[a-z][a-z0-9-]{0,39}|\/files\/[1-9]\d{0,17})$/);

export const flag = z.union([z.boolean(), z.enum(['true', 'false']).transform((s) => s === 'true')]);

export const nothing = z.object({});
export const byId = z.object({ id });

export const pageQuery = z.object({
  current: z.coerce.number().int().min(1).max(requestLimits.maxPage).default(1),
  size: z.coerce.number().int().min(1).max(requestLimits.maxPageSize).default(requestLimits.pageSize),
});

export const page = <T extends z.ZodType>(record: T) =>
  z.object({ records: z.array(record), total: z.number(), current: z.number(), size: z.number() });
