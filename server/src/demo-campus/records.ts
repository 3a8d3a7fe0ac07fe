/** One thing somebody did at a system: booked, paid, applied. */
export type DeskRecord = {
  number: string;
  text: string;
  state: string;
  at: string /** Paid in, for the campus card. */;
  yuan: number;
};

const MOST_OWNERS = 2_000;
const MOST_EACH = 50;

/** What people did, and which places are taken; it lives as long as the process. */
export class Records {
  private readonly lists = new Map<string, DeskRecord[]>();
  private readonly slots = new Set<string>();
  private count = 0;

  list(system: string, owner: string): readonly DeskRecord[] {
    return this.lists.get(`${system} ${owner}`) ?? [];
  }

  find(system: string, owner: string, number: string): DeskRecord | undefined {
    return this.list(system, owner).find((record) => record.number === number);
  }

  add(system: string, owner: string, record: Omit<DeskRecord, 'number'>): DeskRecord {
    this.count += 1;
    const numbered = { ...record, number: `${system}-${String(this.count).padStart(5, '0')}` };
    const key = `${system} ${owner}`;
    const [oldest] = this.lists.keys();
    if (!this.lists.has(key) && this.lists.size >= MOST_OWNERS && oldest !== undefined) this.lists.delete(oldest);
    this.lists.set(key, [numbered, ...(this.lists.get(key) ?? [])].slice(0, MOST_EACH));
    return numbered;
  }

  /** What was asked for is done. */
  finish(system: string, owner: string, number: string, state: string): void {
    const finished = this.list(system, owner).map((one) => (one.number === number ? { ...one, state } : one));
    this.lists.set(`${system} ${owner}`, finished);
  }

  /** False if somebody else has the place at that time. */
  take(slot: string): boolean {
    if (this.slots.has(slot)) return false;
    if (this.slots.size >= MOST_OWNERS * MOST_EACH) this.slots.clear();
    this.slots.add(slot);
    return true;
  }
}
