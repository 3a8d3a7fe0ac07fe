import { cleanHtml, toLines, toPlainText } from '../rich-text.ts';
import { openSm4, sealSm4 } from '../sealing/sm4.ts';
import { scanText } from '../sensitive-words/word-finder.ts';
import type { WordTrie } from '../sensitive-words/word-trie.ts';

/** Pure functions that can take long, run in a thread of their own: see heavy-work.ts. */
export const tasks = {
  clean: (texts: readonly string[]) => texts.map(cleanHtml),
  plain: (texts: readonly string[]) => texts.map(toPlainText),
  lines: (texts: readonly string[]) => texts.map(toLines),
  openSm4,
  sealSm4,
  scanWords: ({ trie, text }: { trie: WordTrie; text: string }) => [...scanText(trie, text)],
} as const;

type Tasks = typeof tasks;
export type TaskName = keyof Tasks;
export type TaskInput<N extends TaskName> = Parameters<Tasks[N]>[0];
export type TaskResult<N extends TaskName> = ReturnType<Tasks[N]>;
