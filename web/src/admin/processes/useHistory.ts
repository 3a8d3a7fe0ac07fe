import { useState } from 'react';

type History<T> = { past: readonly T[]; future: readonly T[]; tag: string | undefined };

/** As many steps back as anybody remembers. */
const MOST_STEPS = 100;

/**
 * Undo and redo over a content. Changes with the same tag in a row, such as letters typed into one field, are one step.
 */
export function useHistory<T>(content: T, setContent: (content: T) => void) {
  const [{ past, future, tag }, setHistory] = useState<History<T>>({ past: [], future: [], tag: undefined });
  const change = (next: T, nextTag?: string) => {
    const isSameStep = nextTag !== undefined && nextTag === tag && past.length > 0;
    setHistory({ past: isSameStep ? past : [...past, content].slice(-MOST_STEPS), future: [], tag: nextTag });
    setContent(next);
  };
  const undo = () => {
    const before = past.at(-1);
    if (before === undefined) return;
    setHistory({ past: past.slice(0, -1), future: [content, ...future], tag: undefined });
    setContent(before);
  };
  const redo = () => {
    const [after, ...rest] = future;
    if (after === undefined) return;
    setHistory({ past: [...past, content], future: rest, tag: undefined });
    setContent(after);
  };
  return { change, undo, redo, canUndo: past.length > 0, canRedo: future.length > 0 };
}
