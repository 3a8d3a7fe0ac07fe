import * as z from 'zod';
import { calls } from '../call.ts';
import { anyAddress } from '../entities/card-column.ts';
import { toolTile } from '../entities/card-data.ts';
import { id, nothing } from '../entities/common.ts';
import { saved, version } from '../entities/publishing.ts';
import { toolInput, toolRow } from '../entities/tool.ts';
import * as cardLimits from '../limits/cards.ts';
import { toolRoutes } from '../routes/tools.ts';

const held = z.object({ id, version });

export const tools = calls(toolRoutes, {
  list: { summary: 'Every common tool', input: nothing, output: z.array(toolRow) },
  save: {
    summary: 'Create or change a common tool; needs the version the editor holds',
    input: z.object({ tool: toolInput, held: held.optional() }),
    output: saved,
  },
  remove: { summary: 'Remove a common tool', input: held, output: nothing },
  order: {
    summary: 'Put the tools in this order',
    input: z.object({ ids: z.array(id).max(cardLimits.maxTools) }),
    output: nothing,
  },
  verifyUrl: {
    summary: 'Whether an address answers, asked by the server without following it inward',
    input: z.object({ url: anyAddress }),
    output: z.object({ ok: z.boolean(), reason: z.string() }),
  },
  open: { summary: 'The tools visitors see', input: nothing, output: z.array(toolTile) },
});
