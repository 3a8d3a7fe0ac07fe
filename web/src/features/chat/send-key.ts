import type { KeyboardEvent } from 'react';
import { create } from 'zustand';
import { read, write } from '../../lib/storage.ts';

export type SendKey = 'enter' | 'ctrlEnter';

/** Which key sends; the other begins a new line. Kept in this browser. */
export const useSendKey = create<{ sendKey: SendKey }>(() => ({ sendKey: read<SendKey>('chat-send-key') ?? 'enter' }));

export function setSendKey(sendKey: SendKey): void {
  write('chat-send-key', sendKey);
  useSendKey.setState({ sendKey });
}

type KeyPress = Pick<KeyboardEvent, 'key' | 'shiftKey' | 'ctrlKey' | 'metaKey'> & {
  nativeEvent: { isComposing: boolean };
};

/** While an input method composes Chinese, Enter chooses a word. */
export function isSendKey({ key, shiftKey, ctrlKey, metaKey, nativeEvent }: KeyPress, sendKey: SendKey): boolean {
  if (key !== 'Enter' || shiftKey || nativeEvent.isComposing) return false;
  return sendKey === 'enter' || ctrlKey || metaKey;
}
