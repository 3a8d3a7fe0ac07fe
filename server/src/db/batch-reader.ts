import type { Db, Reader } from './database.ts';
import type { Sql } from './sql.ts';

type Asked = { statement: Sql; answer(rows: unknown[]): void; refuse(error: unknown): void };

/** What the sources of a page ask in one turn travels as one statement: small as they are, the way costs most. */
export class BatchReader implements Reader {
  private asked: Asked[] = [];

  constructor(private readonly db: Db) {}

  get tenant() {
    return this.db.tenant;
  }

  many<Row>(statement: Sql): Promise<Row[]> {
    const rows = new Promise<unknown[]>((answer, refuse) => {
      const waiting = this.asked.push({ statement, answer, refuse });
      if (waiting === 1) queueMicrotask(() => void this.ask());
    });
    return rows as Promise<Row[]>;
  }

  async maybe<Row>(statement: Sql): Promise<Row | undefined> {
    return (await this.many<Row>(statement))[0];
  }

  private async ask() {
    const asked = this.asked;
    this.asked = [];
    try {
      const answers = await this.db.together(asked.map(({ statement }) => statement));
      for (const [at, { answer }] of asked.entries()) answer(answers[at] ?? []);
    } catch {
      // Which one it was nobody knows: each is asked alone, and fails alone.
      for (const { statement, answer, refuse } of asked) this.db.many(statement).then(answer, refuse);
    }
  }
}
