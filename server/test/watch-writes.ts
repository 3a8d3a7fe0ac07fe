import type pg from 'pg';
import type { Run } from '../src/db/run.ts';

type Statement = Pick<Run, 'text' | 'values'> & { callback: Run['callback'] };
type Client = { query(statement: string | Statement, ...rest: unknown[]): unknown };

const tablesIn = (text: string) =>
  [...text.matchAll(/\b(?:insert into|update|delete from)\s+([a-z_]+)/gi)].flatMap(([, table]) => table ?? []);

/**
 * Records every table of a school to which a statement wrote rows, after the commit: rolled-back writes do not count.
 * Comparing all rows after each call would take longer than the calls.
 */
export function watchWrites(pool: pg.Pool, tenantId: string) {
  let written: string[] = [];
  const watched = new WeakSet<Client>();

  function watchClient(client: Client) {
    /** Inside a transaction: the tables written, and how many of them there were at each savepoint. */
    let open: { tables: string[]; points: Map<string, number> } | undefined;

    function follow(text: string) {
      const point = text.split(' ').at(-1) ?? '';
      if (text === 'begin') open = { tables: [], points: new Map() };
      else if (text.startsWith('savepoint')) open?.points.set(point, open.tables.length);
      else if (text.startsWith('rollback to')) open?.tables.splice(open.points.get(point) ?? 0);
      else if (text === 'rollback') open = undefined;
      else if (text === 'commit') {
        written.push(...(open?.tables ?? []));
        open = undefined;
      }
    }

    function note(statement: Statement) {
      const tables = tablesIn(statement.text);
      if (tables.length === 0 || !statement.values.includes(tenantId)) return;
      const { callback } = statement;
      // The row count is that of the whole statement: writes inside a `with` always count.
      const onTheWay = /^\s*with\b/i.test(statement.text);
      statement.callback = (error, answer) => {
        if (answer && (onTheWay || answer.rowCount > 0)) (open?.tables ?? written).push(...tables);
        callback(error, answer);
      };
    }

    const query = client.query.bind(client);
    client.query = (statement, ...rest) => {
      if (typeof statement === 'string') follow(statement);
      else note(statement);
      return query(statement, ...rest);
    };
  }

  pool.on('acquire', (given) => {
    const client = given as unknown as Client;
    if (watched.has(client)) return;
    watched.add(client);
    watchClient(client);
  });

  return {
    /** The tables written since the last call. */
    tables(): string[] {
      const tables = [...new Set(written)].sort();
      written = [];
      return tables;
    },
  };
}
