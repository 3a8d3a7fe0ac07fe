import type { ClientFrame, ServerFrame } from '@yizhan/contract/socket.ts';

/** Frames of the socket for those who handle them, whichever tab holds the socket. Small: lib/socket.ts loads later. */
type FrameListener = (frame: ServerFrame) => void;
type FrameSender = (frame: ClientFrame) => boolean;

const listeners = new Set<FrameListener>();
let sender: FrameSender | undefined;

/** Calls the listener with every frame but hints. Returns an unsubscribe function. */
export function onFrame(listener: FrameListener): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

export function emitFrame(frame: ServerFrame) {
  for (const listener of listeners) listener(frame);
}

export function setFrameSender(next: FrameSender | undefined) {
  sender = next;
}

/** Returns whether a connection took the frame; it may still be lost on the way. */
export const sendFrame = (frame: ClientFrame): boolean => sender?.(frame) ?? false;
