import { create } from 'zustand';
import type { ThreadMessage } from './chat-state.ts';

/** What is open over the conversations. */
type ChatDialog =
  | { kind: 'person'; userId: string }
  | { kind: 'sendCard'; userId: string; name: string }
  | { kind: 'forward'; message: ThreadMessage }
  | { kind: 'readers'; message: ThreadMessage };

export const useChatDialog = create<{ dialog: ChatDialog | undefined }>(() => ({ dialog: undefined }));

export const openDialog = (dialog: ChatDialog) => useChatDialog.setState({ dialog });
export const closeDialog = () => useChatDialog.setState({ dialog: undefined });
