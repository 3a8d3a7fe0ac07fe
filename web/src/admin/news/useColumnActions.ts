import { useQueryClient } from '@tanstack/react-query';
import type { NewsColumnRow } from '@yizhan/contract/entities/news.ts';
import { newsManage } from '@yizhan/contract/texts/zh-CN/news-manage.ts';
import { useState } from 'react';
import { confirmAndRemove, runAction } from '../../admin-kit/run-action.ts';
import { api, query } from '../../lib/api.ts';
import { textsOf } from '../../lib/text.ts';

const t = textsOf({ newsManage });

/** The ids with one of them moved to another index. */
export function moveTo(ids: readonly string[], id: string, to: number): string[] {
  const rest = ids.filter((one) => one !== id);
  return [...rest.slice(0, to), id, ...rest.slice(to)];
}

export function useColumnActions(columns: readonly NewsColumnRow[]) {
  const client = useQueryClient();
  const [announcement, setAnnouncement] = useState('');
  const refresh = () => client.invalidateQueries({ queryKey: query.news.queryKey });
  const move = async ({ id, columnName }: NewsColumnRow, to: number) => {
    const ids = moveTo(
      columns.map((column) => column.id),
      id,
      to,
    );
    if (await runAction(api.news.orderColumns({ ids }))) setAnnouncement(t('moved', { name: columnName, n: to + 1 }));
    await refresh();
  };
  const remove = async ({ id, version, columnName }: NewsColumnRow) => {
    const question = {
      title: t('removeColumnAsk', { name: columnName }),
      text: t('removeColumnText'),
      name: columnName,
    };
    await confirmAndRemove({
      ...question,
      recycled: { kind: 'newsColumn', id },
      remove: () => api.news.removeColumn({ id, version }),
    });
    await refresh();
  };
  return { move, remove, announcement };
}
