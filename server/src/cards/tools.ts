import { canSeeTool, listTools } from '../domain/tools/queries.ts';
import { type CardSource, sameRights } from './source.ts';

/** The tools an administrator picked, in that order; without picks all of them. */
export const tools: CardSource<'tools'> = {
  shows: ['services'],
  audience: sameRights,
  isCacheable: () => true,
  load: async ({ config }, { db, person }) => ({
    list: await listTools(db, canSeeTool(person), config.toolIds),
  }),
};
