import { useEffect, useState } from 'react';

/** Debounces a value: fast typing triggers one request, at its end. */
export function useDebounced<T>(value: T, afterMs: number): T {
  const [debounced, setDebounced] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setDebounced(value), afterMs);
    return () => clearTimeout(timer);
  }, [value, afterMs]);
  return debounced;
}
