import { setImmediate as breath } from 'node:timers/promises';
import * as robotLimits from '@yizhan/contract/limits/robot.ts';
import { LRUCache } from 'lru-cache';
import { CircuitBreaker } from '../../common/circuit-breaker.ts';
import type { Db } from '../../db/database.ts';
import { BATCH, type IndexedEntry, listNewer } from './index-queries.ts';
import { plainText } from './phrase.ts';
import { PhraseIndex } from './phrase-index.ts';
import type { Entries } from './retrieve.ts';
import { fromBase64, VectorIndex } from './vector-index.ts';
import { listNewerVectors } from './vector-queries.ts';

/** Entries that are indexed before other work has its turn. */
const TURN = 50;

export type KnownEntry = Omit<IndexedEntry, 'number'>;

/** The published entries of one school in memory. */
export class SchoolEntries implements Entries {
  readonly index = new PhraseIndex();
  readonly bodies = new PhraseIndex();
  readonly known = new Map<string, KnownEntry>();
  private readonly bodyTexts = new Map<string, string>();
  private last = '0';
  private vectors = { model: '', last: '0', index: new VectorIndex() };
  private reading: Promise<void> = Promise.resolve();

  /** Reads what was published since; questions that come meanwhile wait for the same reading. */
  refresh(db: Db): Promise<void> {
    this.reading = this.reading.catch(() => undefined).then(() => this.readNewer(db));
    return this.reading;
  }

  private async readNewer(db: Db): Promise<void> {
    for (;;) {
      const rows = await listNewer(db, this.last);
      for (const [at, row] of rows.entries()) {
        this.put(row);
        this.last = row.number;
        if (at % TURN === TURN - 1) await breath();
      }
      if (rows.length < BATCH) return;
    }
  }

  put(entry: KnownEntry): void {
    const { faqId, phrases, body } = entry;
    this.index.put(faqId, phrases);
    this.bodies.put(faqId, phrases.length > 0 ? [`${phrases[0]} ${body}`] : []);
    if (phrases.length > 0) {
      this.known.set(faqId, entry);
      this.bodyTexts.set(faqId, plainText(body));
    } else {
      this.known.delete(faqId);
      this.bodyTexts.delete(faqId);
      this.vectors.index.delete(faqId);
    }
  }

  /** The vectors of this model, with those that were made since. */
  async vectorsOf(db: Db, model: string): Promise<VectorIndex> {
    if (this.vectors.model !== model) this.vectors = { model, last: '0', index: new VectorIndex() };
    const own = this.vectors;
    for (;;) {
      const rows = await listNewerVectors(db, model, own.last);
      for (const { faqId, number, vector } of rows) {
        if (this.known.has(faqId)) own.index.put(faqId, fromBase64(vector));
        own.last = number;
      }
      if (rows.length < BATCH) return own.index;
      await breath();
    }
  }

  textsOf(faqId: string) {
    const { phrases = [], keywords = '' } = this.known.get(faqId) ?? {};
    return { phrase: phrases[0] ?? '', keywords, body: this.bodyTexts.get(faqId) ?? '' };
  }

  /** A copy to try changes on; made in turns, since others ask meanwhile. */
  async copy(): Promise<SchoolEntries> {
    const copy = new SchoolEntries();
    for (const [at, entry] of [...this.known.values()].entries()) {
      copy.put(entry);
      if (at % TURN === TURN - 1) await breath();
    }
    return copy;
  }
}

/** The entries of the schools that are asked, each read once and then kept up to date. */
export class FaqIndexes {
  /** Model servers that failed several times are left alone for a while. */
  readonly modelServers = new CircuitBreaker();
  private readonly schools = new LRUCache<string, SchoolEntries>({ max: robotLimits.indexedSchools });

  async of(db: Db): Promise<SchoolEntries> {
    const entries = this.schools.get(db.tenant) ?? new SchoolEntries();
    this.schools.set(db.tenant, entries);
    await entries.refresh(db);
    return entries;
  }
}
