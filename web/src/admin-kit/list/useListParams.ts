import { useMemo } from 'react';
import { useSearchParams } from 'react-router';
import { parsePageNumber } from '../../lib/page-number.ts';
import { confirmLeave } from '../form/unsaved-changes.ts';

export const NEW = 'new';

/** A new record that starts as a copy of another one. */
export const copyOf = (id: string) => `${NEW}.${id}`;
export const copiedFrom = (record: string) => (record.startsWith(`${NEW}.`) ? record.slice(NEW.length + 1) : undefined);

export type Sort = { by: string; order: 'asc' | 'desc' };

/** The state of a list, all of it in the address, so that links, reload and back restore it. */
export type ListParams<F extends string> = {
  filters: Readonly<Partial<Record<F, string>>>;
  page: number;
  sort: Sort | undefined;
  /** The open record: its id, NEW, or NEW with its parent (`new.12`). */
  record: string | undefined;
  setFilter: (name: F, value: string | undefined) => void;
  clearFilters: () => void;
  setPage: (page: number) => void;
  /** Changes the page without a history entry. */
  correctPage: (page: number) => void;
  setSort: (sort: Sort | undefined) => void;
  /** Opening and closing a record ask before unsaved input is lost. */
  open: (record: string) => Promise<void>;
  close: () => Promise<void>;
};

/** The valid values of a filter that is not free text: a list or a pattern. */
export type KnownValues<F extends string> = Readonly<Partial<Record<F, readonly string[] | RegExp>>>;

const isKnown = (known: readonly string[] | RegExp | undefined, value: string) =>
  known === undefined || (known instanceof RegExp ? known.test(value) : known.includes(value));

const toPageParam = (page: number) => ({ page: page > 1 ? String(page) : undefined });

/** An unknown filter value in the address counts as none. */
export function useListParams<F extends string>(names: readonly F[], known?: KnownValues<F>): ListParams<F> {
  const [params, setParams] = useSearchParams();
  return useMemo(() => {
    const change = (values: Readonly<Record<string, string | undefined>>, replace = false) =>
      setParams(
        (before) => {
          const next = new URLSearchParams(before);
          for (const [name, value] of Object.entries(values)) {
            if (value) next.set(name, value);
            else next.delete(name);
          }
          return next;
        },
        { replace },
      );
    const filters: Partial<Record<F, string>> = {};
    for (const name of names) {
      const value = params.get(name);
      if (value && isKnown(known?.[name], value)) filters[name] = value;
    }
    const order = params.get('order') === 'desc' ? 'desc' : 'asc';
    const by = params.get('sort');
    return {
      filters,
      page: parsePageNumber(params.get('page')),
      sort: by ? { by, order } : undefined,
      record: params.get('record') ?? undefined,
      setFilter: (name, value) => change({ [name]: value, page: undefined }, true),
      clearFilters: () =>
        change({ ...Object.fromEntries(names.map((name) => [name, undefined])), page: undefined }, true),
      setPage: (page) => change(toPageParam(page)),
      correctPage: (page) => change(toPageParam(page), true),
      setSort: (sort) => change({ sort: sort?.by, order: sort?.order, page: undefined }, true),
      async open(record) {
        if (record === params.get('record')) return;
        if (await confirmLeave()) change({ record });
      },
      async close() {
        if (await confirmLeave()) change({ record: undefined });
      },
    } satisfies ListParams<F>;
  }, [names, known, params, setParams]);
}
