import * as robotLimits from '@yizhan/contract/limits/robot.ts';
import { pairsOf } from '../search/fold-text.ts';
import { sentenceOf } from '../search/ranking.ts';
import { type Groups, typedIn, type Unit, wordsFrom } from '../search/words.ts';
import { alikeTo } from './alike-words.ts';
import { type Features, featureNames, featuresOf, type ReadQuestion } from './features.ts';
import { nearWordsIn } from './near-words.ts';
import { readPhrase } from './phrase.ts';
import type { PhraseIndex } from './phrase-index.ts';
import { pinyinRunsIn } from './typed-pinyin.ts';
import { weights as fitted } from './weights.ts';

/** An entry that comes near a question, with the phrase that came nearest. */
export type Candidate = { entryId: string; phrase: string; score: number };
export type Measured = { entryId: string; phrase: string; features: Features };

export type Entries = {
  /** The questions. */
  index: PhraseIndex;
  /** Each entry with its answer as one text. */
  bodies: PhraseIndex;
  textsOf(entryId: string): { phrase: string; keywords: string; body: string };
};

/** Reads a question with the school's synonyms; undefined if it has no word. */
export async function readQuestion(question: string, groups: Groups): Promise<ReadQuestion | undefined> {
  const typed = typedIn(question);
  if (typed === undefined) return undefined;
  const words = await wordsFrom(typed, [...groups, ...nearWordsIn(question)]);
  const { everyday } = await sentenceOf(words);
  const phrase = await readPhrase(question);
  const means = phrase.content.map((word) => [word, otherNames(word, words.units)] as const);
  const called = new Set(words.units.flatMap((unit) => unit.slice(1)));
  return { ...phrase, units: words.units, everyday, typed: pinyinRunsIn(phrase.text), means: new Map(means), called };
}

/** Candidates by BM25 and by meaning with their features: the first ones only, since weighing costs more than finding. */
export async function measure(
  entries: Entries,
  asked: ReadQuestion,
  isWanted: (entryId: string) => boolean,
  near: ReadonlyMap<string, number> = new Map(),
): Promise<Measured[]> {
  const { index, bodies } = entries;
  const also = alsoSaid(asked);
  const hits = index.find(asked.text, also, isWanted, robotLimits.weighed);
  const said = bodies.find(asked.text, also, isWanted, robotLimits.weighed);
  const [best, bestSaid] = [hits[0]?.score ?? 0, said[0]?.score ?? 1];
  const inBodies = new Map(said.map(({ entryId, score }) => [entryId, score / bestSaid]));
  const found = new Set(hits.map(({ entryId }) => entryId));
  const others = [...new Set([...inBodies.keys(), ...near.keys()])]
    .filter((entryId) => !found.has(entryId))
    .map((entryId) => ({ entryId, text: entries.textsOf(entryId).phrase, score: 0 }));
  const rarity = (token: string) => index.rarityOf(token);
  return Promise.all(
    [...hits, ...others].map(async ({ entryId, text, score }) => {
      const scores = { score, best, inBody: inBodies.get(entryId) ?? 0, meaning: near.get(entryId) ?? 0 };
      const features = featuresOf(asked, await readPhrase(text), entries.textsOf(entryId), scores, rarity);
      return { entryId, phrase: text, features };
    }),
  );
}

/** What the question would be found by, too: other words for its own, whatever everyday words mean, typed pinyin. */
function alsoSaid({ units, content, everyday, text }: ReadQuestion): string[] {
  const words = [
    ...units.flatMap((unit) => unit.slice(1)),
    ...content.flatMap(alikeTo),
    ...everyday.flatMap(({ meant }) => meant),
  ];
  return [...new Set([...words.flatMap(partsOf), ...pinyinIn(text)])];
}

/** The synonyms of a word, however the dictionary cuts it. */
const otherNames = (word: string, units: readonly Unit[]) =>
  units.filter(([typed]) => typed.includes(word) || word.includes(typed)).flatMap((unit) => unit.slice(1));

/** The index knows characters and pairs. */
const partsOf = (word: string) => ([...word].length < 3 ? [word] : pairsOf(word));

/** Typed pinyin is found by the sounds of pairs: every piece of it that could be two syllables. */
function pinyinIn(text: string): string[] {
  const pieces: string[] = [];
  for (const run of pinyinRunsIn(text))
    for (let from = 0; from < run.length - 3; from += 1)
      for (let length = 4; length <= 10 && from + length <= run.length; length += 1)
        pieces.push(`~${run.slice(from, from + length)}`);
  return pieces;
}

export type Weights = Readonly<Record<keyof Features | 'none', number>>;

export const weigh = (features: Features, weights: Weights) =>
  featureNames.reduce((sum, name) => sum + weights[name] * features[name], 0);

/** The nearest phrase of each entry; its score is how likely this entry, and no other and not none, is the answer. */
export function ranked(measured: readonly Measured[], weights: Weights = fitted): Candidate[] {
  const best = new Map<string, { entryId: string; phrase: string; power: number }>();
  for (const { entryId, phrase, features } of measured) {
    const power = Math.exp(weigh(features, weights) - weights.none);
    if (power > (best.get(entryId)?.power ?? 0)) best.set(entryId, { entryId, phrase, power });
  }
  const all = [...best.values()].sort((a, b) => b.power - a.power);
  const total = all.reduce((sum, { power }) => sum + power, 1);
  return all.map(({ entryId, phrase, power }) => ({ entryId, phrase, score: power / total }));
}

export type Verdict = { type: 'EXACT' | 'LIST' | 'NONE'; candidates: readonly Candidate[] };

/** Sure of one, unsure among those shown, or nothing: what several share between them is as good as what one has. */
export function judge(candidates: readonly Candidate[]): Verdict {
  const [first, second] = candidates;
  const score = first?.score ?? 0;
  if (score >= robotLimits.exactScore && score - (second?.score ?? 0) >= robotLimits.exactGap)
    return { type: 'EXACT', candidates };
  const shown = candidates.slice(0, robotLimits.similarShown).reduce((sum, one) => sum + one.score, 0);
  return { type: shown >= robotLimits.listScore ? 'LIST' : 'NONE', candidates };
}
