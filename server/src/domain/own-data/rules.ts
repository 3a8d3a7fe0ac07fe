/** A spreadsheet program must not take a text for a formula. */
const asText = (text: string) => (/^[=+\-@\t\r]/.test(text) ? `'${text}` : text);

function cellOf(value: unknown): string {
  if (value === null || value === undefined) return '';
  if (typeof value === 'string') return asText(value);
  return typeof value === 'object' ? JSON.stringify(value) : `${value as number | boolean | bigint}`;
}

/** A line of a CSV file (RFC 4180). */
export const csvLine = (values: readonly unknown[]) =>
  `${values.map((value) => `"${cellOf(value).replaceAll('"', '""')}"`).join(',')}\r\n`;

export const filledIn = (text: string, values: Readonly<Record<string, string>>) =>
  text.replace(/\{(\w+)\}/g, (whole, name: string) => values[name] ?? whole);
