import { simplified } from './simplified-characters.ts';

/** The fillers and the dot of Hangul are letters to Unicode, and look like nothing or like a mark. */
const separator = /[\s\p{P}\p{S}\p{C}\p{M}\p{Z}\u115f\u1160\u119e]/u;

/** A chat message is checked on its way: what kind a character is, is asked of the expression once. */
const kinds = new Uint8Array(0x10000);
const LETTER = 1;
const SEPARATOR = 2;

function isSeparator(letter: string): boolean {
  if (letter.length > 1) return separator.test(letter);
  const code = letter.charCodeAt(0);
  const kind = kinds[code] || (separator.test(letter) ? SEPARATOR : LETTER);
  kinds[code] = kind;
  return kind === SEPARATOR;
}

export type FoldedText = {
  /** Normalized in width and case. */
  whole: string;
  /** Its letters alone, traditional characters as simplified ones. */
  codes: Uint16Array;
  /** Where each of them stands in `whole`. */
  places: Uint32Array;
};

/** Only the letters of a text, so that neither width nor case nor script nor anything between them makes a difference. */
export function foldLetters(text: string): FoldedText {
  const whole = text.normalize('NFKC').toLowerCase();
  const codes = new Uint16Array(whole.length);
  const places = new Uint32Array(whole.length);
  let length = 0;
  let place = 0;
  for (const letter of whole) {
    if (!isSeparator(letter)) {
      for (let unit = 0; unit < letter.length; unit += 1) {
        codes[length] = simplified[letter.charCodeAt(unit)] ?? 0;
        places[length] = place + unit;
        length += 1;
      }
    }
    place += letter.length;
  }
  return { whole, codes: codes.subarray(0, length), places: places.subarray(0, length) };
}

const isLatin = (code: number) => (code >= 0x61 && code <= 0x7a) || (code >= 0x30 && code <= 0x39);

/** A Latin word matches only as a whole word: "class" does not contain "ass". Chinese has no word boundaries. */
export function standsAlone({ whole, codes, places }: FoldedText, begin: number, end: number): boolean {
  const isGlued = (inside: number, outside: number) =>
    isLatin(codes[inside] ?? 0) && isLatin(whole.charCodeAt(outside) || 0);
  return !isGlued(begin, (places[begin] ?? 0) - 1) && !isGlued(end - 1, (places[end - 1] ?? 0) + 1);
}
