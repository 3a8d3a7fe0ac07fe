import type { GuideQuery } from '@yizhan/contract/entities/guide.ts';
import type { Context } from '../../context.ts';
import { highlightsIn } from '../../domain/search/highlights.ts';
import { readSearchWords } from '../../domain/search/synonym-queries.ts';
import type { SearchWords } from '../../domain/search/words.ts';
import type { Rights } from '../../domain/services/rules.ts';
import { excerptOf } from './excerpt.ts';
import { countReadable, type GuideHitRow, listReadable, matchOf } from './queries.ts';

/** Guides this reader may read, best match first. */
export async function search(query: GuideQuery, { db }: Pick<Context, 'db'>, reader: Rights | undefined) {
  const { keyword, current, size } = query;
  const words = await readSearchWords(db, keyword);
  // The keyword contains only punctuation, which matches no guide.
  if (keyword && !words) return { records: [], total: 0, current, size };
  const match = words && matchOf(words);
  const rows = await listReadable(db, reader, query, match);
  const total = await countReadable(db, reader, query, match);
  return { records: rows.map((row) => toHit(row, words)), total, current, size };
}

const toHit = ({ body, ...row }: GuideHitRow, words: SearchWords | undefined) => ({
  ...row,
  nameMarks: words ? highlightsIn(row.guideName, words) : [],
  ...excerptOf(body, words),
});
