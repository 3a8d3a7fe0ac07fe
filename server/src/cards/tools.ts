import { listTools, shownTo } from '../common/tools.ts';
import { type CardSource, sameRights } from './source.ts';

/** The common tools an administrator picked, in that order; without picks all of them. */
export const tools: CardSource<'tools'> = {
  audience: sameRights,
  kept: () => true,
  load: async ({ config }, { db, person }) => ({
    list: await listTools(db, shownTo(person), config.toolIds),
  }),
};
