import * as z from 'zod';
import * as wordLimits from '../limits/sensitive-words.ts';
import { filled, id, page, pageQuery, text, time } from './common.ts';

/**
 * How serious a word is. high: refused everywhere; medium: refused in opinions, in a chat its own action; low: let
 * through and recorded; allow: what lies inside this word is no hit.
 */
export const wordLevels = ['high', 'medium', 'low', 'allow'] as const;
const wordLevel = z.enum(wordLevels);
export type WordLevel = z.infer<typeof wordLevel>;

/** What happens to a chat message with the word: it is refused, sent with the word masked, or sent and recorded. */
export const wordActions = ['block', 'replace', 'record'] as const;
const wordAction = z.enum(wordActions);
export type WordAction = z.infer<typeof wordAction>;

const sensitiveWord = z.object({ id, word: z.string(), level: wordLevel, action: wordAction });
export type SensitiveWord = z.infer<typeof sensitiveWord>;

export const sensitiveWordQuery = pageQuery.extend({
  keyword: text(wordLimits.wordLength).default(''),
  level: wordLevel.optional(),
});
export type SensitiveWordQuery = z.infer<typeof sensitiveWordQuery>;
export const sensitiveWords = page(sensitiveWord);

const treatment = { level: wordLevel.default('medium'), action: wordAction.default('block') };

export const newWords = z.object({
  words: z.array(filled(wordLimits.wordLength)).min(1).max(wordLimits.maxAdded),
  ...treatment,
});
export const wordChange = z.object({ id, level: wordLevel, action: wordAction });

/** A text as the list reads it: each word with its place in the normalized text. */
export const wordTrial = z.object({
  normalized: z.string(),
  found: z.array(
    z.object({ word: z.string(), level: wordLevel, action: wordAction, begin: z.number(), end: z.number() }),
  ),
});
export type WordTrial = z.infer<typeof wordTrial>;

export const wordHitQuery = pageQuery.extend({ keyword: text(wordLimits.wordLength).default('') });
/** Somebody wrote a text with a word. */
const wordHit = z.object({
  id,
  at: time,
  who: z.string(),
  place: z.string(),
  word: z.string(),
  /** Null when the word is no longer in the list. */
  level: wordLevel.nullable(),
  /** Null for a chat message, unless the reader may look into chats. */
  text: z.string().nullable(),
});
export type WordHit = z.infer<typeof wordHit>;
export const wordHits = page(wordHit);
