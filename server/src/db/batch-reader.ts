import type { Db, Reader } from './database.ts';
import type { Sql } from './sql.ts';

type PendingStatement = { statement: Sql; answer(rows: unknown[]): void; refuse(error: unknown): void };

/**
 * Batches the queries that a page's sources make in one tick into one statement: they are small, the round trip costs
 * most.
 */
export class BatchReader implements Reader {
  private pending: PendingStatement[] = [];

  constructor(private readonly db: Db) {}

  get tenant() {
    return this.db.tenant;
  }

  many<Row>(statement: Sql): Promise<Row[]> {
    const rows = new Promise<unknown[]>((answer, refuse) => {
      const waiting = this.pending.push({ statement, answer, refuse });
      if (waiting === 1) queueMicrotask(() => void this.ask());
    });
    return rows as Promise<Row[]>;
  }

  async maybe<Row>(statement: Sql): Promise<Row | undefined> {
    return (await this.many<Row>(statement))[0];
  }

  private async ask() {
    const batch = this.pending;
    this.pending = [];
    try {
      const answers = await this.db.together(batch.map(({ statement }) => statement));
      for (const [at, { answer }] of batch.entries()) answer(answers[at] ?? []);
    } catch {
      // It is unknown which query failed: each is sent again by itself, so that only the faulty one fails.
      for (const { statement, answer, refuse } of batch) this.db.many(statement).then(answer, refuse);
    }
  }
}
