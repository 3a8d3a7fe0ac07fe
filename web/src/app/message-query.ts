import { write } from '../lib/storage.ts';

const names = ['messageId', 'status'] as const;

/** GD-6: a link sent by mail or chat names its message in the query, before or after the #. */
export function storeMessageQuery({ search, hash }: Pick<Location, 'search' | 'hash'>): void {
  const before = new URLSearchParams(search);
  const after = new URLSearchParams(hash.split('?')[1] ?? '');
  for (const name of names) {
    const value = after.get(name) ?? before.get(name);
    if (value) write(name, value);
  }
}

/** The same address without the message's parameters. */
export function withoutMessageQuery({
  pathname,
  search,
  hash,
}: Pick<Location, 'pathname' | 'search' | 'hash'>): string {
  const [path = '', after = ''] = hash.split('?');
  return pathname + withoutNames(search) + path + withoutNames(after);
}

function withoutNames(query: string): string {
  const remaining = new URLSearchParams(query);
  for (const name of names) remaining.delete(name);
  return remaining.size > 0 ? `?${remaining}` : '';
}
