declare module 'pg/lib/utils.js' {
  /** A value as PostgreSQL takes it in text. */
  export function prepareValue(value: unknown): unknown;
}
