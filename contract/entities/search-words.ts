import * as z from 'zod';
import * as searchLimits from '../limits/search.ts';
import { filled } from './common.ts';

/** What the school decides about its search. */
export const searchSettings = z.object({
  /** Words offered under the search boxes before the popular ones. */
  hotWords: z.array(filled(searchLimits.queryLength)).max(searchLimits.hotWordsShown).default([]),
});
