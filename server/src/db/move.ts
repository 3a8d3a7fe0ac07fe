import type pg from 'pg';
import { copyQueues } from './job-tables.ts';

const BATCH = 500;

export type MoveResult = { tables: number; rows: number };

/** The target already has rows: nothing is merged into them. */
export class TargetNotEmpty extends Error {}

/** Copies all our rows from one migrated database into another, empty and equally migrated one: all or nothing. */
export async function moveDatabase(from: pg.Pool, to: pg.Pool): Promise<MoveResult> {
  const source = await from.connect();
  const target = await to.connect();
  try {
    await source.query('begin isolation level repeatable read read only');
    await target.query('begin');
    await target.query('set local statement_timeout = 0');
    const tables = await listTables(target);
    for (const table of tables) await refuseRows(target, table);
    // Without foreign keys the tables can be filled in any order; restoring the keys checks them.
    const references = await dropReferences(target);
    let rows = 0;
    for (const table of tables) rows += await copyTable(source, target, table);
    await copyQueues(source, target);
    rows += await copyTable(source, target, 'pgboss.job', "where state < 'completed'");
    for (const { table, name, definition } of references) {
      await target.query(`alter table ${table} add constraint ${name} ${definition}`);
    }
    await copySequences(source, target);
    await target.query('commit');
    return { tables: tables.length, rows };
  } catch (error) {
    await target.query('rollback');
    throw error;
  } finally {
    await source.query('rollback');
    source.release();
    target.release();
  }
}

async function listTables(client: pg.PoolClient) {
  const { rows } = await client.query<{ name: string }>(
    `select c.oid::regclass::text as name from pg_class c
     where c.relkind = 'r' and c.relnamespace = 'public'::regnamespace order by 1`,
  );
  return rows.map(({ name }) => name);
}

async function refuseRows(target: pg.PoolClient, table: string) {
  const { rowCount } = await target.query(`select from ${table} limit 1`);
  if (rowCount) throw new TargetNotEmpty(`the database has rows already (in ${table}): move into an empty one`);
}

async function dropReferences(target: pg.PoolClient) {
  const { rows } = await target.query<{ table: string; name: string; definition: string }>(
    `select conrelid::regclass::text as "table", quote_ident(conname) as name, pg_get_constraintdef(oid) as definition
     from pg_constraint where contype = 'f' and connamespace = 'public'::regnamespace and conparentid = 0`,
  );
  for (const { table, name } of rows) await target.query(`alter table ${table} drop constraint ${name}`);
  return rows;
}

/** Values are copied as text, which every type round-trips. */
async function copyTable(source: pg.PoolClient, target: pg.PoolClient, table: string, which = '') {
  const columns = await listColumns(target, table);
  const names = columns.map(({ name }) => name).join(', ');
  const texts = columns.map(({ name }) => `${name}::text`).join(', ');
  const arrays = columns.map((_, i) => `$${i + 1}::text[]`).join(', ');
  const values = columns.map(({ type }, i) => `c${i}::${type}`).join(', ');
  const aliases = columns.map((_, i) => `c${i}`).join(', ');
  const insert = `insert into ${table} (${names}) overriding system value select ${values} from unnest(${arrays}) as t (${aliases})`;
  await source.query(`declare rows_of_table no scroll cursor for select ${texts} from ${table} ${which}`);
  await target.query(`alter table ${table} disable trigger user`);
  let copied = 0;
  for (;;) {
    const { rows } = await source.query<(string | null)[]>({
      text: `fetch ${BATCH} from rows_of_table`,
      rowMode: 'array',
    });
    if (rows.length === 0) break;
    await target.query(
      insert,
      columns.map((_, i) => rows.map((row) => row[i] ?? null)),
    );
    copied += rows.length;
  }
  await source.query('close rows_of_table');
  await target.query(`alter table ${table} enable trigger user`);
  return copied;
}

/** Generated columns are recomputed. */
async function listColumns(client: pg.PoolClient, table: string) {
  const { rows } = await client.query<{ name: string; type: string }>(
    `select quote_ident(attname) as name, format_type(atttypid, atttypmod) as type from pg_attribute
     where attrelid = $1::regclass and attnum > 0 and not attisdropped and attgenerated = '' order by attnum`,
    [table],
  );
  return rows;
}

async function copySequences(source: pg.PoolClient, target: pg.PoolClient) {
  const { rows } = await target.query<{ name: string }>(
    `select oid::regclass::text as name from pg_class where relkind = 'S' and relnamespace = 'public'::regnamespace`,
  );
  for (const { name } of rows) {
    const at = await source.query<{ value: string; used: boolean }>(
      `select last_value::text as value, is_called as used from ${name}`,
    );
    await target.query('select setval($1::regclass, $2, $3)', [name, at.rows[0]?.value, at.rows[0]?.used]);
  }
}
