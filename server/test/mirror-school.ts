import type pg from 'pg';

type Column = { table: string; name: string; type: string; target: string | null; required: boolean };

/** Far above all ids, so that a mirrored row is never one of the school's own. */
const OFFSET = 800_000_000_000;

/** The id that the mirrored newest row has, in every table. */
export const newestMirrored = String(2 * OFFSET);

/** The id of the mirrored row of any other one. */
export const mirroredId = (id: string) => String(Number(id) + OFFSET);

/** Columns that people read: a mirrored row says that it is one. */
const spoken = ['name', 'title', 'real_name', 'nick_name'];

/**
 * Copies every row of a school, of every table with a tenant, into another school. Only the id and the tenant differ, so
 * each copy refers to the same people and objects as its original: a statement that forgets the tenant on any table
 * finds twice as much.
 */
export async function mirrorSchool(pool: pg.Pool, from: string, to: string): Promise<string[]> {
  await dropPartialKeys(pool);
  const columns = await columnsOf(pool);
  const keys = await keysWithoutTenant(pool);
  const statements = [...columns].map(([table, ofTable]) => {
    const changed = keys.get(table) ?? new Set();
    const newest = `(select max(id) from "${table}" where tenant_id = '${from}')`;
    const values = ofTable.map((column) => mirrored(column, { to, newest, isKey: changed.has(column.name) }));
    const names = ofTable.map(({ name }) => `"${name}"`).join(', ');
    return `insert into "${table}" (${names}) select ${values.join(', ')} from "${table}" where tenant_id = '${from}'`;
  });
  // One transaction without triggers: a row can be copied before the one it refers to.
  await pool.query(['set local session_replication_role = replica', ...statements].join(';\n'));
  return [...columns.keys()];
}

type Copy = { to: string; newest: string; isKey: boolean };

function mirrored({ name, type }: Column, { to, newest, isKey }: Copy): string {
  if (name === 'tenant_id') return `'${to}'`;
  if (name === 'id' && type === 'int8')
    return `case when id = ${newest} then ${newestMirrored} else id + ${OFFSET} end`;
  if (spoken.includes(name) && type === 'text') return `"${name}" || '镜'`;
  return isKey ? another(name, type) : `"${name}"`;
}

/** A value that differs from the original, for a column that may not repeat. */
function another(name: string, type: string): string {
  switch (type) {
    case 'text':
      return `"${name}" || '~'`;
    case 'bytea':
      return `sha256("${name}")`;
    case 'uuid':
      return 'gen_random_uuid()';
    case 'int4':
      return `"${name}" + 1000`;
    case 'int8':
      // The mirrored row of the one it refers to.
      return `"${name}" + ${OFFSET}`;
    default:
      throw new Error(`no other value for ${name} ${type}`);
  }
}

/** Per table how many rows a school has and when the last was written: changes with every row that is touched. */
export async function lastWrites(pool: pg.Pool, tables: readonly string[], tenantId: string) {
  const each = tables.map(
    (table) => `select '${table}' as "table", count(*)::int as rows, max(xmin::text::bigint)::text as written
      from "${table}" where tenant_id = $1`,
  );
  const text = `${each.join(' union all ')} order by 1`;
  return (await pool.query<{ table: string; rows: number; written: string }>(text, [tenantId])).rows;
}

/** Puts one row into every table of a school that has none, about this person where it is about one. */
export async function fillEmptyTables(pool: pg.Pool, tenantId: string, userId: string): Promise<void> {
  const columns = await columnsOf(pool);
  const isEmpty = async (table: string) =>
    (await pool.query(`select 1 from "${table}" where tenant_id = $1 limit 1`, [tenantId])).rowCount === 0;
  let waiting: string[] = [];
  for (const table of columns.keys()) if (await isEmpty(table)) waiting.push(table);
  // A referencing table can only be filled after its target: failed ones are retried.
  while (waiting.length > 0) {
    const failed: string[] = [];
    for (const table of waiting) {
      const wanted = (columns.get(table) ?? []).filter(({ name, required }) => required || personal.includes(name));
      const names = wanted.map(({ name }) => `"${name}"`).join(', ');
      const known = (name: string) => columns.has(name);
      const values = wanted.map((column) => valueFor(column, { tenantId, userId, known })).join(', ');
      await pool.query(`insert into "${table}" (${names}) values (${values})`).catch(() => failed.push(table));
    }
    if (failed.length === waiting.length) throw new Error(`no row could be made in ${failed.join(', ')}`);
    waiting = failed;
  }
}

