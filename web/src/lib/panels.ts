/** Panels over the page other than dialogs (service panels, chat): all of them close when the session ends. */
const open = new Set<() => void>();

/** Registers the close function of an open panel. Returns a function to unregister it once the panel has closed. */
export function registerPanel(close: () => void): () => void {
  open.add(close);
  return () => void open.delete(close);
}

export function closePanels(): void {
  for (const close of open) close();
  open.clear();
}
