import { useQueryClient } from '@tanstack/react-query';
import type { DictionaryRow } from '@yizhan/contract/entities/dictionary.ts';
import type { Column } from '../../admin-kit/list/column.ts';
import { DataTable } from '../../admin-kit/list/DataTable.tsx';
import type { ListParams } from '../../admin-kit/list/useListParams.ts';
import { confirmAndRemove } from '../../admin-kit/run-action.ts';
import { t } from '../../admin-kit/words.ts';
import { api, query } from '../../lib/api.ts';
import { Chip } from '../../ui/Chip.tsx';
import { w } from './words.ts';

const columns: readonly Column<DictionaryRow>[] = [
  {
    key: 'name',
    title: w('name'),
    width: 220,
    render: ({ name, builtIn }) => (
      <>
        {name} {builtIn && <Chip>{t('builtIn')}</Chip>}
      </>
    ),
  },
  { key: 'code', title: w('code'), width: 200, phone: true, render: ({ code }) => <code>{code}</code> },
  { key: 'items', title: w('items'), width: 90, phone: true, render: ({ items }) => w('itemsCount', { n: items }) },
  { key: 'note', title: w('note'), width: 260, render: ({ note }) => note },
  { key: 'updatedAt', title: w('updatedAt'), width: 150, render: ({ updatedAt }) => updatedAt.slice(0, 16) },
];

type DictionaryTableProps = { rows: readonly DictionaryRow[]; list: ListParams<'keyword'> };

export function DictionaryTable({ rows, list }: DictionaryTableProps) {
  const client = useQueryClient();
  const remove = async ({ id, name }: DictionaryRow) => {
    const question = { title: w('removeAsk', { name }), text: w('removeAskText'), name };
    if (!(await confirmAndRemove({ ...question, remove: () => api.dictionary.remove({ id }) }))) return;
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
      actions={(row) => [
        {
          key: 'remove',
          icon: 'trash',
          label: t('remove'),
          danger: true,
          disabled: row.builtIn,
          note: row.builtIn ? t('builtIn') : undefined,
          onSelect: () => void remove(row),
        },
      ]}
    />
  );
}
