import * as z from 'zod';
import { calls } from '../call.ts';
import { byId, nothing } from '../entities/common.ts';
import { newWords, sensitiveWordQuery, sensitiveWords, wordAction } from '../entities/sensitive-word.ts';
import { sensitiveWordRoutes } from '../routes/sensitive-words.ts';

export const sensitiveWordCalls = calls(sensitiveWordRoutes, {
  list: { summary: 'The school’s sensitive words', input: sensitiveWordQuery, output: sensitiveWords },
  create: {
    summary: 'Add words with what happens to a message that has one; a word that is there gets the action',
    input: newWords,
    output: z.object({ added: z.number(), changed: z.number() }),
  },
  update: {
    summary: 'Change what happens to a message with the word',
    input: byId.extend({ action: wordAction }),
    output: nothing,
  },
  remove: { summary: 'Remove a word', input: byId, output: nothing },
});
