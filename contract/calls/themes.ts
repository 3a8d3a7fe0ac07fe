import * as z from 'zod';
import { calls } from '../call.ts';
import { byId, id, nothing } from '../entities/common.ts';
import { saved, version } from '../entities/publishing.ts';
import { theme, themeChoice, themeContent, themeRow } from '../entities/theme.ts';
import { themeRoutes } from '../routes/themes.ts';

const held = z.object({ id, version });

export const themes = calls(themeRoutes, {
  choices: { summary: 'The themes a person can choose from', input: nothing, output: z.array(themeChoice) },
  choose: {
    summary: 'Choose a theme, or none: then the school’s, or a festival’s; answers the theme to show',
    input: z.object({ themeId: id.nullable() }),
    output: theme,
  },
  list: { summary: 'Every theme with the state of its publication', input: nothing, output: z.array(themeRow) },
  detail: { summary: 'A theme in its newest state', input: byId, output: themeRow },
  submit: {
    summary: 'Create a theme, or save its draft; needs the version the editor holds',
    input: z.object({ content: themeContent, held: held.optional() }),
    output: saved,
  },
  remove: { summary: 'Remove a theme; whoever chose it sees the school’s', input: held, output: nothing },
});
