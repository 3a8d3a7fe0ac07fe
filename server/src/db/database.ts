import { createHash } from 'node:crypto';
import type pg from 'pg';
import { compile, type Sql } from './sql.ts';

/** Runs statements for one tenant. There is no other way to the data: see `Database.of`. */
export class Db {
  constructor(
    readonly tenant: string,
    private readonly runner: Runner,
  ) {}

  async many<Row>(statement: Sql): Promise<Row[]> {
    return (await this.send(statement)).rows as Row[];
  }

  async maybe<Row>(statement: Sql): Promise<Row | undefined> {
    return (await this.many<Row>(statement))[0];
  }

  /** For statements that always answer a row: insert … returning, count(*). */
  async one<Row>(statement: Sql): Promise<Row> {
    const row = await this.maybe<Row>(statement);
    if (row === undefined) throw new Error('the statement answered no row');
    return row;
  }

  /** How many rows were written. */
  async run(statement: Sql): Promise<number> {
    return (await this.send(statement)).rowCount ?? 0;
  }

  /** All or nothing. Inside, use the Db handed in: the embedded database has one connection. */
  transaction<T>(work: (db: Db) => Promise<T>): Promise<T> {
    return this.runner.transaction((runner) => work(new Db(this.tenant, runner)));
  }

  /** A library's own statement in this transaction: the job queue's, whose tables hold no tenant's data. */
  foreign(text: string, values: unknown[]) {
    return this.runner.query(text, values);
  }

  private send(statement: Sql) {
    const { text, values, tenants } = compile(statement, this.tenant);
    if (tenants === 0) throw new Error(`a statement without its tenant: ${text.slice(0, 80)}`);
    return this.runner.query(text, values);
  }
}

/** The little that has no tenant yet: which school a host is, whose token this is, what is due now. */
export class Across {
  constructor(private readonly runner: Runner) {}

  async many<Row>(statement: Sql): Promise<Row[]> {
    const { text, values } = compile(statement, undefined);
    return (await this.runner.query(text, values)).rows as Row[];
  }

  async maybe<Row>(statement: Sql): Promise<Row | undefined> {
    return (await this.many<Row>(statement))[0];
  }
}

export class Database {
  readonly across: Across;
  private readonly runner: Runner;
  private readonly dbs = new Map<string, Db>();

  constructor(readonly pool: pg.Pool) {
    this.runner = poolRunner(pool);
    this.across = new Across(this.runner);
  }

  of(tenant: string): Db {
    const db = this.dbs.get(tenant) ?? new Db(tenant, this.runner);
    this.dbs.set(tenant, db);
    return db;
  }
}

type Runner = {
  query(text: string, values: unknown[]): Promise<pg.QueryResult>;
  transaction<T>(work: (runner: Runner) => Promise<T>): Promise<T>;
};

const names = new Map<string, string>();

/** Named statements are parsed and planned once a connection. */
function nameOf(text: string) {
  const known = names.get(text);
  if (known) return known;
  // Statements built from pieces have many shapes; beyond a bound they run unnamed.
  if (names.size >= 500) return undefined;
  const name = createHash('sha1').update(text).digest('base64url');
  names.set(text, name);
  return name;
}

const ask = (to: pg.Pool | pg.PoolClient, text: string, values: unknown[]) => {
  const name = nameOf(text);
  return to.query(name ? { name, text, values } : { text, values });
};

const poolRunner = (pool: pg.Pool): Runner => ({
  query: (text, values) => ask(pool, text, values),
  async transaction(work) {
    const client = await pool.connect();
    let broken: Error | undefined;
    try {
      await client.query('begin');
      const result = await work(clientRunner(client, 0));
      await client.query('commit');
      return result;
    } catch (error) {
      await client.query('rollback').catch((cause: Error) => {
        broken = cause;
      });
      throw error;
    } finally {
      client.release(broken);
    }
  },
});

const clientRunner = (client: pg.PoolClient, depth: number): Runner => ({
  query: (text, values) => ask(client, text, values),
  async transaction(work) {
    const point = `s${depth}`;
    await client.query(`savepoint ${point}`);
    try {
      return await work(clientRunner(client, depth + 1));
    } catch (error) {
      await client.query(`rollback to savepoint ${point}`);
      throw error;
    }
  },
});
