import { useMemo } from 'react';
import { useLocation } from 'react-router';

/** Which page of cards is shown: that of a navigation item, or the home page. */
export type Which = { navigationId?: string };

export function useWhich(): Which {
  const { search } = useLocation();
  return useMemo(() => {
    const id = new URLSearchParams(search).get('navigation') ?? '';
    return /^[1-9]\d*$/.test(id) ? { navigationId: id } : {};
  }, [search]);
}
