import { randomBytes, randomUUID } from 'node:crypto';
import type pg from 'pg';

type Column = { name: string; type: string; filled: boolean };

/** Tables that keep rows of a school, all of them or those that number their rows. */
async function tablesWith(pool: pg.Pool, columns: string[]): Promise<string[]> {
  const { rows } = await pool.query<{ name: string }>(
    `select table_name as name from information_schema.columns
     where table_schema = 'public' and column_name = any($1) and (column_name <> 'id' or data_type = 'bigint')
     group by table_name having count(*) = cardinality($1) order by table_name`,
    [columns],
  );
  return rows.map(({ name }) => name);
}

/** Puts one row with the same id into every table of a school, whatever columns the table has. */
export async function fillTables(pool: pg.Pool, tenantId: string, id: string) {
  let waiting = await tablesWith(pool, ['id', 'tenant_id']);
  // A table that refers to another is filled after it: those that fail are tried again.
  while (waiting.length > 0) {
    const failed: string[] = [];
    for (const table of waiting) await fillTable(pool, table, tenantId, id).catch(() => failed.push(table));
    if (failed.length === waiting.length) throw new Error(`no row could be made in ${failed.join(', ')}`);
    waiting = failed;
  }
}

async function fillTable(pool: pg.Pool, table: string, tenantId: string, id: string) {
  const { rows } = await pool.query<Column>(
    `select column_name as name, udt_name as type, is_nullable = 'YES' or column_default is not null as filled
     from information_schema.columns where table_schema = 'public' and table_name = $1`,
    [table],
  );
  const wanted = rows.filter(({ name, filled }) => !filled || name === 'id' || name === 'tenant_id');
  const values = wanted.map(({ name, type }) => (name === 'tenant_id' ? tenantId : valueFor(type, id)));
  const names = wanted.map(({ name }) => `"${name}"`).join(', ');
  const places = wanted.map((_, at) => `$${at + 1}`).join(', ');
  await pool.query(`insert into "${table}" (${names}) values (${places})`, values);
}

function valueFor(type: string, id: string): unknown {
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
      return ['theirs'];
    case 'uuid':
      return randomUUID();
    case 'bytea':
      return randomBytes(16);
    case 'timestamptz':
    case 'date':
      return '2030-01-01';
    default:
      return 'theirs';
  }
}

/** Changes when any row of the school changes. */
export async function fingerprint(pool: pg.Pool, tenantId: string): Promise<Record<string, string>> {
  const prints: Record<string, string> = {};
  for (const table of await tablesWith(pool, ['tenant_id'])) {
    const { rows } = await pool.query<{ print: string }>(
      `select coalesce(md5(string_agg(t::text, '|' order by t::text)), '') as print from "${table}" t where tenant_id = $1`,
      [tenantId],
    );
    prints[table] = rows[0]?.print ?? '';
  }
  return prints;
}
