import pg from 'pg';

/** Tables beside the product's own, with the same columns and indexes, written by plain multi-row inserts. */
export async function plainInserts(url: string, connections: number) {
  const pool = new pg.Pool({ connectionString: url, max: connections });
  await pool.query('create table plain_todo (like todo including all)');
  const { rows: columns } = await pool.query<{ name: string }>(
    `select attname as name from pg_attribute where attrelid = 'plain_todo'::regclass and attnum > 0
       and not attisdropped and attgenerated = '' and attidentity = ''`,
  );
  const names = columns.map(({ name }) => name);
  return {
    /** What the product has stored, as the values of inserts. */
    async read(sourceIds: readonly string[]): Promise<unknown[][]> {
      const { rows } = await pool.query<Record<string, unknown>>(
        `select ${names.map((name) => `"${name}"::text as "${name}"`).join(', ')} from todo where source_id = any($1)`,
        [sourceIds],
      );
      return rows.map((row) => names.map((name) => row[name]));
    },
    async insert(rows: readonly unknown[][]): Promise<void> {
      const places = rows.map(
        (_, at) => `(${names.map((_name, column) => `$${at * names.length + column + 1}`).join(', ')})`,
      );
      const into = names.map((name) => `"${name}"`).join(', ');
      await pool.query(`insert into plain_todo (${into}) values ${places.join(', ')}`, rows.flat());
    },
    end: () => pool.end(),
  };
}
