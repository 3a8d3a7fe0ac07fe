import { type RefObject, useEffect, useRef } from 'react';

/** Focuses the first field of a dialog step, when it appears and after a refusal. */
export function useFocusFirst<E extends HTMLElement>(refusal?: unknown): RefObject<E | null> {
  const first = useRef<E>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a refusal only triggers the effect
  useEffect(() => first.current?.focus({ preventScroll: true }), [refusal]);
  return first;
}
