import { useQueryClient } from '@tanstack/react-query';
import type { NewsColumnRow } from '@yizhan/contract/entities/news.ts';
import { useState } from 'react';
import { removeAfterAsking, tried } from '../../admin-kit/run-action.ts';
import { api } from '../../lib/api.ts';
import { n } from './words.ts';

/** The ids with one of them at another place. */
export function movedTo(ids: readonly string[], id: string, to: number): string[] {
  const rest = ids.filter((one) => one !== id);
  return [...rest.slice(0, to), id, ...rest.slice(to)];
}

export function useColumnActions(columns: readonly NewsColumnRow[]) {
  const client = useQueryClient();
  const [said, setSaid] = useState('');
  const refresh = () => client.invalidateQueries({ queryKey: ['news'] });
  const move = async ({ id, columnName }: NewsColumnRow, to: number) => {
    const ids = movedTo(
      columns.map((column) => column.id),
      id,
      to,
    );
    if (await tried(api.news.orderColumns({ ids }))) setSaid(n('moved', { name: columnName, n: to + 1 }));
    await refresh();
  };
  const remove = async ({ id, version, columnName }: NewsColumnRow) => {
    const question = {
      title: n('removeColumnAsk', { name: columnName }),
      text: n('removeColumnText'),
      name: columnName,
    };
    await removeAfterAsking({ ...question, remove: () => api.news.removeColumn({ id, version }) });
    await refresh();
  };
  return { move, remove, said };
}
