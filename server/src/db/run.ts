import pg from 'pg';
import { prepareValue } from 'pg/lib/utils.js';

/** What pg lets a statement of one's own do with a connection, one after the other. */
type Connection = {
  stream: { cork(): void; uncork(): void };
  /** Texts of named statements the connection has parsed; pg keeps it. */
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
type Done = (error: Error | null, answer?: Answer) => void;

/** How rows of a named statement are made, for every connection that knows it. */
const known = new WeakMap<Connection, Map<string, MakeRow>>();

function makersOf(connection: Connection): Map<string, MakeRow> {
  const makers = known.get(connection) ?? new Map<string, MakeRow>();
  known.set(connection, makers);
  return makers;
}

/**
 * One run of a statement. pg's own asks for the columns every time and copies a prepared object for every row;
 * this one asks when a connection meets the statement first, and its rows are written out as an object literal.
 */
export class Run {
  private makeRow: MakeRow | undefined;
  private readonly rows: object[] = [];
  private rowCount = 0;
  private broken: Error | undefined;

  constructor(
    /** Empty for a statement that is not kept. */
    readonly name: string,
    readonly text: string,
    readonly values: unknown[],
    readonly callback: Done,
  ) {}

  /** pg's types know only a part of what its connections do. */
  submit(given: pg.Connection): void {
    const connection = given as unknown as Connection;
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

/** These are text already. */
const asTheyCome = new Set<number>([
  pg.types.builtins.TEXT,
  pg.types.builtins.VARCHAR,
  pg.types.builtins.INT8,
  pg.types.builtins.UUID,
]);

/** `{"id": fields[0], "at": fields[1] === null ? null : parsers[1](fields[1])}`: rows of one shape, made without a loop. */
function rowMaker(columns: Column[]): MakeRow {
  const parsers = columns.map(({ dataTypeID }) => pg.types.getTypeParser(dataTypeID, 'text'));
  const properties = columns.map(({ name, dataTypeID }, i) => {
    const parsed = `fields[${i}] === null ? null : parsers[${i}](fields[${i}])`;
    return `${JSON.stringify(name)}: ${asTheyCome.has(dataTypeID) ? `fields[${i}]` : parsed}`;
  });
  return new Function('parsers', `return (fields) => ({${properties.join(', ')}})`)(parsers) as MakeRow;
}
