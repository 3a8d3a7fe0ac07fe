import type { ServiceKind } from '@yizhan/contract/entities/service.ts';
import { useEffect, useRef } from 'react';
import { useSearchParams } from 'react-router';
import { read, write } from '../../lib/storage.ts';
import { type HallAddress, type HallView, parseAddress, toSearchParams, updateAddress } from './hall-address.ts';

const VIEW = 'hall-view';

export type ChangeHall = (changes: Partial<HallAddress>) => void;

/** The state of the hall, all of it in the address. A centre adds its type by its path. */
export function useHallAddress(centre?: ServiceKind | '') {
  const [search, setSearch] = useSearchParams();
  const parsed = parseAddress(search);
  const address = centre === undefined ? parsed : { ...parsed, type: centre };
  // A second change may come before the first is rendered: it builds on the first.
  const latest = useRef(parsed);
  useEffect(() => {
    latest.current = parseAddress(search);
  }, [search]);
  const change: ChangeHall = (changes) => {
    if (changes.view) write(VIEW, changes.view);
    const next = updateAddress(latest.current, changes);
    latest.current = next;
    const preview = search.get('preview');
    const params = toSearchParams(centre === undefined ? next : { ...next, type: '' });
    setSearch(preview ? { ...params, preview } : params, {
      // Switching the view is a preference, not a step for the back button.
      replace: changes.view !== undefined,
    });
  };
  /** Undefined until the person chooses. */
  const view: HallView | undefined = parsed.view || read<HallView>(VIEW);
  return { address, view, change };
}
