import { LRUCache } from 'lru-cache';
import { fold, isHan, pairsOf, runsOf } from '../search/fold-text.ts';
import { segment } from '../search/segment.ts';
import { soundsOf } from '../search/sounds.ts';
import { stopWords } from '../search/stop-words.ts';
import { numbersIn } from './numbers-in.ts';
import { kindsOf, type QuestionKind, withoutAsking } from './question-kinds.ts';

/** Asking both ways denies nothing: 能不能. */
const bothWays = /(.)不\1|是不是|有没有|可不可以|能不能|不知道|不好意思|请问/gu;
const denial = /不|没|无法|未|失败|忘|别|非|拒/;

/** A question with what it is compared by. */
export type Phrase = {
  /** Folded, without signs and spaces. */
  text: string;
  letters: ReadonlySet<string>;
  pairs: ReadonlySet<string>;
  /** Without filler words, unless there is nothing else. */
  words: readonly string[];
  /** The characters of these words. */
  telling: ReadonlySet<string>;
  /** What it is about: the words that neither ask nor fill. */
  content: readonly string[];
  /** Pinyin of neighbouring syllables, joined. */
  sounds: ReadonlySet<string>;
  kinds: ReadonlySet<QuestionKind>;
  isDenied: boolean;
  numbers: ReadonlySet<string>;
};

const known = new LRUCache<string, Phrase>({ max: 20_000 });

/** Runs of Chinese and words of letters and digits, in order. */
const unitsOf = (folded: string) => runsOf(folded).flatMap(({ text }) => (isHan(text) ? [...text] : [text]));

export const plainText = (text: string) =>
  runsOf(fold(text))
    .map((run) => run.text)
    .join('');

/** What the index knows a text by: characters, pairs and, marked, the sound of pairs. */
export function tokensOf(text: string): string[] {
  const folded = fold(text);
  const tokens = new Set<string>();
  for (const run of runsOf(folded)) {
    if (!isHan(run.text)) {
      tokens.add(run.text);
      continue;
    }
    for (const letter of run.text) tokens.add(letter);
    for (const pair of pairsOf(run.text)) tokens.add(pair);
  }
  for (const sound of soundPairs(folded)) tokens.add(`~${sound}`);
  for (const kind of kindsOf(folded)) tokens.add(`?${kind}`);
  return [...tokens];
}

function soundPairs(folded: string): string[] {
  return runsOf(folded).flatMap((run) => {
    if (!isHan(run.text)) return [];
    const sounds = soundsOf(run.text).map(({ sound }) => sound);
    return sounds.slice(1).map((sound, at) => `${sounds[at]}${sound}`);
  });
}

export async function readPhrase(text: string): Promise<Phrase> {
  const before = known.get(text);
  if (before) return before;
  const folded = fold(text);
  const units = unitsOf(folded);
  const words = await segment(folded);
  const telling = words.filter((word) => !stopWords.has(word));
  const about = (await segment(withoutAsking(folded))).filter((word) => !stopWords.has(word));
  const content = about.length > 0 ? about : telling.length > 0 ? telling : words;
  const asked = folded.replace(bothWays, '');
  const phrase: Phrase = {
    text: units.join(''),
    letters: new Set(units),
    pairs: new Set(runsOf(folded).flatMap((run) => (isHan(run.text) ? pairsOf(run.text) : [run.text]))),
    words: telling.length > 0 ? telling : words,
    content: [...new Set(content)],
    telling: new Set((telling.length > 0 ? telling : words).flatMap((word) => (isHan(word) ? [...word] : [word]))),
    sounds: new Set(soundPairs(folded)),
    kinds: kindsOf(folded),
    isDenied: denial.test(asked),
    numbers: numbersIn(folded),
  };
  known.set(text, phrase);
  return phrase;
}
