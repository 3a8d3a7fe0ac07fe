import { type RefObject, useEffect, useRef } from 'react';

/** Brings focus to where a step of a dialog begins, when it appears and when what was sent is refused. */
export function useFocusFirst<E extends HTMLElement>(refusal?: unknown): RefObject<E | null> {
  const first = useRef<E>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a refusal is the reason to go back, not what is read
  useEffect(() => first.current?.focus({ preventScroll: true }), [refusal]);
  return first;
}
