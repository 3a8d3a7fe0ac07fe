import * as z from 'zod';
import { calls } from '../call.ts';
import { id, nothing } from '../entities/common.ts';
import { frameKind, framePage, topMenuItem } from '../entities/shell.ts';
import { shellRoutes } from '../routes/shell.ts';

export const shell = calls(shellRoutes, {
  topMenu: {
    summary: 'The navigation of the top bar, as the person’s roles allow',
    input: nothing,
    output: z.array(topMenuItem),
  },
  frame: {
    summary: 'A stored address to show inside the portal; `allowed` tells whether its host may be framed',
    input: z.object({ kind: frameKind, id }),
    output: framePage,
  },
});
