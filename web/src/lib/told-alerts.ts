import { create } from 'zustand';

/** Alerts that the page itself tells of: they do not stand above it as well. */
export const useToldAlerts = create<{ ids: readonly string[] }>(() => ({ ids: [] }));

/** Returns a function that ends it. */
export function tellAlerts(ids: readonly string[]): () => void {
  useToldAlerts.setState({ ids });
  return () => useToldAlerts.setState({ ids: [] });
}
