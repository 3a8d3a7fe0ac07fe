import { randomBytes, randomUUID } from 'node:crypto';
import type pg from 'pg';

/** A pool, or one connection of it. */
type Queryable = Pick<pg.Pool, 'query'>;
type Column = { name: string; type: string; filled: boolean };

/** Catalogue queries, cached: every database of a run is migrated alike. */
const known = new Map<string, Promise<{ rows: unknown[] }>>();

async function askOnce<T>(pool: Queryable, text: string, values: unknown[]): Promise<T[]> {
  const name = JSON.stringify([text, values]);
  const asked = known.get(name) ?? pool.query(text, values);
  known.set(name, asked);
  return (await asked).rows as T[];
}

/** Tables with rows of a school: all of them, or those with a numeric id. */
async function tablesWith(pool: pg.Pool, columns: string[]): Promise<string[]> {
  const rows = await askOnce<{ name: string }>(
    pool,
    `select table_name as name from information_schema.columns
     where table_schema = 'public' and column_name = any($1) and (column_name <> 'id' or data_type = 'bigint')
     group by table_name having count(*) = cardinality($1) order by table_name`,
    [columns],
  );
  return rows.map(({ name }) => name);
}

/** Inserts one row with the same id into every table of a school, whatever its columns. */
export async function fillTables(pool: pg.Pool, tenantId: string, id: string) {
  let waiting = await tablesWith(pool, ['id', 'tenant_id']);
  // A referencing table can only be filled after its target: failed ones are retried.
  while (waiting.length > 0) {
    const failed: string[] = [];
    for (const table of waiting)
      await fillTable(pool, table, id, { tenant_id: tenantId }).catch(() => failed.push(table));
    if (failed.length === waiting.length) throw new Error(`no row could be made in ${failed.join(', ')}`);
    waiting = failed;
  }
}

type Owner = { tenantId: string; id: string; identityId: string };

/** The columns that name a row's owner. */
const personal = ['user_id', 'owner_id', 'assignee_id', 'applicant_id'];
/** Their owner answers for them; they belong to the school. */
const ofSchool = ['process'];

/**
 * Inserts one row with the same id into every table with personal rows. References to rows of the school use `parent`,
 * an id that `fillTables` has filled before.
 */
export async function fillPersonal(pool: pg.Pool, owner: Owner, id: string, parent: string) {
  const given = { tenant_id: owner.tenantId, id, identity_id: owner.identityId, audience: 'owner' };
  for (const { table, column } of await personalTables(pool))
    await fillTable(pool, table, parent, { ...given, [column]: owner.id });
  // Only a session with a refresh token counts as a device of the person.
  await fillTable(pool, 'session_token', parent, { ...given, session_id: id });
}

/** The contents of the rows that `fillPersonal` inserted. */
export async function personalRows(pool: pg.Pool, id: string): Promise<unknown[]> {
  const each = (await personalTables(pool)).map(
    ({ table }) => `select '${table}' as in, t::text as row from "${table}" t where id = $1`,
  );
  return (await pool.query(`${each.join(' union all ')} order by 1`, [id])).rows;
}

async function personalTables(pool: pg.Pool) {
  const found: { table: string; column: string }[] = [];
  for (const column of personal)
    for (const table of await tablesWith(pool, ['id', 'tenant_id', column]))
      if (!ofSchool.includes(table)) found.push({ table, column });
  return found;
}

/** Inserts a row from the required columns and the given values; with a given id its texts are unique. */
export async function fillTable(pool: Queryable, table: string, id: string, given: Record<string, string>) {
  const rows = await askOnce<Column>(
    pool,
    `select column_name as name, udt_name as type, is_nullable = 'YES' or column_default is not null as filled
     from information_schema.columns where table_schema = 'public' and is_generated = 'NEVER' and table_name = $1`,
    [table],
  );
  const wanted = rows.filter(({ name, filled }) => !filled || name === 'id' || Object.hasOwn(given, name));
  const word = `theirs${given.id ?? ''}`;
  const values = wanted.map(({ name, type }) => given[name] ?? valueFor(type, id, word));
  const names = wanted.map(({ name }) => `"${name}"`).join(', ');
  const places = wanted.map((_, at) => `$${at + 1}`).join(', ');
  await pool.query(`insert into "${table}" (${names}) values (${places})`, values);
}

function valueFor(type: string, id: string, word: string): unknown {
  switch (type) {
    case 'int8':
      return id;
    case 'int4':
    case 'int2':
      return 1;
    case 'bool':
      return true;
    case 'jsonb':
      return '{}';
    case '_text':
      return [word];
    case 'uuid':
      return randomUUID();
    case 'bytea':
      return randomBytes(16);
    case 'timestamptz':
    case 'date':
      return '2030-01-01';
    default:
      return type.startsWith('_') ? [] : word;
  }
}

/** A hash per table that changes when any row of the school changes. */
export async function fingerprint(pool: pg.Pool, tenantId: string): Promise<Record<string, string>> {
  const each = (await tablesWith(pool, ['tenant_id'])).map(
    (table) => `select '${table}' as name, coalesce(md5(string_agg(t::text, '|' order by t::text)), '') as print
      from "${table}" t where tenant_id = $1`,
  );
  const { rows } = await pool.query<{ name: string; print: string }>(each.join(' union all '), [tenantId]);
  return Object.fromEntries(rows.map(({ name, print }) => [name, print]));
}
