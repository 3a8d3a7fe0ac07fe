import { type FoldedText, foldLetters, standsAlone } from './fold-letters.ts';
import { simplified } from './simplified-characters.ts';
import { firstNode, stepFrom, type WordTrie } from './word-trie.ts';

/** A place in the normalized text, and the index of its word in the list. */
export type TrieHit = { index: number; begin: number; end: number };
/** A word as the school wrote it, and its place in the normalized text. */
export type WordHit = Omit<TrieHit, 'index'> & { word: string };

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
function mayContain({ begins }: WordTrie, text: string): boolean {
  for (let at = 0; at < text.length; at += 1) {
    const code = text.charCodeAt(at);
    if (code < LATIN_END) {
      if (begins[lowerLatin[code] ?? 0]) return true;
    } else if (code < IDEOGRAPHS_BEGIN || code >= IDEOGRAPHS_END || begins[simplified[code] ?? 0]) return true;
  }
  return false;
}

type LongestMatch = { index: number; end: number; allowedEnd: number };

/** The longest word and the longest allowed one that begin here; an end of 0 = none. */
function longestAt(trie: WordTrie, folded: FoldedText, begin: number): LongestMatch {
  const { codes } = folded;
  const found = { index: 0, end: 0, allowedEnd: 0 };
  let node = firstNode;
  for (let at = begin; at < codes.length; at += 1) {
    node = stepFrom(trie, node, codes[at] ?? 0);
    if (node === 0) break;
    const word = trie.ends[node] ?? 0;
    if (word === 0 || !standsAlone(folded, begin, at + 1)) continue;
    if (word < 0) found.allowedEnd = at + 1;
    else {
      found.index = word - 1;
      found.end = at + 1;
    }
  }
  return found;
}

/** 〇 is a letter, as far as people are concerned. */
const sign = /[\p{No}\p{So}\u2160-\u2188]/gu;
/** Each sign that was met, as spaces; Unicode has a few thousand. */
const blanks = new Map<string, string>();

function blankOf(letter: string): string {
  const known = blanks.get(letter);
  if (known !== undefined) return known;
  const normalized = letter.normalize('NFKC').toLowerCase();
  const blank = normalized === letter && !/\p{No}/u.test(letter) ? letter : ' '.repeat(normalized.length);
  blanks.set(letter, blank);
  return blank;
}

/** Signs that become letters or digits when they are normalized (①, ⓐ, ²) as spaces; places stay. */
const withoutSigns = (text: string) => text.replace(sign, blankOf);

/**
 * Finds the words in a text, first to last, the longest where two begin; they do not overlap. What lies wholly inside an
 * allowed word is no hit. A sign such as ⓐ may spell a word or stand between its letters: both are looked for.
 */
export function* scanText(trie: WordTrie, text: string): Generator<TrieHit> {
  if (!mayContain(trie, text)) return;
  const bare = withoutSigns(text);
  if (bare === text) return yield* scanLetters(trie, text);
  const hits = [...scanLetters(trie, text), ...scanLetters(trie, bare)].sort(
    (a, b) => a.begin - b.begin || b.end - a.end,
  );
  let free = 0;
  for (const hit of hits) {
    if (hit.begin < free) continue;
    yield hit;
    free = hit.end;
  }
}

function* scanLetters(trie: WordTrie, text: string): Generator<TrieHit> {
  const folded = foldLetters(text);
  const { codes, places } = folded;
  let allowedUntil = 0;
  let free = 0;
  for (let at = 0; at < codes.length; at += 1) {
    if (!trie.begins[codes[at] ?? 0]) continue;
    const { index, end, allowedEnd } = longestAt(trie, folded, at);
    if (allowedEnd > allowedUntil) allowedUntil = allowedEnd;
    if (at < free || end <= allowedUntil) continue;
    yield { index, begin: places[at] ?? 0, end: (places[end - 1] ?? 0) + 1 };
    free = end;
  }
}

/** The text in which places are counted. */
export function normalizedText(text: string): string {
  const normalized = text.normalize('NFKC');
  // Lower case is one letter longer in very few alphabets; places count in it.
  return normalized.toLowerCase().length === normalized.length ? normalized : normalized.toLowerCase();
}

/** The text with its words masked, letter by letter. */
export function maskWords(text: string, hits: Iterable<WordHit>): string {
  const shown = normalizedText(text);
  let masked = '';
  let from = 0;
  for (const { begin, end } of hits) {
    masked += shown.slice(from, begin) + '*'.repeat(end - begin);
    from = end;
  }
  return from === 0 ? text : masked + shown.slice(from);
}
