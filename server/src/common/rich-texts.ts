import * as serverLimits from '@yizhan/contract/limits/server.ts';
import { LRUCache } from 'lru-cache';
import type { TaskResult } from './heavy-work/heavy-tasks.ts';
import { isLong, runTask } from './heavy-work.ts';
import { type CleanText, cleanHtml, toLines, toPlainText } from './rich-text.ts';

const lengthOf = (texts: readonly string[]) => texts.reduce((sum, text) => sum + text.length, 0);

type TextTask = 'clean' | 'plain' | 'lines';

/** Short texts are done at once, long ones in a thread of their own. */
const inPlace =
  <N extends TextTask>(name: N, one: (html: string) => TaskResult<N>[number]) =>
  async (texts: readonly string[]): Promise<TaskResult<N>[number][]> =>
    isLong(lengthOf(texts)) ? runTask(name, texts) : texts.map(one);

const cleanAll = inPlace('clean', cleanHtml);
export const toPlainTexts = inPlace('plain', toPlainText);
export const toLinesOfAll = inPlace('lines', toLines);

/** A long text is read by many people, but changes rarely. */
const cleaned = new LRUCache<string, CleanText>({
  maxSize: serverLimits.cleanTextCacheCharacters,
  sizeCalculation: ({ html }, key) => key.length + html.length + 1,
});

/** Sanitises several texts at once. */
export async function cleanTexts(texts: readonly string[]): Promise<CleanText[]> {
  const known = new Map(texts.map((text) => [text, cleaned.get(text)]));
  const missing = [...known].flatMap(([text, clean]) => (clean ? [] : [text]));
  for (const [at, clean] of (await cleanAll(missing)).entries()) {
    const text = missing[at] ?? '';
    known.set(text, clean);
    if (isLong(text.length)) cleaned.set(text, clean);
  }
  return texts.map((text) => known.get(text) ?? cleanHtml(text));
}

export async function cleanText(html: string): Promise<CleanText> {
  const [clean] = await cleanTexts([html]);
  return clean ?? cleanHtml(html);
}
