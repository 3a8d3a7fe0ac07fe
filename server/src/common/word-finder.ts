import { AhoCorasick } from '@monyone/aho-corasick';

const separator = /[\s\p{P}\p{S}\p{C}\p{M}\p{Z}]/u;
const latin = /[a-z0-9]/;

type FoldedText = { whole: string; letters: string; places: number[] };

/** Only the letters of a text, normalized in width, without anything between them, each with its original position. */
function fold(text: string): FoldedText {
  const whole = text.normalize('NFKC').toLowerCase();
  const folded: FoldedText = { whole, letters: '', places: [] };
  let place = 0;
  for (const letter of whole) {
    if (!separator.test(letter)) {
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
  const byLetters = new Map(words.map((word) => [fold(word).letters, word]));
  byLetters.delete('');
  const automaton = new AhoCorasick([...byLetters.keys()]);
  return (text) => {
    const folded = fold(text);
    const hit = automaton
      .matchInText(folded.letters)
      .filter(({ begin, end }) => standsAlone(folded, begin, end))
      .sort((a, b) => a.begin - b.begin || b.end - a.end)[0];
    return hit && byLetters.get(hit.keyword);
  };
}
