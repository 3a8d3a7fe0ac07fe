import * as z from 'zod';
import { calls } from '../call.ts';
import { byId, id, nothing } from '../entities/common.ts';
import { footerContent, footerRow } from '../entities/footer.ts';
import { saved, version } from '../entities/publishing.ts';
import { footerRoutes } from '../routes/footers.ts';

const held = z.object({ id, version });

export const footers = calls(footerRoutes, {
  list: { summary: 'Every footer with the state of its publication', input: nothing, output: z.array(footerRow) },
  detail: { summary: 'A footer in its newest state', input: byId, output: footerRow },
  submit: {
    summary: 'Create a footer, or save its draft; needs the version the editor holds',
    input: z.object({ content: footerContent, held: held.optional() }),
    output: saved,
  },
  remove: { summary: 'Remove a footer; pages show the one published before it', input: held, output: nothing },
});
