import type { Database, Db } from '../db/database.ts';
import type { Bus } from '../outside/bus.ts';
import type { Person } from '../person.ts';
import { fail } from './fail.ts';
import { isLong, runTask } from './heavy-work.ts';
import { insertSensitiveHit, listSensitiveWords } from './sensitive-word-queries.ts';
import { createWordFinder } from './word-finder.ts';

type WordList = { words: readonly string[]; find: (text: string) => string | undefined };

/** The sensitive words of every school, with one compiled finder per school. */
export class SensitiveWords {
  private readonly lists = new Map<string, Promise<WordList>>();

  constructor(
    private readonly database: Database,
    bus: Bus,
  ) {
    bus.subscribe('words.changed', ({ tenantId }) => this.lists.delete(tenantId));
    bus.subscribe('bus.missed', () => this.lists.clear());
  }

  async find(tenantId: string, text: string): Promise<string | undefined> {
    const loading = this.lists.get(tenantId) ?? this.load(this.database.of(tenantId));
    this.lists.set(tenantId, loading);
    const { words, find } = await loading;
    return isLong(text.length) ? runTask('findWord', { words, text }) : find(text);
  }

  private async load(db: Db): Promise<WordList> {
    try {
      const words = (await listSensitiveWords(db)).map(({ word }) => word);
      return { words, find: createWordFinder(words) };
    } catch (error) {
      this.lists.delete(db.tenant);
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
