/** Numbers written in ASCII, read without making a string of them. */

const powers = Array.from({ length: 16 }, (_, n) => 10 ** n);
const MINUS = 45;
const POINT = 46;
const ZERO = 48;

/** NaN where it is not just digits. */
export function parseIndex(bytes: Uint8Array, from: number, to: number): number {
  let value = 0;
  for (let p = from; p < to; p += 1) {
    const digit = (bytes[p] ?? 0) - ZERO;
    if (digit < 0 || digit > 9) return Number.NaN;
    value = value * 10 + digit;
  }
  return to > from ? value : Number.NaN;
}

/** Up to 15 digits and a power of ten are exact, so one division rounds as it should; the rest is for Number. */
export function parseNumber(bytes: Buffer, from: number, to: number): number {
  const isNegative = bytes[from] === MINUS;
  let value = 0;
  let point = -1;
  const first = isNegative ? from + 1 : from;
  if (to - first > 16 || to === first) return parseAny(bytes, from, to);
  for (let p = first; p < to; p += 1) {
    const byte = bytes[p] ?? 0;
    if (byte === POINT && point < 0) point = p;
    else if (byte >= ZERO && byte <= ZERO + 9) value = value * 10 + byte - ZERO;
    else return parseAny(bytes, from, to);
  }
  const digits = to - first - (point < 0 ? 0 : 1);
  if (digits > 15 || digits === 0) return parseAny(bytes, from, to);
  if (point >= 0) value /= powers[to - point - 1] ?? 1;
  return isNegative ? 0 - value : value;
}

function parseAny(bytes: Buffer, from: number, to: number): number {
  const text = bytes.toString('latin1', from, to).trim();
  const value = Number(text);
  return text !== '' && Number.isFinite(value) ? value : Number.NaN;
}

/** The column of a reference such as AB12, from 0; -1 when there are no letters. */
export function parseColumn(bytes: Uint8Array, from: number, to: number): number {
  let column = 0;
  for (let p = from; p < to; p += 1) {
    const letter = ((bytes[p] ?? 0) & ~32) - 64;
    if (letter < 1 || letter > 26) break;
    column = column * 26 + letter;
  }
  return column - 1;
}

/** A date written out, as strict workbooks do; without a zone it is taken as UTC like all others. */
export function parseIsoDate(text: string): Date | undefined {
  const full = text.includes('T') ? text : /^\d+:/.test(text) ? `1899-12-31T${text}` : `${text}T00:00:00`;
  const date = new Date(/(?:[zZ]|[+-]\d\d:?\d\d)$/.test(full) ? full : `${full}Z`);
  return Number.isNaN(date.getTime()) ? undefined : date;
}

export const columnOf = (letters: string) => parseColumn(Buffer.from(letters, 'latin1'), 0, letters.length);
