/** A spreadsheet must not take a text for a formula. */
const guarded = (text: string) => (/^[=+\-@\t\r]/.test(text) ? `'${text}` : text);
const quoted = (text: string) => `"${guarded(text).replaceAll('"', '""')}"`;

/** With a byte order mark, without which Excel reads Chinese wrongly. */
export const toCsv = (rows: readonly (readonly string[])[]) =>
  `\uFEFF${rows.map((row) => row.map(quoted).join(',')).join('\r\n')}\r\n`;

/** The browser reads the file some time after the click: an address revoked at once may save nothing. */
const READ_WITHIN_MS = 60_000;

/** Hands a text to the browser as a file. */
export function saveFile(name: string, type: string, content: BlobPart): void {
  const url = URL.createObjectURL(new Blob([content], { type }));
  saveAddress(name, url);
  setTimeout(() => URL.revokeObjectURL(url), READ_WITHIN_MS);
}

/** The same for what already has an address: a picture as data. */
export function saveAddress(name: string, href: string): void {
  const safe = name.replace(/[\\/:*?"<>|\p{Cc}]/gu, '_');
  Object.assign(document.createElement('a'), { href, download: safe }).click();
}
