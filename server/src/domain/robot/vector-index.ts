import { setImmediate as breath } from 'node:timers/promises';

/** A direction in few bytes: what is lost is far below what two models differ by. */
export type Vector = Int8Array;

export function toVector(values: readonly number[]): Vector {
  const largest = values.reduce((most, value) => Math.max(most, Math.abs(value)), 0);
  return Int8Array.from(values, (value) => (largest === 0 ? 0 : Math.round((value / largest) * 127)));
}

/** As it is stored. */
export const toBase64 = (vector: Vector) =>
  Buffer.from(vector.buffer, vector.byteOffset, vector.length).toString('base64');
export const fromBase64 = (stored: string): Vector => new Int8Array(Buffer.from(stored, 'base64'));

type Slot = { vector: Vector; length: number };

/** Vectors scanned before others get their turn. */
const TURN = 1_000;

/** The vectors of one school's entries, all made by one model. */
export class VectorIndex {
  private readonly slots = new Map<string, Slot>();

  get size(): number {
    return this.slots.size;
  }

  put(entryId: string, vector: Vector): void {
    this.slots.set(entryId, { vector, length: lengthOf(vector) });
  }

  delete(entryId: string): void {
    this.slots.delete(entryId);
  }

  /**
   * The entries nearest in meaning, with how far each stands out: 0 is as near as any entry, 1 the same direction.
   * Models differ in how near they put what has nothing in common, so that nearness alone says little.
   */
  async nearest(to: Vector, isWanted: (entryId: string) => boolean, most: number): Promise<Map<string, number>> {
    const length = lengthOf(to);
    const found: { entryId: string; nearness: number }[] = [];
    let [total, scanned] = [0, 0];
    for (const [entryId, slot] of this.slots) {
      scanned += 1;
      if (scanned % TURN === 0) await breath();
      if (slot.vector.length !== to.length || !isWanted(entryId)) continue;
      const nearness = dot(slot.vector, to) / (slot.length * length || 1);
      total += nearness;
      found.push({ entryId, nearness });
    }
    const usual = found.length === 0 ? 0 : total / found.length;
    const best = found.sort((a, b) => b.nearness - a.nearness).slice(0, most);
    // Squared: what stands out a little is mere kinship of topics.
    return new Map(
      best.map(({ entryId, nearness }) => [entryId, Math.max(0, (nearness - usual) / (1 - usual || 1)) ** 2]),
    );
  }
}

const lengthOf = (vector: Vector) => Math.sqrt(dot(vector, vector));

function dot(one: Vector, other: Vector): number {
  let sum = 0;
  for (let at = 0; at < one.length; at += 1) sum += (one[at] ?? 0) * (other[at] ?? 0);
  return sum;
}
