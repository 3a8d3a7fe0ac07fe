import { useQueryClient } from '@tanstack/react-query';
import type { ArticleRow } from '@yizhan/contract/entities/news.ts';
import { admin } from '@yizhan/contract/texts/zh-CN/admin.ts';
import { newsManage } from '@yizhan/contract/texts/zh-CN/news-manage.ts';
import type { Column } from '../../admin-kit/list/column.ts';
import { DataTable } from '../../admin-kit/list/DataTable.tsx';
import { confirmAndRemove } from '../../admin-kit/run-action.ts';
import { api, query } from '../../lib/api.ts';
import { toMinute } from '../../lib/format.ts';
import { formatNumber } from '../../lib/format-number.ts';
import { articlePath, hrefOf } from '../../lib/paths.ts';
import { textsOf } from '../../lib/text.ts';
import { Chip } from '../../ui/Chip.tsx';
import type { MenuItem } from '../../ui/menu-item.ts';
import type { ArticleListParams } from './article-filters.ts';
import { StateChip } from './StateChip.tsx';

const t = textsOf({ newsManage });
const adminText = textsOf({ admin });

const columns: readonly Column<ArticleRow>[] = [
  {
    key: 'title',
    title: t('headline'),
    width: 280,
    render: ({ title, important, top }) => (
      <>
        {important && <Chip tone="bad">{t('important')}</Chip>} {top && <Chip tone="brand">{t('top')}</Chip>} {title}
      </>
    ),
  },
  { key: 'state', title: t('state'), width: 88, phone: true, render: ({ state }) => <StateChip state={state} /> },
  { key: 'column', title: t('column'), width: 100, phone: true, render: ({ columnName }) => columnName },
  {
    key: 'release',
    title: t('releaseTime'),
    width: 140,
    phone: true,
    render: (row) => (row.releaseTime ? toMinute(row.releaseTime) : '—'),
  },
  { key: 'dept', title: t('department'), width: 116, render: ({ deptName }) => deptName },
  { key: 'visits', title: t('visits'), width: 64, render: ({ visits }) => formatNumber(visits) },
  {
    key: 'changed',
    title: t('changed'),
    width: 200,
    render: ({ changedBy, changedAt }) =>
      changedBy ? t('changedBy', { who: changedBy, when: toMinute(changedAt) }) : toMinute(changedAt),
  },
];

type ArticleTableProps = { rows: readonly ArticleRow[]; total: number; list: ArticleListParams };

export function ArticleTable({ rows, total, list }: ArticleTableProps) {
  const client = useQueryClient();
  const remove = async ({ id, version, title }: ArticleRow) => {
    const question = { title: t('removeAsk', { name: title }), text: t('removeAskText'), name: title };
    if (
      !(await confirmAndRemove({
        ...question,
        recycled: { kind: 'news', id },
        remove: () => api.news.remove({ id, version }),
      }))
    )
      return;
    await client.invalidateQueries({ queryKey: query.news.queryKey });
  };
  const actions = (row: ArticleRow): MenuItem[] => [
    ...(row.state === 'released'
      ? [{ key: 'open', icon: 'eye' as const, label: t('open'), href: hrefOf(articlePath(row.id)) }]
      : []),
    { key: 'remove', icon: 'trash', label: adminText('remove'), danger: true, onSelect: () => void remove(row) },
  ];
  return (
    <DataTable
      name="news"
      columns={columns}
      rows={rows}
      total={total}
      list={list}
      nameOf={({ title }) => title}
      actions={actions}
    />
  );
}
