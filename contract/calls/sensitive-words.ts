import * as z from 'zod';
import { calls } from '../call.ts';
import { byId, filled, nothing } from '../entities/common.ts';
import {
  newWords,
  sensitiveWordQuery,
  sensitiveWords,
  wordChange,
  wordHitQuery,
  wordHits,
  wordTrial,
} from '../entities/sensitive-word.ts';
import * as wordLimits from '../limits/sensitive-words.ts';
import { sensitiveWordRoutes } from '../routes/sensitive-words.ts';

export const sensitiveWordCalls = calls(sensitiveWordRoutes, {
  list: { summary: 'The school’s sensitive and allowed words', input: sensitiveWordQuery, output: sensitiveWords },
  create: {
    summary: 'Add words with their level and what happens to a message that has one; a word that is there gets them',
    input: newWords,
    output: z.object({ added: z.number(), changed: z.number() }),
  },
  update: { summary: 'Change a word’s level and action', input: wordChange, output: nothing },
  remove: { summary: 'Remove a word', input: byId, output: nothing },
  tryText: {
    summary: 'What the list finds in a text; nothing is recorded',
    input: z.object({ text: filled(wordLimits.trialLength) }),
    output: wordTrial,
  },
  hits: { summary: 'Texts in which words were found, newest first', input: wordHitQuery, output: wordHits },
});
