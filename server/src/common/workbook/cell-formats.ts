import { attribute, openingTags } from './xml-text.ts';

/** What a number format makes of a number: a date, a name with leading zeros (its code), or nothing special. */
export type CellFormat = { kind: 'plain' } | { kind: 'date'; clock?: Clock } | { kind: 'padded'; code: string };

/** A format without a day: a time, or hours, minutes or seconds that go on counting. */
type Clock = { counts: 'h' | 'm' | 's' | undefined; hasSeconds: boolean };

const plain: CellFormat = { kind: 'plain' };
const date: CellFormat = { kind: 'date' };

/** Formats that have a number instead of a code; 27 to 36 and 50 to 58 are the dates of Chinese, Japanese and Korean. */
const isBuiltInDate = (id: number) =>
  (id >= 14 && id <= 22) || (id >= 27 && id <= 36) || (id >= 45 && id <= 47) || (id >= 50 && id <= 58);

/** Those of them that show no day. */
const builtInClocks: Readonly<Record<number, string>> = {
  18: 'h:mm',
  19: 'h:mm:ss',
  20: 'h:mm',
  21: 'h:mm:ss',
  32: 'h:mm',
  33: 'h:mm:ss',
  45: 'mm:ss',
  46: '[h]:mm:ss',
  47: 'mm:ss.0',
  55: 'h:mm',
  56: 'h:mm:ss',
};

/** One thing after another: a quoted or escaped text, a fill or width character, a colour, a condition, a locale, a sign. */
const tokens = /"[^"]*"|\\[\s\S]|_[\s\S]|\*[\s\S]|\[[^\]]*\]|[\s\S]/g;
const tokensOf = (code: string): string[] => code.match(tokens) ?? [];
const isCounter = (token: string) => /^\[(?:h+|m+|s+)\]$/i.test(token);
const isDecoration = (token: string) => token.length > 1 && !isCounter(token);

/** The longest that Excel allows. */
const FORMAT_CHARACTERS = 255;

/** Numbers above zero, below zero, zero and texts, or by conditions; a ';' inside a quoted text divides nothing. */
function sectionsOf(code: string): string[][] {
  const sections: string[][] = [[]];
  for (const token of tokensOf(code))
    if (token === ';') sections.push([]);
    else sections.at(-1)?.push(token);
  return sections;
}

/** General, also as Chinese and Japanese programs call it. */
const general = /general|g\/\p{L}+/iu;
/** y m d h s, the year e of an era, the weekdays aaa, morning and afternoon. */
const dateLetters = /[ymdhs]|e(?![+-])|a{3}|a(?:m\/pm|\/p)/i;

