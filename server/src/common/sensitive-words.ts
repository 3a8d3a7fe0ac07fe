import type { SensitiveWord } from '@yizhan/contract/entities/sensitive-word.ts';
import * as wordLimits from '@yizhan/contract/limits/sensitive-words.ts';
import type { Database, Db } from '../db/database.ts';
import type { Bus } from '../outside/bus.ts';
import type { Person } from '../person.ts';
import { fail } from './fail.ts';
import { isLong, runTask } from './heavy-work.ts';
import { inSlices } from './in-slices.ts';
import { insertSensitiveHits, listSensitiveWords } from './sensitive-words/sensitive-word-queries.ts';
import { maskWords, scanText, type TrieHit, type WordHit } from './sensitive-words/word-finder.ts';
import { actionFor, type TextKind } from './sensitive-words/word-rules.ts';
import { buildTrie, type WordTrie } from './sensitive-words/word-trie.ts';

type WordList = { words: readonly SensitiveWord[]; trie: WordTrie };
type FoundWord = WordHit & Pick<SensitiveWord, 'level' | 'action'>;

/** The sensitive words of every school, with one compiled trie per school. */
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
    const [first] = await this.findAll(tenantId, text);
    return first?.word;
  }

  /** Every word in a text, with what the school wants done about it. */
  findAll(tenantId: string, text: string): FoundWord[] | Promise<FoundWord[]> {
    const list = this.list(tenantId);
    return list instanceof Promise ? list.then((loaded) => wordsIn(loaded, text)) : wordsIn(list, text);
  }

  /** Synchronous on a cache hit, which is nearly every call. */
  private list(tenantId: string): WordList | Promise<WordList> {
    const cached = this.lists.get(tenantId);
    if (cached) return cached;
    const loading = load(this.database.of(tenantId));
    this.lists.set(tenantId, loading);
    // A list read before a change is not cached after it.
    const isCurrent = () => this.lists.get(tenantId) === loading;
    loading.then(
      (list) => void (isCurrent() && this.lists.set(tenantId, list)),
      () => void (isCurrent() && this.lists.delete(tenantId)),
    );
    return loading;
  }
}

async function load(db: Db): Promise<WordList> {
  const words: SensitiveWord[] = [];
  for (;;) {
    const page = await listSensitiveWords(db, { after: words.at(-1)?.id ?? '0', most: wordLimits.batch });
    words.push(...page);
    if (page.length < wordLimits.batch) break;
  }
  const listed = words.map(({ word, level }) => ({ word, isAllowed: level === 'allow' }));
  return { words, trie: await inSlices(buildTrie(listed)) };
}

function wordsIn({ words, trie }: WordList, text: string): FoundWord[] | Promise<FoundWord[]> {
  const toWords = (hits: Iterable<TrieHit>) =>
    [...hits].flatMap(({ index, begin, end }) => {
      const found = words[index];
      return found ? [{ word: found.word, level: found.level, action: found.action, begin, end }] : [];
    });
  return isLong(text.length) ? runTask('scanWords', { trie, text }).then(toWords) : toWords(scanText(trie, text));
}

type WordsContext = {
  words: Pick<SensitiveWords, 'findAll'>;
  db: Db;
  now: Date;
  person: Pick<Person, 'id'> | undefined;
};

/**
 * Refuses a text with a sensitive word and records the attempt. Call it before a transaction begins: a record written
 * inside would be rolled back with it.
 */
export async function assertNoSensitiveWord(context: WordsContext, place: string, text: string): Promise<void> {
  const found = await context.words.findAll(context.db.tenant, text);
  if (found.length > 0) await applyActions(context, { place, kind: 'opinion', text, found });
}

/** As `assertNoSensitiveWord`, but a word may have an action of its own. Returns the text as it may be sent. */
export function moderateText(context: WordsContext, place: string, text: string): string | Promise<string> {
  const finding = context.words.findAll(context.db.tenant, text);
  if (!(finding instanceof Promise) && finding.length === 0) return text;
  return Promise.resolve(finding).then((found) => applyActions(context, { place, kind: 'chat', text, found }));
}

type Finding = { place: string; kind: TextKind; text: string; found: readonly FoundWord[] };

async function applyActions({ db, now, person }: WordsContext, { place, kind, text, found }: Finding): Promise<string> {
  if (found.length === 0) return text;
  const blocked = found.find((one) => actionFor(one, kind) === 'block');
  const words = blocked ? [blocked.word] : [...new Set(found.map(({ word }) => word))];
  await insertSensitiveHits(db, { userId: person?.id ?? null, place, words, text, now });
  if (blocked) fail('sensitive_word', { word: blocked.word });
  return maskWords(
    text,
    found.filter((one) => actionFor(one, kind) === 'replace'),
  );
}
