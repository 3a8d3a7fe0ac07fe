import * as z from 'zod';

export const theme = z.object({
  themeId: z.string(),
  themeName: z.string(),
  themeColor: z.string().regex(/^#[0-9a-f]{6}$/i),
  themeImg: z.string().nullable(),
  themeImgBorderColor: z.string().nullable(),
});
export type Theme = z.infer<typeof theme>;
