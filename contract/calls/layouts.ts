import * as z from 'zod';
import { calls } from '../call.ts';
import { byId, id, nothing } from '../entities/common.ts';
import { layoutContent, layoutDetail, layoutRow } from '../entities/layout.ts';
import { saved, version } from '../entities/publishing.ts';
import { layoutRoutes } from '../routes/layouts.ts';

const held = z.object({ id, version });

export const layouts = calls(layoutRoutes, {
  pages: {
    summary: 'The pages of cards in the navigation, those not published yet too',
    input: nothing,
    output: z.array(z.object({ id, name: z.string() })),
  },
  list: { summary: 'The layouts of pages, by whom they are for', input: nothing, output: z.array(layoutRow) },
  detail: { summary: 'A layout in its newest state', input: byId, output: layoutDetail },
  submit: {
    summary: 'Create a layout, or save its draft; needs the version the editor holds',
    input: z.object({ content: layoutContent, held: held.optional() }),
    output: saved,
  },
  remove: {
    summary: 'Remove a layout with its revisions; its people get the next one that fits',
    input: held,
    output: nothing,
  },
});
