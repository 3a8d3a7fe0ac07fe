/** Placeholder for the tenant of the Db that runs the statement: `where tenant_id = ${tenant}`. */
export const tenant = Symbol('tenant');

export type Value = string | number | boolean | bigint | Date | Buffer | null | readonly unknown[] | typeof tenant;

/** A statement, or a part of one, with its values separate from its text. */
export class Sql {
  constructor(
    readonly strings: readonly string[],
    readonly values: readonly (Value | Sql)[],
  ) {}
}

export const sql = (strings: TemplateStringsArray, ...values: (Value | Sql)[]) => new Sql(strings, values);

export const nothing = sql``;

/** jsonb parameters are sent as text; arrays would otherwise become PostgreSQL arrays. */
export const json = (value: unknown) => JSON.stringify(value);

export const join = (pieces: readonly Sql[], glue: Sql) =>
  pieces.length === 0
    ? nothing
    : pieces.slice(1).reduce((all, piece) => sql`${all}${glue}${piece}`, pieces[0] ?? nothing);

export type Statement = { text: string; values: unknown[]; tenants: number };

/** Renders the text with $1, $2 … and inserts the tenant's id for `tenant`. */
export function compile(statement: Sql, tenantId: string | undefined): Statement {
  const pieces: string[] = [];
  const values: unknown[] = [];
  let tenants = 0;
  let tenantAt = 0;
  const write = ({ strings, values: params }: Sql) => {
    for (const [i, text] of strings.entries()) {
      pieces.push(text);
      if (i >= params.length) return;
      const value = params[i];
      if (value instanceof Sql) write(value);
      else if (value === tenant) {
        if (!tenantAt) tenantAt = values.push(tenantId);
        tenants += 1;
        pieces.push(`$${tenantAt}`);
      } else pieces.push(`$${values.push(value)}`);
    }
  };
  write(statement);
  return { text: pieces.join(''), values, tenants };
}