const personal = ['user_id', 'owner_id', 'assignee_id'];

type About = { tenantId: string; userId: string; known: (table: string) => boolean };

function valueFor({ name, type, target }: Column, { tenantId, userId, known }: About): string {
  if (name === 'tenant_id') return `'${tenantId}'`;
  if (personal.includes(name)) return userId;
  if (name === 'identity_id') return `(select min(id) from user_identity where user_id = ${userId})`;
  const owner = target ?? name.replace(/_id$/, '');
  switch (type) {
    case 'int8':
      return known(owner) ? `(select min(id) from "${owner}" where tenant_id = '${tenantId}')` : '1';
    case 'int4':
    case 'int2':
      return '1';
    case 'bool':
      return 'true';
    case 'jsonb':
      return "'{}'";
    case '_text':
      return "'{walk}'";
    case 'uuid':
      return 'gen_random_uuid()';
    case 'bytea':
      return `sha256('${name}')`;
    case 'timestamptz':
    case 'date':
      return "'2030-01-01'";
    default:
      return "'walk'";
  }
}

/** The columns of every table that has a tenant. */
async function columnsOf(pool: pg.Pool): Promise<Map<string, Column[]>> {
  const { rows } = await pool.query<Column>(`
    select c.table_name as "table", c.column_name as name, c.udt_name as type,
      c.is_nullable = 'NO' and c.column_default is null and c.is_identity = 'NO' as required,
      (select k.confrelid::regclass::text from pg_constraint k
        join pg_attribute a on a.attrelid = k.conrelid and a.attnum = k.conkey[1]
        where k.contype = 'f' and k.conrelid = format('%I', c.table_name)::regclass and a.attname = c.column_name limit 1)
        as target
    from information_schema.columns c
    where c.table_schema = 'public' and c.is_generated = 'NEVER' and exists (
      select 1 from information_schema.columns t
      where t.table_schema = 'public' and t.table_name = c.table_name and t.column_name = 'tenant_id')
    order by c.table_name, c.ordinal_position`);
  const tables = new Map<string, Column[]>();
  for (const row of rows) tables.set(row.table, [...(tables.get(row.table) ?? []), row]);
  return tables;
}

/** A mirrored row refers to rows of the school: removed with one of them, it would not tell of a statement. */
export async function dropForeignKeys(pool: pg.Pool) {
  const { rows } = await pool.query<{ name: string; table: string }>(`
    select quote_ident(conname) as name, conrelid::regclass::text as "table" from pg_constraint
    where contype = 'f' and connamespace = 'public'::regnamespace`);
  for (const { name, table } of rows) await pool.query(`alter table ${table} drop constraint ${name}`);
}

/** A person has one default identity; here the mirrored one refers to the same person. */
async function dropPartialKeys(pool: pg.Pool) {
  const { rows } = await pool.query<{ name: string }>(`
    select i.indexrelid::regclass::text as name from pg_index i
    join pg_class t on t.oid = i.indrelid join pg_namespace n on n.oid = t.relnamespace
    where n.nspname = 'public' and i.indisunique and i.indpred is not null and not exists (
      select 1 from pg_attribute a
      where a.attrelid = t.oid and a.attnum = any(i.indkey::int2[]) and a.attname = 'tenant_id')`);
  for (const { name } of rows) await pool.query(`drop index ${name}`);
}

/** Of each table the columns that must change in a copy: the last one of every key that does not contain the tenant. */
async function keysWithoutTenant(pool: pg.Pool): Promise<Map<string, Set<string>>> {
  const { rows } = await pool.query<{ table: string; columns: string[] }>(`
    select t.relname as "table", array_agg(a.attname::text order by k.place) as columns
    from pg_index i join pg_class t on t.oid = i.indrelid join pg_namespace n on n.oid = t.relnamespace
    cross join unnest(i.indkey) with ordinality k (number, place)
    join pg_attribute a on a.attrelid = t.oid and a.attnum = k.number
    where i.indisunique and n.nspname = 'public' group by i.indexrelid, t.relname`);
  const keys = new Map<string, Set<string>>();
  for (const { table, columns } of rows) {
    const last = columns.at(-1) ?? 'id';
    if (columns.includes('tenant_id') || last === 'id') continue;
    keys.set(table, (keys.get(table) ?? new Set()).add(last));
  }
  return keys;
}
