import * as z from 'zod';
import * as fieldLimits from '../limits/fields.ts';
import { filled, id, time } from './common.ts';
import { publicationState } from './publishing.ts';

const colour = z.string().regex(/^#[0-9a-f]{6}$/i);

export const theme = z.object({
  themeId: z.string(),
  themeName: z.string(),
  themeColor: colour,
  themeImg: z.string().nullable(),
  themeImgBorderColor: z.string().nullable(),
});
export type Theme = z.infer<typeof theme>;

/** An uploaded picture. */
const picture = z.string().regex(/^\/files\/[1-9]\d{0,17}$/);

/** What an administrator drafts and publishes. */
export const themeContent = z.object({
  themeName: filled(fieldLimits.nameLength),
  themeColor: colour,
  themeImg: picture.nullable().default(null),
  themeImgBorderColor: colour.nullable().default(null),
  /** A festival theme: during its window it applies to everybody who has not chosen a theme. */
  festival: z.object({ from: time, until: time }).nullable().default(null),
});
export type ThemeContent = z.infer<typeof themeContent>;

export const themeRow = publicationState.extend({ content: themeContent });
export type ThemeRow = z.infer<typeof themeRow>;

/**
 * A theme people can choose; id is absent for the school's own. A festival theme is available until its window ends.
 */
export const themeChoice = theme.extend({ id: id.nullable(), chosen: z.boolean(), until: time.nullable() });
export type ThemeChoice = z.infer<typeof themeChoice>;
