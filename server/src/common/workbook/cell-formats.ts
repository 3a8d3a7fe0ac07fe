import { attribute, openingTags } from './xml-text.ts';

/** What a number format makes of a number: a date, a name with leading zeros (its code), or nothing special. */
export type CellFormat = { kind: 'plain' } | { kind: 'date' } | { kind: 'padded'; code: string };

const plain: CellFormat = { kind: 'plain' };
const date: CellFormat = { kind: 'date' };

/** Formats that have a number instead of a code; 27 to 36 and 50 to 58 are the dates of Chinese, Japanese and Korean. */
const isBuiltInDate = (id: number) =>
  (id >= 14 && id <= 22) || (id >= 27 && id <= 36) || (id >= 45 && id <= 47) || (id >= 50 && id <= 58);

/** What is no pattern: quoted and escaped texts, fill and width characters, colours, conditions, locales. */
const decoration = /"[^"]*"|\\.|_.|\*.|\[(?!h+\]|m+\]|s+\])[^\]]*\]/gi;

/** The longest that Excel allows. */
const FORMAT_CHARACTERS = 255;

export function parseFormat(code: string): CellFormat {
  const first = code.slice(0, FORMAT_CHARACTERS).split(';')[0] ?? '';
  const pattern = first.replace(decoration, '');
  if (/general/i.test(pattern)) return plain;
  if (/[ymdhs年月日时分秒]/i.test(pattern)) return date;
  const isPadded = /0[^0#]*0/.test(pattern) && /^[0#\-/() ]*$/.test(pattern);
  return isPadded || (/^[0#]+$/.test(pattern) && pattern !== first) ? { kind: 'padded', code: first } : plain;
}

/** The cell formats of styles.xml, by the number a cell names. */
export function parseStyles(xml: string): CellFormat[] {
  const own = new Map(
    openingTags(xml, 'numFmt').map((tag) => [
      Number(attribute(tag, 'numFmtId')),
      parseFormat(attribute(tag, 'formatCode') ?? ''),
    ]),
  );
  const from = xml.search(/<(?:[\w.-]+:)?cellXfs[\s>]/);
  const behind = from < 0 ? '' : xml.slice(from);
  return openingTags(behind.slice(0, behind.search(/<\/(?:[\w.-]+:)?cellXfs[\s>]/)), 'xf').map((tag) => {
    const id = Number(attribute(tag, 'numFmtId') ?? 0);
    return own.get(id) ?? (isBuiltInDate(id) ? date : plain);
  });
}

/** A whole number in a format of zeros: 1234 in 000000 is 001234, in "S"0000 it is S1234. */
export function padNumber(code: string, value: number): string | undefined {
  if (!Number.isSafeInteger(value) || value < 0) return undefined;
  let digits = String(value);
  const tokens = code.match(/"[^"]*"|\\.|_.|\*.|\[[^\]]*\]|[\s\S]/g) ?? [];
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