export function parseFormat(code: string): CellFormat {
  const sections = sectionsOf(code.slice(0, FORMAT_CHARACTERS));
  const patterns = sections.map((section) => section.filter((token) => !isDecoration(token)).join(''));
  // A condition may put the date behind another section: [=0]"";yyyy-mm-dd.
  const dated = patterns.find((pattern) => !general.test(pattern) && dateLetters.test(pattern));
  if (dated !== undefined) return { kind: 'date', ...clockOf(dated) };
  const [pattern = ''] = patterns;
  const first = (sections[0] ?? []).join('');
  if (general.test(pattern)) return plain;
  const isPadded = /0[^0#]*0/.test(pattern) && /^[0#\-/() ]*$/.test(pattern);
  return isPadded || (/^[0#]+$/.test(pattern) && pattern !== first) ? { kind: 'padded', code: first } : plain;
}

function clockOf(pattern: string): { clock?: Clock } {
  const counter = /\[([hms])+\]/i.exec(pattern)?.[1]?.toLowerCase();
  const counts = counter === 'h' || counter === 'm' || counter === 's' ? counter : undefined;
  if (!counts && (/[ydeg]|a{3}/i.test(pattern) || !/h|s/i.test(pattern))) return {};
  return { clock: { counts, hasSeconds: /s/i.test(pattern) } };
}

/** The cell formats of styles.xml, by the number a cell names. */
export function parseStyles(xml: string): CellFormat[] {
  // Conditional formats further down start numbering over.
  const own = new Map(
    openingTags(blockOf(xml, 'numFmts'), 'numFmt').map((tag) => [
      Number(attribute(tag, 'numFmtId')),
      parseFormat(attribute(tag, 'formatCode') ?? ''),
    ]),
  );
  return openingTags(blockOf(xml, 'cellXfs'), 'xf').map((tag) => {
    const id = Number(attribute(tag, 'numFmtId') ?? 0);
    return own.get(id) ?? builtIn(id);
  });
}

/** From an element's opening to its end. */
function blockOf(xml: string, name: string): string {
  const from = xml.search(new RegExp(`<(?:[\\w.-]+:)?${name}[\\s>]`));
  if (from < 0) return '';
  const behind = xml.slice(from);
  const end = behind.search(new RegExp(`</(?:[\\w.-]+:)?${name}[\\s>]`));
  return end < 0 ? behind : behind.slice(0, end);
}

function builtIn(id: number): CellFormat {
  const clock = builtInClocks[id];
  if (clock !== undefined) return parseFormat(clock);
  return isBuiltInDate(id) ? date : plain;
}

const two = (n: number) => String(n).padStart(2, '0');
const MINUTE_S = 60;
const HOUR_S = 3600;
const DAY_S = 86_400;

/** A time as its cell shows it: 08:30, and 36:00 where hours go on counting. */
export function clockText({ counts, hasSeconds }: Clock, value: number): string | undefined {
  // A day in a format that leaves it out is still a day.
  if (value < 0 || (value >= 1 && !counts)) return undefined;
  const all = Math.round(value * DAY_S);
  const seconds = hasSeconds ? `:${two(all % MINUTE_S)}` : '';
  if (counts === 's') return String(all);
  if (counts === 'm') return `${two(Math.floor(all / MINUTE_S))}${seconds}`;
  return `${two(Math.floor(all / HOUR_S))}:${two(Math.floor(all / MINUTE_S) % MINUTE_S)}${seconds}`;
}

/** A whole number in a format of zeros: 1234 in 000000 is 001234, in "S"0000 it is S1234. */
export function padNumber(code: string, value: number): string | undefined {
  if (!Number.isSafeInteger(value) || value < 0) return undefined;
  let digits = String(value);
  const tokens = tokensOf(code);
  const places = tokens.filter((token) => token === '0' || token === '#').length;
  let text = '';
  let left = places;
  for (const token of tokens) {
    if (token === '0' || token === '#') {
      // Digits beyond the pattern stand before its first place.
      const count = left === places ? Math.max(1, digits.length - places + 1) : 1;
      const isMissing = digits.length < left;
      text += isMissing ? (token === '0' ? '0' : '') : digits.slice(0, count);
      if (!isMissing) digits = digits.slice(count);
      left -= 1;
    } else if (token.startsWith('"')) text += token.slice(1, -1);
    else if (token.startsWith('\\')) text += token.slice(1);
    else if (!/^[_*[]/.test(token)) text += token;
  }
  return text.trim();
}

const DAY_MS = 86_400_000;
/** 31 December 9999, the last day that Excel knows. */
const LAST_DAY = 2_958_465;

/** A day number as the wall clock it shows, taken as UTC; undefined for what no calendar shows. */
export function serialToDate(serial: number, date1904: boolean): Date | undefined {
  if (serial < 0 || serial >= LAST_DAY + 1) return undefined;
  if (date1904) return new Date(Date.UTC(1904, 0, 1) + Math.round(serial * DAY_MS));
  // The format counts a 29 February in 1900, which was no leap year: before it, days are one later.
  return new Date(Date.UTC(1899, 11, serial < 60 ? 31 : 30) + Math.round(serial * DAY_MS));
}

/** The other way round, counted from 1900; undefined for days that Excel cannot show. */
export function dateToSerial(date: Date): number | undefined {
  const serial = (date.getTime() - Date.UTC(1899, 11, 30)) / DAY_MS;
  if (serial >= 61) return serial <= LAST_DAY + 1 ? serial : undefined;
  const early = serial - 1;
  return early >= 0 ? early : undefined;
}
