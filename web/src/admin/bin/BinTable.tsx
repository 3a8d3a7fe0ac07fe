import type { BinRow } from '@yizhan/contract/entities/recycling.ts';
import { auditEntityNames } from '@yizhan/contract/texts/zh-CN/audit.ts';
import { bin } from '@yizhan/contract/texts/zh-CN/bin.ts';
import type { Column } from '../../admin-kit/list/column.ts';
import { DataTable } from '../../admin-kit/list/DataTable.tsx';
import { toMinute } from '../../lib/format.ts';
import { textsOf } from '../../lib/text.ts';
import type { MenuItem } from '../../ui/menu-item.ts';
import { removeForGood, restore } from './bin-actions.ts';
import type { BinList } from './bin-filters.ts';

const t = textsOf({ bin });
const kindName = textsOf({ auditEntityNames });

const columns: readonly Column<BinRow>[] = [
  { key: 'name', title: t('name'), width: 280, render: ({ name }) => name },
  { key: 'kind', title: t('kind'), width: 120, phone: true, render: ({ kind }) => kindName(kind) },
  { key: 'by', title: t('removedBy'), width: 120, phone: true, render: ({ removedBy }) => removedBy },
  { key: 'at', title: t('removedAt'), width: 160, render: ({ removedAt }) => <time>{toMinute(removedAt)}</time> },
  { key: 'left', title: t('left'), width: 110, phone: true, render: ({ daysLeft }) => t('daysLeft', { n: daysLeft }) },
];

type BinTableProps = { rows: readonly BinRow[]; total: number; list: BinList };

export function BinTable({ rows, total, list }: BinTableProps) {
  const actions = (row: BinRow): MenuItem[] => [
    { key: 'restore', icon: 'undo', label: t('restore'), onSelect: () => void restore(row) },
    { key: 'remove', icon: 'trash', label: t('removeForGood'), danger: true, onSelect: () => void removeForGood(row) },
  ];
  return (
    <DataTable
      name="bin"
      columns={columns}
      rows={rows}
      total={total}
      list={list}
      nameOf={({ name }) => name}
      actions={actions}
    />
  );
}
