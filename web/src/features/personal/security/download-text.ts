/** Downloads a text file, with CRLF and a BOM so that every editor opens it. */
export function downloadText(name: string, lines: readonly string[]): void {
  const file = new Blob(['\ufeff', lines.join('\r\n'), '\r\n'], { type: 'text/plain;charset=utf-8' });
  const address = URL.createObjectURL(file);
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  // The browser needs time to fetch it.
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}
