import { cleanHtml, toLines, toPlainText } from './rich-text.ts';
import { openSm4, sealSm4 } from './sm4.ts';
import { findWord } from './word-finder.ts';

/** Pure functions that can take long, run in a thread of their own: see heavy-work.ts. */
export const tasks = {
  clean: (texts: readonly string[]) => texts.map(cleanHtml),
  plain: (texts: readonly string[]) => texts.map(toPlainText),
  lines: (texts: readonly string[]) => texts.map(toLines),
  openSm4,
  sealSm4,
  findWord: ({ words, text }: { words: readonly string[]; text: string }) => findWord(words, text),
} as const;

type Tasks = typeof tasks;
export type TaskName = keyof Tasks;
export type TaskInput<N extends TaskName> = Parameters<Tasks[N]>[0];
export type TaskResult<N extends TaskName> = ReturnType<Tasks[N]>;
