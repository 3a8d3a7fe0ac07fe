import { create } from 'zustand';

/** Unsent text per conversation, kept while the tab is open. */
const useDrafts = create<Readonly<Record<string, string>>>(() => ({}));

export const useDraft = (jid: string): [string, (text: string) => void] => [
  useDrafts((drafts) => drafts[jid] ?? ''),
  (text) => useDrafts.setState({ [jid]: text }),
];
