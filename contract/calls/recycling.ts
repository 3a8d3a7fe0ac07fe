import * as z from 'zod';
import { calls } from '../call.ts';
import { byId, id, nothing } from '../entities/common.ts';
import { binPage, binQuery, recyclable } from '../entities/recycling.ts';
import { recyclingRoutes } from '../routes/recycling.ts';

export const recycling = calls(recyclingRoutes, {
  page: {
    summary: 'What was deleted in the last 30 days, of the kinds that the person administers; newest first',
    input: binQuery,
    output: binPage,
  },
  restore: {
    summary: 'Bring back what was deleted, with all that belonged to it; refused where its name was given to another',
    input: byId,
    output: z.object({ kind: recyclable, id }),
  },
  remove: { summary: 'Remove something from the bin for good', input: byId, output: nothing },
  undo: {
    summary: 'Bring back what one has just deleted oneself',
    input: z.object({ kind: recyclable, id }),
    output: nothing,
  },
});
