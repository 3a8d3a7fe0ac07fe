/** What stands over the page beside dialogs (service panels, chat): all of it closes when the session is over. */
const open = new Set<() => void>();

/** Tells how to close a panel that opened. Returns its end, for when it closed by itself. */
export function registerPanel(close: () => void): () => void {
  open.add(close);
  return () => void open.delete(close);
}

export function closePanels(): void {
  for (const close of open) close();
  open.clear();
}
