import type { EnglishPlace, EnglishQuery, EnglishText } from '@yizhan/contract/entities/english.ts';
import * as englishLimits from '@yizhan/contract/limits/english.ts';
import { needsEnglish } from '@yizhan/contract/school-texts.ts';
import { builtInEnglish } from '../../domain/english/built-in.ts';
import type { UsedText } from './queries.ts';

type TranslatedText = { text: string; english: string; version: number };

/** Every text in use once, with its places, then those the school wrote English for and uses no more. */
export function englishTexts(used: readonly UsedText[], written: readonly TranslatedText[]): EnglishText[] {
  const places = new Map<string, Set<EnglishPlace>>();
  for (const { text, place } of used)
    if (needsEnglish(text) && text.length <= englishLimits.textLength)
      places.set(text, (places.get(text) ?? new Set()).add(place));
  const stored = new Map(written.map((one) => [one.text, one]));
  const translated = written.filter(({ english }) => english !== '').map(({ text }) => text);
  return [...new Set([...places.keys(), ...translated])].map((text) =>
    toRow(text, stored.get(text), [...(places.get(text) ?? [])]),
  );
}

export const toRow = (
  text: string,
  stored: Pick<TranslatedText, 'english' | 'version'> | undefined,
  places: EnglishPlace[],
): EnglishText => ({
  text,
  english: stored?.english ?? '',
  builtIn: builtInEnglish.get(text) ?? '',
  places,
  version: stored?.version ?? 0,
});

export const isMissing = ({ english, builtIn, places }: EnglishText) =>
  english === '' && builtIn === '' && places.length > 0;

type Filter = Pick<EnglishQuery, 'keyword' | 'place' | 'missing'>;

export function matches(row: EnglishText, { keyword = '', place, missing }: Filter): boolean {
  if (missing && !isMissing(row)) return false;
  if (place && !row.places.includes(place)) return false;
  const word = keyword.toLowerCase();
  return [row.text, row.english, row.builtIn].some((text) => text.toLowerCase().includes(word));
}
