/** Gives a text to the person as a file, with the line ends and the mark every editor understands. */
export function downloadText(name: string, lines: readonly string[]): void {
  const file = new Blob(['\ufeff', lines.join('\r\n'), '\r\n'], { type: 'text/plain;charset=utf-8' });
  const address = URL.createObjectURL(file);
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  // The browser has to fetch it first.
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}
