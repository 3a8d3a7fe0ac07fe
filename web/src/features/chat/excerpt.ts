/** How much of the text stands before the first hit, so that it is not cut off at the right. */
const BEFORE = 12;

type Excerpt = { text: string; ranges: readonly (readonly [number, number])[] };

/** The part of a message around the words, with where they stand in it. */
export function excerptOf(content: string, keyword: string): Excerpt {
  const line = content.replace(/\s+/g, ' ');
  const wanted = keyword.toLowerCase();
  const first = line.toLowerCase().indexOf(wanted);
  if (first === -1 || wanted === '') return { text: line, ranges: [] };
  const from = Math.max(0, first - BEFORE);
  const text = `${from > 0 ? '…' : ''}${line.slice(from)}`;
  const lower = text.toLowerCase();
  const ranges: [number, number][] = [];
  for (let at = lower.indexOf(wanted); at !== -1; at = lower.indexOf(wanted, at + wanted.length))
    ranges.push([at, at + wanted.length]);
  return { text, ranges };
}
