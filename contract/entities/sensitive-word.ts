import * as z from 'zod';
import * as wordLimits from '../limits/sensitive-words.ts';
import { filled, id, page, pageQuery, text } from './common.ts';

/** What happens to a chat message with the word: it is refused, sent with the word masked, or sent and recorded. */
export const wordActions = ['block', 'replace', 'record'] as const;
export const wordAction = z.enum(wordActions);
export type WordAction = z.infer<typeof wordAction>;

export const sensitiveWord = z.object({ id, word: z.string(), action: wordAction });
export type SensitiveWord = z.infer<typeof sensitiveWord>;

export const sensitiveWordQuery = pageQuery.extend({ keyword: text(wordLimits.wordLength).default('') });
export const sensitiveWords = page(sensitiveWord);

export const newWords = z.object({
  words: z.array(filled(wordLimits.wordLength)).min(1).max(wordLimits.maxAdded),
  action: wordAction,
});
