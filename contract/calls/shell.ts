import * as z from 'zod';
import { calls } from '../call.ts';
import { id, nothing } from '../entities/common.ts';
import { searchWord } from '../entities/hall.ts';
import { frameKind, framePage, shellMatches, topMenuItem } from '../entities/shell.ts';
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
  find: {
    summary:
      'News and announcements the person may read and, for those who look after people, accounts; by a part of the title or name',
    input: z.object({ keyword: searchWord.min(1) }),
    output: shellMatches,
  },
});
