const separator = /[\s\p{P}\p{S}\p{C}\p{M}\p{Z}]/u;
const latin = /[a-z0-9]/;

type FoldedText = { whole: string; letters: string; places: number[] };
/** A word as the school wrote it, and its place in the normalized text. */
export type WordHit = { word: string; begin: number; end: number };

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

/** Only the letters of a text, normalized in width, without anything between them, each with its original position. */
function fold(text: string): FoldedText {
  const whole = text.normalize('NFKC').toLowerCase();
  const folded: FoldedText = { whole, letters: '', places: [] };
  let place = 0;
  for (const letter of whole) {
    if (!isSeparator(letter)) {
      folded.letters += letter;
      for (let unit = 0; unit < letter.length; unit += 1) folded.places.push(place + unit);
    }
    place += letter.length;
  }
  return folded;
}

/** A Latin word matches only as a whole word: "class" does not contain "ass". Chinese has no word boundaries. */
function standsAlone({ whole, letters, places }: FoldedText, begin: number, end: number): boolean {
  const glued = (inside: number, outside: number) =>
    latin.test(letters[inside] ?? '') && latin.test(whole[outside] ?? '');
  const before = (places[begin] ?? 0) - 1;
  const after = (places[end - 1] ?? 0) + 1;
  return !glued(begin, before) && !glued(end - 1, after);
}

/** The same for one text, where the finder is not at hand. */
export const findWord = (words: readonly string[], text: string) => createWordFinder(words)(text);

/** Finds the first of some words in a text; returns the word as the school wrote it. */
export function createWordFinder(words: readonly string[]): (text: string) => string | undefined {
  const scan = createWordScan(words);
  return (text) => {
    for (const { word } of scan(text)) return word;
    return undefined;
  };
}

/** The first two letters, or the only one: few words of a long list share them. */
const keyAt = (letters: string, at: number) => letters.charCodeAt(at) * 0x10000 + (letters.charCodeAt(at + 1) || 0);

const LATIN_END = 0x80;
const IDEOGRAPHS_BEGIN = 0x4e00;
const IDEOGRAPHS_END = 0xa000;
const lowerLatin = Uint8Array.from({ length: LATIN_END }, (_, code) =>
  String.fromCharCode(code).toLowerCase().charCodeAt(0),
);

/**
 * Most texts contain no letter that begins a word, and are done without being normalized. Only letters that normalizing
 * leaves as they are can be judged that way: Latin ones and the common ideographs.
 */
function createFirstLook(words: Iterable<string>): (text: string) => boolean {
  const begins = new Uint8Array(0x10000);
  for (const letters of words) begins[letters.charCodeAt(0)] = 1;
  return (text) => {
    for (let at = 0; at < text.length; at += 1) {
      const code = text.charCodeAt(at);
      if (code < LATIN_END) {
        if (begins[lowerLatin[code] ?? 0]) return true;
      } else if (code < IDEOGRAPHS_BEGIN || code >= IDEOGRAPHS_END || begins[code]) return true;
    }
    return false;
  };
}

const noHits: readonly WordHit[] = [];

/** Finds the words in a text, first to last, the longest where two begin; they do not overlap. */
export function createWordScan(words: readonly string[]): (text: string) => Iterable<WordHit> {
  const byLetters = new Map(words.map((word) => [fold(word).letters, word]));
  byLetters.delete('');
  const byKey = new Map<number, string[]>();
  for (const letters of [...byLetters.keys()].sort((a, b) => b.length - a.length)) {
    const key = keyAt(letters, 0);
    byKey.set(key, [...(byKey.get(key) ?? []), letters]);
  }
  const hasSingle = [...byLetters.keys()].some(({ length }) => length === 1);
  const candidates = (letters: string, at: number) => {
    const found = byKey.get(keyAt(letters, at)) ?? [];
    return hasSingle ? [...found, ...(byKey.get(letters.charCodeAt(at) * 0x10000) ?? [])] : found;
  };
  const mayContain = createFirstLook(byLetters.keys());
  return (text) => (mayContain(text) ? scan(text) : noHits);

  function* scan(text: string): Generator<WordHit> {
    const folded = fold(text);
    const { letters, places } = folded;
    for (let at = 0; at < letters.length; at += 1) {
      const hit = candidates(letters, at).find(
        (word) => letters.startsWith(word, at) && standsAlone(folded, at, at + word.length),
      );
      if (hit === undefined) continue;
      const last = at + hit.length - 1;
      yield { word: byLetters.get(hit) ?? hit, begin: places[at] ?? 0, end: (places[last] ?? 0) + 1 };
      at = last;
    }
  }
}

/** The text with its words masked, letter by letter. */
export function maskWords(text: string, hits: Iterable<WordHit>): string {
  const normalized = text.normalize('NFKC');
  // Lower case is one letter longer in very few alphabets; places count in it.
  const shown = normalized.toLowerCase().length === normalized.length ? normalized : normalized.toLowerCase();
  let masked = '';
  let from = 0;
  for (const { begin, end } of hits) {
    masked += shown.slice(from, begin) + '*'.repeat(end - begin);
    from = end;
  }
  return from === 0 ? text : masked + shown.slice(from);
}
