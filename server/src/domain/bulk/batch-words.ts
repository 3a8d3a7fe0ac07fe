import { blockedBy } from '../../common/sensitive-words/word-rules.ts';
import type { SensitiveWords } from '../../common/sensitive-words.ts';
import type { Importing, RefusedRow } from './list.ts';

/** A text of the file with sensitive words, and the word for which it is refused. */
export type TextFound = { n: number; column: string; text: string; words: string[]; blocked: string | undefined };

type Row = { n: number } & Record<string, unknown>;

const textOf = (value: unknown) => (typeof value === 'string' ? value : JSON.stringify(value));

/** The texts of a batch with sensitive words. Before its transaction: the words are read on a connection of their own. */
export async function findWords(
  words: Pick<SensitiveWords, 'findAll'>,
  tenantId: string,
  { words: checked }: Pick<Importing, 'words'>,
  rows: string,
): Promise<TextFound[]> {
  const texts: TextFound[] = [];
  if (!checked) return texts;
  for (const row of JSON.parse(rows) as Row[])
    for (const column of checked.columns) {
      const value = row[column];
      if (value === null || value === undefined) continue;
      const text = textOf(value);
      const found = await words.findAll(tenantId, text);
      if (found.length === 0) continue;
      const blocked = blockedBy(found)?.word;
      texts.push({
        n: row.n,
        column,
        text,
        words: blocked ? [blocked] : [...new Set(found.map(({ word }) => word))],
        blocked,
      });
    }
  return texts;
}

export const refusedFor = (texts: readonly TextFound[]): RefusedRow[] =>
  texts.flatMap(({ n, column, blocked }) =>
    blocked === undefined ? [] : [{ n, column, reason: 'sensitiveWord', params: { word: blocked } }],
  );
