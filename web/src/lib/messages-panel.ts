import { create } from 'zustand';

/** Whether the messages beside the bell are open; the counts of other parts open them too. */
export const useMessagesPanel = create<{ open: boolean }>(() => ({ open: false }));

export const openMessages = () => useMessagesPanel.setState({ open: true });
export const closeMessages = () => useMessagesPanel.setState({ open: false });
