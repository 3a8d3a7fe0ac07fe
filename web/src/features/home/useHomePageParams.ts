import { useMemo } from 'react';
import { useLocation } from 'react-router';

/** Which page of cards is shown: that of a navigation item, or the home page; by an administrator a layout, as an identity. */
export type HomePageParams = { navigationId?: string; layoutId?: string; as?: string };

/** An id no entry has: an address with an invalid id leads to "not found". */
const unknownId = '9'.repeat(18);

export function useHomePageParams(): HomePageParams {
  const { search } = useLocation();
  return useMemo(() => {
    const given = new URLSearchParams(search);
    const idOf = (name: string, key: keyof HomePageParams) => {
      const id = given.get(name);
      return id === null ? {} : { [key]: /^[1-9]\d{0,17}$/.test(id) ? id : unknownId };
    };
    return { ...idOf('navigation', 'navigationId'), ...idOf('layout', 'layoutId'), ...idOf('as', 'as') };
  }, [search]);
}
