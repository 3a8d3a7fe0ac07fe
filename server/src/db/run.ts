import pg from 'pg';
import { prepareValue } from 'pg/lib/utils.js';

/** The parts of pg's connection used here; its types omit them. */
type Connection = {
  stream: { cork(): void; uncork(): void };
  /** Texts of the named statements parsed on this connection; filled by pg. */
  parsedStatements: Record<string, string>;
  parse(message: { name: string; text: string }): void;
  bind(message: { statement: string; values: unknown[] }): void;
  describe(message: { type: 'P'; name: string }): void;
  execute(message: { portal: string }): void;
  sync(): void;
};

type Fields = (string | null)[];
type MakeRow = (fields: Fields) => object;
type Column = { name: string; dataTypeID: number };

export type Answer = { rows: object[]; rowCount: number };
type Callback = (error: Error | null, answer?: Answer) => void;

/** Row constructors of named statements, by connection. */
const rowMakers = new WeakMap<Connection, Map<string, MakeRow>>();

function makersOf(connection: Connection): Map<string, MakeRow> {
  const makers = rowMakers.get(connection) ?? new Map<string, MakeRow>();
  rowMakers.set(connection, makers);
  return makers;
}

/**
 * One execution of a statement. pg's own query requests the column descriptions every time; this one does so on the
 * first run per connection and caches them. It uses pg's connection internals for that;
 * docs/decisions/016-what-a-call-costs.md gives the gain.
 */
export class Run {
  private makeRow: MakeRow | undefined;
  private readonly rows: object[] = [];
  private rowCount = 0;
  private broken: Error | undefined;

  constructor(
    /** Empty for an unnamed statement. */
    readonly name: string,
    readonly text: string,
    readonly values: unknown[],
    readonly callback: Callback,
  ) {}

  submit(target: pg.Connection): void {
    const connection = target as unknown as Connection;
    this.makeRow = this.name ? makersOf(connection).get(this.name) : undefined;
    connection.stream.cork();
    try {
      const values = this.values.map((value) => prepareValue(value));
      if (!this.name || connection.parsedStatements[this.name] === undefined)
        connection.parse({ name: this.name, text: this.text });
      connection.bind({ statement: this.name, values });
      if (!this.makeRow) connection.describe({ type: 'P', name: '' });
      connection.execute({ portal: '' });
    } catch (error) {
      this.broken = error as Error;
    } finally {
      connection.sync();
      connection.stream.uncork();
    }
  }

  handleRowDescription({ fields }: { fields: Column[] }) {
    this.makeRow = rowMaker(fields);
  }

  handleDataRow({ fields }: { fields: Fields }) {
    try {
      if (this.makeRow && !this.broken) this.rows.push(this.makeRow(fields));
    } catch (error) {
      this.broken = error as Error;
    }
  }

  handleCommandComplete({ text }: { text: string }, connection: Connection) {
    this.rowCount = Number(text.slice(text.lastIndexOf(' ') + 1)) || 0;
    if (this.name) makersOf(connection).set(this.name, this.makeRow ?? noRow);
  }

  handleEmptyQuery() {}
  handlePortalSuspended() {}

  handleError(error: Error) {
    this.callback(error);
  }

  handleReadyForQuery() {
    if (this.broken) this.callback(this.broken);
    else this.callback(null, { rows: this.rows, rowCount: this.rowCount });
  }
}

const noRow: MakeRow = () => ({});

/** Types whose text needs no parsing. */
const textTypes = new Set<number>([
  pg.types.builtins.TEXT,
  pg.types.builtins.VARCHAR,
  pg.types.builtins.INT8,
  pg.types.builtins.UUID,
]);

const asText = (text: string): unknown => text;

function rowMaker(columns: Column[]): MakeRow {
  const properties = columns.map(({ name, dataTypeID }) => ({
    name,
    parse: textTypes.has(dataTypeID) ? asText : pg.types.getTypeParser(dataTypeID, 'text'),
  }));
  return (fields) => {
    const row: Record<string, unknown> = {};
    let column = 0;
    for (const { name, parse } of properties) {
      const field = fields[column++] ?? null;
      row[name] = field === null ? null : parse(field);
    }
    return row;
  };
}
