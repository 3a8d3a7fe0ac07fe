declare module 'pg/lib/utils.js' {
  /** A value in PostgreSQL's text format. */
  export function prepareValue(value: unknown): unknown;
}
