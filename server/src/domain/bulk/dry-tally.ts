import type { Accepted, Importing } from './list.ts';

type Row = { n: number } & Record<string, unknown>;

/** What a dry run would have written so far: the batches below it are checked as if it were there. */
export class DryTally {
  private readonly names = new Set<string>();
  private readonly counts = new Map<string, number>();

  constructor(
    private readonly importing: Pick<Importing, 'ownRows' | 'placeOf'>,
    /** Of the dry run that is tried again. */
    private rows: number,
  ) {}

  get isNeeded(): boolean {
    return this.importing.ownRows !== undefined || this.importing.placeOf !== undefined;
  }

  acceptedFor(rows: string): Accepted {
    const { placeOf } = this.importing;
    if (!placeOf || this.counts.size === 0) return { names: this.names, counts: {} };
    const places = new Set((JSON.parse(rows) as Row[]).map(placeOf));
    return {
      names: this.names,
      counts: Object.fromEntries([...places].map((place) => [place, this.counts.get(place) ?? 0])),
    };
  }

  add(valid: string, without: readonly number[]): void {
    if (!this.isNeeded) return;
    const { ownRows, placeOf } = this.importing;
    const refused = new Set(without);
    for (const row of JSON.parse(valid) as Row[]) {
      if (refused.has(row.n)) continue;
      for (const name of ownRows?.by ?? []) this.names.add(String(row[name]));
      if (placeOf) this.counts.set(placeOf(row), (this.counts.get(placeOf(row)) ?? 0) + 1);
    }
  }

  /** All rows it would have written, with these. */
  more(rows: number): number {
    this.rows += rows;
    return this.rows;
  }
}
