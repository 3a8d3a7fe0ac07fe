import { create } from 'zustand';

/** Alerts that stand inside the page: they are not repeated above it. */
export const useInlineAlerts = create<{ ids: readonly string[] }>(() => ({ ids: [] }));

/** Returns a function that ends it. */
export function showInlineAlerts(ids: readonly string[]): () => void {
  useInlineAlerts.setState({ ids });
  return () => useInlineAlerts.setState({ ids: [] });
}
