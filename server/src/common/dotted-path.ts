/** The value at a path such as `data.rows[0].title`; the empty path is the value itself. */
export function valueAt(value: unknown, path: string): unknown {
  let found = value;
  for (const step of stepsOf(path)) {
    if (typeof found !== 'object' || found === null || !Object.hasOwn(found, step)) return undefined;
    found = (found as Record<string, unknown>)[step];
  }
  return found;
}

const stepsOf = (path: string) =>
  path
    .replace(/\[(\d+)\]/g, '.$1')
    .split('.')
    .filter((step) => step !== '');

/** Maximum text length in a card. */
const MOST_LETTERS = 1000;

/** A foreign value as readable text: strings and numbers; objects and arrays give an empty text. */
export function toText(value: unknown): string {
  if (typeof value === 'string') return value.trim().slice(0, MOST_LETTERS);
  if (typeof value === 'number' || typeof value === 'bigint') return String(value);
  return typeof value === 'boolean' ? String(value) : '';
}
