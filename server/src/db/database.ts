import { createHash } from 'node:crypto';
import { channel } from 'node:diagnostics_channel';
import pg from 'pg';
import { type Answer, Run } from './run.ts';
import { compile, join, nothing, type Sql, sql } from './sql.ts';

/** Tells observers of every statement of a tenant: tests look whether it keeps to it. */
const sent = channel('yizhan.statement');

/** Read-only access. */
export type Reader = Pick<Db, 'tenant' | 'many' | 'maybe'>;

/** Runs statements for one tenant. There is no other access to the data: see `Database.of`. */
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

  /** For statements that always return a row: insert … returning, count(*). */
  async one<Row>(statement: Sql): Promise<Row> {
    const row = await this.maybe<Row>(statement);
    if (row === undefined) throw new Error('the statement answered no row');
    return row;
  }

  /** Returns how many rows were written. */
  async run(statement: Sql): Promise<number> {
    return (await this.send(statement)).rowCount ?? 0;
  }

  /** Several queries as one statement. Rows come as JSON: a bigint must be selected as text. */
  async together(statements: readonly Sql[]): Promise<unknown[][]> {
    const texts = statements.map((statement) => this.compiled(statement).text);
    // Sorted, so that the same queries in any order share one prepared statement.
    const order = [...texts.keys()].sort((a, b) => ((texts[a] ?? '') < (texts[b] ?? '') ? -1 : 1));
    const lists = order.map((at) => sql`(select coalesce(json_agg(r), '[]') from (${statements[at] ?? nothing}) r)`);
    const { text, values } = this.compiled(sql`select json_build_array(${join(lists, sql`, `)}) as answers`);
    const { rows } = await this.runner.query(text, values, gatheredNames);
    const { answers } = rows[0] as { answers: unknown[][] };
    return texts.map((_, at) => answers[order.indexOf(at)] ?? []);
  }

  /** Inside, use the Db passed in: the embedded database has one connection. */
  transaction<T>(work: (db: Db) => Promise<T>): Promise<T> {
    return this.runner.transaction((runner) => work(new Db(this.tenant, runner)));
  }

  /** Another school's rows in the same transaction: the platform records there what it changes here. */
  beside(tenant: string): Db {
    return new Db(tenant, this.runner);
  }

  /** The rows of a query in parts, never all at once. Not inside a transaction. */
  cursor<Row>(statement: Sql, size: number): AsyncGenerator<Row[]> {
    const { text, values } = this.compiled(statement);
    return this.runner.cursor(text, values, size) as AsyncGenerator<Row[]>;
  }

  /** A library's own statement in this transaction: the job queue's, whose tables hold no tenant data. */
  foreign(text: string, values: unknown[]) {
    return this.runner.query(text, values);
  }

  private send(statement: Sql) {
    const { text, values } = this.compiled(statement);
    return this.runner.query(text, values);
  }

  private compiled(statement: Sql) {
    const compiled = compile(statement, this.tenant);
    if (compiled.tenants === 0) throw new Error(`a statement without its tenant: ${compiled.text.slice(0, 80)}`);
    if (sent.hasSubscribers) sent.publish({ ...compiled, tenant: this.tenant });
    return compiled;
  }
}

/** The few queries without a tenant: which school a host is, whose token this is, what is due now. */
export class CrossTenantDb {
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
  readonly across: CrossTenantDb;
  private readonly runner: Runner;
  private readonly dbs = new Map<string, Db>();

  constructor(readonly pool: pg.Pool) {
    this.runner = poolRunner(pool);
    this.across = new CrossTenantDb(this.runner);
  }

  of(tenant: string): Db {
    const db = this.dbs.get(tenant) ?? new Db(tenant, this.runner);
    this.dbs.set(tenant, db);
    return db;
  }
}

type Runner = {
  query(text: string, values: unknown[], names?: Names): Promise<Answer>;
  transaction<T>(work: (runner: Runner) => Promise<T>): Promise<T>;
  cursor(text: string, values: unknown[], size: number): AsyncGenerator<object[]>;
};

/** Named statements are parsed and planned once per connection. */
type Names = { most: number; known: Map<string, string> };

