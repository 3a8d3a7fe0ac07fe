import { tokensOf } from './phrase.ts';

/** One phrase of an entry. */
export type IndexedPhrase = { entryId: string; text: string };
export type Hit = { entryId: string; text: string; score: number };

const K1 = 1.2;
const B = 0.6;
/** The sound of a pair tells less than the pair. */
const SOUND = 0.35;
/** What is asked for tells less than what it is about. */
const KIND = 0.5;
/** A word that was not said, but means the same. */
const ALSO = 0.6;
/** Rebuilt when so much of it is gone. */
const GONE = 0.3;
const BUCKETS = 512;

type Slot = IndexedPhrase & { length: number; isGone: boolean };

const weightOf = (token: string) => (token.startsWith('~') ? SOUND : token.startsWith('?') ? KIND : 1);

/** BM25 over the characters, pairs, sounds and asking of short texts, in memory; entries come and go one by one. */
export class PhraseIndex {
  private slots: Slot[] = [];
  private slotsOf = new Map<string, number[]>();
  private postings = new Map<string, number[]>();
  private scores = new Float64Array(0);
  /** What a token counts in each text, by its length; none where it is gone. Made when it is asked for. */
  private shares: Float64Array | undefined;
  private gone = 0;
  private total = 0;

  get size(): number {
    return this.slots.length - this.gone;
  }

  put(entryId: string, phrases: readonly string[]): void {
    this.remove(entryId);
    const own: number[] = [];
    for (const text of phrases) {
      const tokens = tokensOf(text);
      const at = this.slots.length;
      this.slots.push({ entryId, text, length: tokens.length, isGone: false });
      this.total += tokens.length;
      own.push(at);
      for (const token of tokens) {
        const posting = this.postings.get(token);
        if (posting) posting.push(at);
        else this.postings.set(token, [at]);
      }
    }
    if (own.length > 0) this.slotsOf.set(entryId, own);
    this.shares = undefined;
  }

  remove(entryId: string): void {
    for (const at of this.slotsOf.get(entryId) ?? []) {
      const slot = this.slots[at];
      if (!slot || slot.isGone) continue;
      slot.isGone = true;
      this.gone += 1;
      this.total -= slot.length;
    }
    this.slotsOf.delete(entryId);
    this.shares = undefined;
    if (this.gone > 1_000 && this.gone > this.slots.length * GONE) this.rebuild();
  }

  private rebuild(): void {
    const left = new Map<string, string[]>();
    for (const { entryId, text, isGone } of this.slots)
      if (!isGone) left.set(entryId, [...(left.get(entryId) ?? []), text]);
    this.slots = [];
    this.slotsOf = new Map();
    this.postings = new Map();
    [this.gone, this.total] = [0, 0];
    for (const [entryId, phrases] of left) this.put(entryId, phrases);
  }

  private makeShares(): Float64Array {
    const average = this.size === 0 ? 1 : this.total / this.size;
    return Float64Array.from(this.slots, ({ length, isGone }) =>
      isGone ? 0 : (K1 + 1) / (1 + K1 * (1 - B + (B * length) / average)),
    );
  }

  /** How rare a token is, from 0; one that no phrase has is as rare as can be. */
  rarityOf(token: string): number {
    const having = this.postings.get(token)?.length ?? 0;
    // In a small school everything is rare: without this floor a few entries would outweigh common sense.
    const all = Math.max(this.size, 100);
    return Math.log(1 + (all - Math.min(having, all) + 0.5) / (having + 0.5));
  }

  /** Phrases that share something with the text, best first; `also` are tokens that count less. */
  find(text: string, also: readonly string[], isWanted: (entryId: string) => boolean, most: number): Hit[] {
    if (this.scores.length < this.slots.length) this.scores = new Float64Array(this.slots.length * 2);
    this.shares ??= this.makeShares();
    const { scores, shares } = this;
    const touched: number[] = [];
    const add = (token: string, weight: number) => {
      const posting = this.postings.get(token);
      if (!posting) return;
      const worth = weight * this.rarityOf(token);
      for (const at of posting) {
        const before = scores[at] ?? 0;
        if (before === 0) touched.push(at);
        scores[at] = before + worth * (shares[at] ?? 0);
      }
    };
    for (const token of tokensOf(text)) add(token, weightOf(token));
    for (const token of also) add(token, ALSO);
    const hits = this.bestOf(touched, isWanted, most);
    for (const at of touched) scores[at] = 0;
    return hits;
  }

  /** Two phrases of each of the best entries: weighing may prefer the second. */
  private bestOf(touched: number[], isWanted: (entryId: string) => boolean, most: number): Hit[] {
    const scores = this.scores;
    const hits: Hit[] = [];
    const taken = new Map<string, number>();
    for (const at of topOf(touched, scores, most * 10)) {
      const slot = this.slots[at];
      if (!slot || slot.isGone) continue;
      if (!taken.has(slot.entryId) && (taken.size >= most || !isWanted(slot.entryId))) continue;
      const before = taken.get(slot.entryId) ?? 0;
      if (before >= 2) continue;
      taken.set(slot.entryId, before + 1);
      hits.push({ entryId: slot.entryId, text: slot.text, score: scores[at] ?? 0 });
    }
    return hits;
  }
}

/** The best of many without sorting all of them: nearly all share one common character and no more. */
function topOf(all: readonly number[], scores: Float64Array, most: number): number[] {
  const order = (a: number, b: number) => (scores[b] ?? 0) - (scores[a] ?? 0);
  if (all.length <= most * 4) return [...all].sort(order);
  let highest = 0;
  for (const at of all) highest = Math.max(highest, scores[at] ?? 0);
  const bucketOf = (at: number) => Math.floor(((scores[at] ?? 0) / highest) * (BUCKETS - 1));
  const counts = new Uint32Array(BUCKETS);
  for (const at of all) counts[bucketOf(at)] = (counts[bucketOf(at)] ?? 0) + 1;
  let [bucket, near] = [BUCKETS, 0];
  while (bucket > 0 && near < most) {
    bucket -= 1;
    near += counts[bucket] ?? 0;
  }
  return all.filter((at) => bucketOf(at) >= bucket).sort(order);
}
