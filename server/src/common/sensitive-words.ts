import type { WordAction } from '@yizhan/contract/entities/sensitive-word.ts';
import type { Database, Db } from '../db/database.ts';
import type { Bus } from '../outside/bus.ts';
import type { Person } from '../person.ts';
import { fail } from './fail.ts';
import { isLong, runTask } from './heavy-work.ts';
import { insertSensitiveHit, listSensitiveWords } from './sensitive-word-queries.ts';
import { createWordScan, maskWords, type WordHit } from './word-finder.ts';

type WordList = {
  words: readonly string[];
  actions: ReadonlyMap<string, WordAction>;
  scan: (text: string) => Iterable<WordHit>;
};

type ActedHit = WordHit & { action: WordAction };

/** The sensitive words of every school, with one compiled finder per school. */
export class SensitiveWords {
  private readonly lists = new Map<string, WordList | Promise<WordList>>();

  constructor(
    private readonly database: Database,
    bus: Bus,
  ) {
    bus.subscribe('words.changed', ({ tenantId }) => this.lists.delete(tenantId));
    bus.subscribe('bus.missed', () => this.lists.clear());
  }

  async find(tenantId: string, text: string): Promise<string | undefined> {
    const { words, scan } = await this.list(tenantId);
    if (isLong(text.length)) return runTask('findWord', { words, text });
    for (const { word } of scan(text)) return word;
    return undefined;
  }

  /** Every word in a text of a message's length, with what the school wants done about it. */
  findAll(tenantId: string, text: string): ActedHit[] | Promise<ActedHit[]> {
    const list = this.list(tenantId);
    return list instanceof Promise ? list.then((loaded) => hitsIn(loaded, text)) : hitsIn(list, text);
  }

  /** Synchronous on a cache hit, which is nearly every call. */
  private list(tenantId: string): WordList | Promise<WordList> {
    const cached = this.lists.get(tenantId);
    if (cached) return cached;
    const loading = this.load(this.database.of(tenantId));
    this.lists.set(tenantId, loading);
    // A list read before a change is not cached after it.
    const isCurrent = () => this.lists.get(tenantId) === loading;
    loading.then(
      (list) => void (isCurrent() && this.lists.set(tenantId, list)),
      () => void (isCurrent() && this.lists.delete(tenantId)),
    );
    return loading;
  }

  private async load(db: Db): Promise<WordList> {
    const rows = await listSensitiveWords(db);
    const words = rows.map(({ word }) => word);
    return { words, actions: new Map(rows.map(({ word, action }) => [word, action])), scan: createWordScan(words) };
  }
}

const hitsIn = ({ scan, actions }: WordList, text: string): ActedHit[] =>
  Array.from(scan(text), (hit) => ({ ...hit, action: actions.get(hit.word) ?? 'block' }));

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

type ModerationContext = Omit<WordsContext, 'words'> & { words: Pick<SensitiveWords, 'findAll'> };

/** As `assertNoSensitiveWord`, but each word has its own action. Returns the text as it may be sent. */
export function moderateText(context: ModerationContext, place: string, text: string): string | Promise<string> {
  const hits = context.words.findAll(context.db.tenant, text);
  return !(hits instanceof Promise) && hits.length === 0 ? text : applyActions(context, place, text, hits);
}

async function applyActions(
  { db, now, person }: ModerationContext,
  place: string,
  text: string,
  finding: ActedHit[] | Promise<ActedHit[]>,
): Promise<string> {
  const hits = await finding;
  if (hits.length === 0) return text;
  const blocked = hits.find(({ action }) => action === 'block');
  const recorded = blocked ? [blocked.word] : new Set(hits.map(({ word }) => word));
  for (const word of recorded) await insertSensitiveHit(db, { userId: person?.id ?? null, place, word, text, now });
  if (blocked) fail('sensitive_word', { word: blocked.word });
  return maskWords(
    text,
    hits.filter(({ action }) => action === 'replace'),
  );
}