/** Dynamically built statements have many shapes; beyond this limit they run unnamed. */
const ordinaryNames: Names = { most: 500, known: new Map() };
/** Batched statements have even more shapes, and must not use up the names of the others. */
const gatheredNames: Names = { most: 100, known: new Map() };

function nameOf(text: string, { most, known }: Names): string {
  const name = known.get(text);
  if (name || known.size >= most) return name ?? '';
  const made = createHash('sha1').update(text).digest('base64url');
  known.set(text, made);
  return made;
}

/** A driver error's stack starts in its socket; this replaces it by the caller's, for the log. */
async function rewriteError(answer: Promise<Answer>): Promise<Answer> {
  try {
    return await answer;
  } catch (error) {
    if (error instanceof Error) Error.captureStackTrace(error);
    throw error;
  }
}

const ask = (client: pg.PoolClient, text: string, values: unknown[], names = ordinaryNames) =>
  new Promise<Answer>((resolve, reject) => {
    const done = (error: Error | null, answer?: Answer) => (answer ? resolve(answer) : reject(error));
    client.query(new Run(nameOf(text, names), text, values, done));
  });

/** An error reported by the server leaves the connection usable, unless it says that the connection is closing. */
const endsConnection = (error: Error) =>
  !(error instanceof pg.DatabaseError) || error.code === undefined || /^(08|57P)/.test(error.code);

const askAnyone = (pool: pg.Pool, text: string, values: unknown[], names = ordinaryNames) =>
  new Promise<Answer>((resolve, reject) => {
    pool.connect((error, client, release) => {
      if (!client) return reject(error);
      const done = (failure: Error | null, answer?: Answer) => {
        release(failure !== null && endsConnection(failure));
        if (answer) resolve(answer);
        else reject(failure);
      };
      client.query(new Run(nameOf(text, names), text, values, done));
    });
  });

/** Statements with a name of their own each time are not remembered. */
const noNames: Names = { most: 0, known: new Map() };

/** One snapshot, on a connection of its own until the last row. */
async function* cursorOfServer(pool: pg.Pool, { name, text, values, size }: Cursor): AsyncGenerator<object[]> {
  const client = await pool.connect();
  let broken: Error | undefined;
  try {
    await client.query('begin isolation level repeatable read read only');
    await rewriteError(ask(client, `declare ${name} no scroll cursor for ${text}`, values, noNames));
    for (;;) {
      const { rows } = await rewriteError(ask(client, `fetch ${size} from ${name}`, [], noNames));
      if (rows.length > 0) yield rows;
      if (rows.length < size) return;
    }
  } finally {
    await client.query('rollback').catch((cause: Error) => {
      broken = cause;
    });
    client.release(broken);
  }
}

/** The embedded database has one connection: others use it between two parts. */
async function* cursorOfEmbedded(pool: pg.Pool, { name, text, values, size }: Cursor): AsyncGenerator<object[]> {
  await rewriteError(askAnyone(pool, `declare ${name} no scroll cursor with hold for ${text}`, values, noNames));
  try {
    for (;;) {
      const { rows } = await rewriteError(askAnyone(pool, `fetch ${size} from ${name}`, [], noNames));
      if (rows.length > 0) yield rows;
      if (rows.length < size) return;
    }
  } finally {
    await askAnyone(pool, `close ${name}`, [], noNames).catch(() => undefined);
  }
}

type Cursor = { name: string; text: string; values: unknown[]; size: number };

let cursors = 0;

function cursorOf(pool: pg.Pool, text: string, values: unknown[], size: number): AsyncGenerator<object[]> {
  cursors += 1;
  const cursor = { name: `cursor_${cursors}`, text, values, size };
  return pool.options.max === 1 ? cursorOfEmbedded(pool, cursor) : cursorOfServer(pool, cursor);
}

const poolRunner = (pool: pg.Pool): Runner => ({
  query: (text, values, names) => rewriteError(askAnyone(pool, text, values, names)),
  cursor: (text, values, size) => cursorOf(pool, text, values, size),
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
  query: (text, values, names) => rewriteError(ask(client, text, values, names)),
  cursor: () => {
    throw new Error('a cursor has a transaction of its own');
  },
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
