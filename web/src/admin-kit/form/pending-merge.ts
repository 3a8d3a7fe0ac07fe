import type { Conflict } from './ConflictDialog.tsx';

/** Input that was refused because of somebody else's change, until the form shows the newest record. */
export type PendingMerge = { changed: Conflict; base: unknown; mine: unknown };

const pending = new Map<string, PendingMerge>();

/** By what is edited: the form that shows the newest record is another one. */
export const keepForMerge = (key: string, merge: PendingMerge) => void pending.set(key, merge);
export const peekMerge = (key: string) => pending.get(key);
export const forgetMerge = (key: string) => void pending.delete(key);
