import { highlightsIn } from '../../domain/search/highlights.ts';
import type { SearchWords } from '../../domain/search/words.ts';

const LONGEST = 120;
const BEFORE = 24;

type Ranges = [number, number][];

/** An excerpt around the first match, or the beginning of the text if there is none. */
export function excerptOf(text: string, words: SearchWords | undefined): { excerpt: string; excerptMarks: Ranges } {
  const first = words ? highlightsIn(text, words)[0]?.[0] : undefined;
  const from = first === undefined || first < LONGEST - BEFORE ? 0 : first - BEFORE;
  const letters = safeSlice(text, from, from + LONGEST);
  const excerpt = `${from > 0 ? '…' : ''}${letters}${from + LONGEST < text.length ? '…' : ''}`;
  return { excerpt, excerptMarks: words ? highlightsIn(excerpt, words) : [] };
}

/** Never splits a surrogate pair. */
const safeSlice = (text: string, from: number, to: number) =>
  text.slice(from, to).replace(/^[\udc00-\udfff]|[\ud800-\udbff]$/g, '');
