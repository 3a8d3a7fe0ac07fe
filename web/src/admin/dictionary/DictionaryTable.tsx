import { useQueryClient } from '@tanstack/react-query';
import type { DictionaryRow } from '@yizhan/contract/entities/dictionary.ts';
import { admin } from '@yizhan/contract/texts/zh-CN/admin.ts';
import { dictionary } from '@yizhan/contract/texts/zh-CN/dictionary.ts';
import { ExportButton } from '../../admin-kit/bulk/ExportButton.tsx';
import type { Column } from '../../admin-kit/list/column.ts';
import { DataTable } from '../../admin-kit/list/DataTable.tsx';
import type { ListParams } from '../../admin-kit/list/useListParams.ts';
import { confirmAndRemove } from '../../admin-kit/run-action.ts';
import { api, query } from '../../lib/api.ts';
import { textsOf } from '../../lib/text.ts';
import { Chip } from '../../ui/Chip.tsx';

const t = textsOf({ dictionary });
const adminText = textsOf({ admin });

const columns: readonly Column<DictionaryRow>[] = [
  {
    key: 'name',
    title: t('name'),
    width: 220,
    render: ({ name, builtIn }) => (
      <>
        {name} {builtIn && <Chip>{adminText('builtIn')}</Chip>}
      </>
    ),
  },
  { key: 'code', title: t('code'), width: 200, phone: true, render: ({ code }) => <code>{code}</code> },
  { key: 'items', title: t('items'), width: 90, phone: true, render: ({ items }) => t('itemsCount', { n: items }) },
  { key: 'note', title: t('note'), width: 260, render: ({ note }) => note },
  { key: 'updatedAt', title: t('updatedAt'), width: 150, render: ({ updatedAt }) => updatedAt.slice(0, 16) },
];

type DictionaryTableProps = { rows: readonly DictionaryRow[]; list: ListParams<'keyword'> };

export function DictionaryTable({ rows, list }: DictionaryTableProps) {
  const client = useQueryClient();
  const remove = async ({ id, name }: DictionaryRow) => {
    const question = { title: t('removeAsk', { name }), text: t('removeAskText'), name };
    if (
      !(await confirmAndRemove({
        ...question,
        recycled: { kind: 'dictionary', id },
        remove: () => api.dictionary.remove({ id }),
      }))
    )
      return;
    if (list.record === id) await list.close();
    await client.invalidateQueries({ queryKey: query.dictionary.queryKey });
  };
  return (
    <DataTable
      name="dictionary"
      columns={columns}
      rows={rows}
      list={list}
      nameOf={({ name }) => name}
      selection={(chosen) => <ExportButton list="dictionary" ticked={chosen.map(({ id }) => id)} size="small" />}
      actions={(row) => [
        {
          key: 'remove',
          icon: 'trash',
          label: adminText('remove'),
          danger: true,
          disabled: row.builtIn,
          note: row.builtIn ? adminText('builtIn') : undefined,
          onSelect: () => void remove(row),
        },
      ]}
    />
  );
}
