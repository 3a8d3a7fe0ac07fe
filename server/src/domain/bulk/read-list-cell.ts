import { foldLabel } from './fold-label.ts';
import type { ColumnKind } from './list.ts';

type CellReading = { value: string } | { reason: string; params: Readonly<Record<string, string | number>> };

type Several = Extract<ColumnKind, { type: 'options' }>;
type Lines = Extract<ColumnKind, { type: 'lines' }>;

/** Between names. A name may have some inside: 党委办公室、校长办公室. */
const between = /([、；;，,\r\n]+)/;
/** So many separators one name may have. */
const inside = 4;

/** The options named in a cell, the longest names first, each once. All unknown ones are named. */
export function readOptions(
  { most, longest }: Several,
  options: ReadonlyMap<string, string> | undefined,
  text: string,
): CellReading {
  if (text.length > longest) return { reason: 'tooLong', params: { most: longest } };
  const pieces = text.split(between);
  const values = new Set<string>();
  const unknown: string[] = [];
  for (let at = 0; at < pieces.length; ) {
    const ends = Array.from({ length: inside + 1 }, (_, more) => at + 2 * (inside - more) + 1);
    const end = ends.find((to) => to <= pieces.length && options?.has(foldLabel(pieces.slice(at, to).join(''))));
    const name = foldLabel(pieces.slice(at, end ?? at + 1).join(''));
    const value = options?.get(name);
    if (value !== undefined) values.add(value);
    else if (name !== '') unknown.push(name);
    at = (end ?? at + 1) + 1;
  }
  if (unknown.length > 0) return { reason: 'noOption', params: { value: unknown.join('、').slice(0, 60) } };
  if (values.size > most) return { reason: 'tooMany', params: { most } };
  return { value: JSON.stringify([...values]) };
}

/** A separator that belongs to the text has a backslash before it. */
const part = /(?:\\[\\|｜；;]|[^|｜])+/y;
const lineEnds = /[\r\n]+/;
const semicolonLine = /(?:\\[\\|｜；;]|[^；;\r\n])+/g;
const unescaped = (text: string) => text.replace(/\\([\\|｜；;])/g, '$1').trim();

function partsOf(line: string): string[] {
  const parts: string[] = [];
  for (let at = 0; at <= line.length; ) {
    part.lastIndex = at;
    const [text = ''] = part.exec(line) ?? [];
    parts.push(unescaped(text));
    at += text.length + 1;
  }
  return parts;
}

/** Without its number: `2. ` in the second line, but neither the `2.` of another nor `2.5`. */
function withoutNumber(line: string, number: number): string {
  const [whole = '', found] = /^(\d{1,3})\s*[.．、)）](?!\d)\s*/.exec(line) ?? [];
  return Number(found) === number ? line.slice(whole.length) : line;
}

/** The lines of a cell as records of their parts. */
export function readLines({ parts, most, splitsAtSemicolons }: Lines, text: string): CellReading {
  const lines = (splitsAtSemicolons ? (text.match(semicolonLine) ?? []) : text.split(lineEnds))
    .map((line) => line.trim())
    .filter((line) => line !== '');
  if (lines.length > most) return { reason: 'tooMany', params: { most } };
  const records: Record<string, string>[] = [];
  for (const [at, line] of lines.entries()) {
    const found = partsOf(withoutNumber(line, at + 1));
    if (found.length > parts.length) return { reason: 'lineParts', params: { line: at + 1, most: parts.length } };
    if (!found[0]) return { reason: 'lineEmpty', params: { line: at + 1 } };
    const long = parts.find(({ longest }, place) => (found[place] ?? '').length > longest);
    if (long) return { reason: 'lineTooLong', params: { line: at + 1, most: long.longest } };
    records.push(Object.fromEntries(parts.map(({ name }, place) => [name, found[place] ?? ''])));
  }
  return { value: JSON.stringify(records) };
}
