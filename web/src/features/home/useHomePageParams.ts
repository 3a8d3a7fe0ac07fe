import { useMemo } from 'react';
import { useLocation } from 'react-router';

/** Which page of cards is shown: that of a navigation item, or the home page. */
export type HomePageParams = { navigationId?: string };

/** An id no entry has: an address with an invalid id leads to "not found". */
const unknownId = '9'.repeat(18);

export function useHomePageParams(): HomePageParams {
  const { search } = useLocation();
  return useMemo(() => {
    const id = new URLSearchParams(search).get('navigation');
    return id === null ? {} : { navigationId: /^[1-9]\d{0,17}$/.test(id) ? id : unknownId };
  }, [search]);
}
