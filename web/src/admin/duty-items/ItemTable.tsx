import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { DutyItemRow } from '@yizhan/contract/entities/duty-item.ts';
import { dutyItemManage } from '@yizhan/contract/texts/zh-CN/duty-item-manage.ts';
import { ExportButton } from '../../admin-kit/bulk/ExportButton.tsx';
import type { Column } from '../../admin-kit/list/column.ts';
import { DataTable } from '../../admin-kit/list/DataTable.tsx';
import { query } from '../../lib/api.ts';
import { toMinute } from '../../lib/format.ts';
import { textsOf } from '../../lib/text.ts';
import { Chip } from '../../ui/Chip.tsx';
import { itemActions } from './item-actions.ts';
import type { ItemListParams } from './item-filters.ts';
import { StatusChip } from './StatusChip.tsx';

const t = textsOf({ dutyItemManage });

const columnsWith = (listName: (code: string) => string): readonly Column<DutyItemRow>[] => [
  {
    key: 'title',
    title: t('title'),
    width: 216,
    render: ({ title, corrections }) => (
      <>
        {title} {corrections > 0 && <Chip tone="warn">{t('openCorrections', { n: corrections })}</Chip>}
      </>
    ),
  },
  { key: 'code', title: t('code'), width: 120, render: ({ code }) => <code>{code}</code> },
  {
    key: 'status',
    title: t('status'),
    width: 136,
    phone: true,
    render: ({ status, draft, published }) => (
      <span className="duty-items__chips">
        <StatusChip status={status} />
        {draft && published && <Chip>{t('pending')}</Chip>}
      </span>
    ),
  },
  { key: 'list', title: t('list'), width: 104, phone: true, render: ({ listType }) => listName(listType) },
  { key: 'dept', title: t('department'), width: 128, phone: true, render: ({ deptName }) => deptName },
  {
    key: 'version',
    title: t('revision'),
    width: 72,
    render: ({ published }) => (published ? t('revisionN', { n: published.number }) : t('neverOut')),
  },
  {
    key: 'changed',
    title: t('changed'),
    width: 182,
    render: ({ changedBy, changedAt }) => t('changedBy', { who: changedBy, when: toMinute(changedAt) }),
  },
];

type ItemTableProps = {
  rows: readonly DutyItemRow[];
  total: number;
  list: ItemListParams;
  onOpen: (id: string) => void;
};

export function ItemTable({ rows, total, list, onOpen }: ItemTableProps) {
  const client = useQueryClient();
  const lists = useQuery(query.dutyLists.view({})).data?.lists;
  const listName = (code: string) => lists?.find((one) => one.code === code)?.name ?? code;
  const actions = itemActions({ onChanged: () => client.invalidateQueries({ queryKey: query.dutyLists.queryKey }) });
  return (
    <DataTable
      name="dutyItems"
      columns={columnsWith(listName)}
      rows={rows}
      total={total}
      list={{ ...list, open: async (id) => onOpen(id) }}
      nameOf={({ title }) => title}
      actions={actions}
      selection={(chosen) => <ExportButton list="dutyItems" ticked={chosen.map(({ id }) => id)} size="small" />}
    />
  );
}
