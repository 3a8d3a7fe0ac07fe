import { AhoCorasick } from '@monyone/aho-corasick';
import type { Database, Db } from '../db/database.ts';
import type { Bus } from '../outside/bus.ts';
import type { Person } from '../person.ts';
import { fail } from './fail.ts';
import { insertSensitiveHit, listSensitiveWords } from './sensitive-word-queries.ts';

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

/** The sensitive words of every school, with one compiled finder per school. */
export class SensitiveWords {
  private readonly finders = new Map<string, Promise<(text: string) => string | undefined>>();

  constructor(
    private readonly database: Database,
    bus: Bus,
  ) {
    bus.subscribe('words.changed', ({ tenantId }) => this.finders.delete(tenantId));
    bus.subscribe('bus.missed', () => this.finders.clear());
  }

  async find(tenantId: string, text: string): Promise<string | undefined> {
    const finder = this.finders.get(tenantId) ?? this.load(this.database.of(tenantId));
    this.finders.set(tenantId, finder);
    return (await finder)(text);
  }

  private async load(db: Db) {
    try {
      const rows = await listSensitiveWords(db);
      return createWordFinder(rows.map(({ word }) => word));
    } catch (error) {
      this.finders.delete(db.tenant);
      throw error;
    }
  }
}

type WordsContext = {
  words: Pick<SensitiveWords, 'find'>;
  db: Db;
  now: Date;
  person: Pick<Person, 'id'> | undefined;
};

/**
 * Refuses a text with a sensitive word and records the attempt. Call it before a transaction begins: a record written
 * inside would be rolled back with it.
 */
export async function assertNoSensitiveWord(
  { words, db, now, person }: WordsContext,
  place: string,
  text: string,
): Promise<void> {
  const word = await words.find(db.tenant, text);
  if (word === undefined) return;
  await insertSensitiveHit(db, { userId: person?.id ?? null, place, word, text, now });
  fail('sensitive_word', { word });
}
