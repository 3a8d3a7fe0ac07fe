import { useQueryClient } from '@tanstack/react-query';
import type { GuideRow } from '@yizhan/contract/entities/guide.ts';
import type { Column } from '../../admin-kit/list/column.ts';
import { DataTable } from '../../admin-kit/list/DataTable.tsx';
import { t } from '../../admin-kit/words.ts';
import { query } from '../../lib/api.ts';
import { Chip } from '../../ui/Chip.tsx';
import type { GuideListParams } from './guide-filters.ts';
import { StateChip } from './StateChip.tsx';
import { useGuideActions } from './useGuideActions.tsx';
import { g, minute } from './words.ts';

const columns: readonly Column<GuideRow>[] = [
  {
    key: 'name',
    title: g('name'),
    width: 200,
    render: ({ name, corrections }) => (
      <>
        {name} {corrections > 0 && <Chip tone="warn">{g('openCorrections', { n: corrections })}</Chip>}
      </>
    ),
  },
  {
    key: 'state',
    title: g('state'),
    width: 148,
    phone: true,
    render: ({ state, draft, published }) => (
      <span className="guide-config__chips">
        <StateChip state={state} />
        {draft && published && <Chip>{g('pending')}</Chip>}
      </span>
    ),
  },
  { key: 'service', title: g('service'), width: 132, render: ({ serviceName }) => serviceName },
  { key: 'dept', title: g('department'), width: 120, phone: true, render: ({ deptName }) => deptName },
  {
    key: 'audience',
    title: g('audience'),
    width: 120,
    render: ({ audience }) => audience.join(t('comma')) || g('everybody'),
  },
  { key: 'way', title: g('way'), width: 80, render: ({ processType }) => g(`way${processType}`) },
  { key: 'promise', title: g('promise'), width: 104, render: ({ promise }) => promise || g('neverOut') },
  {
    key: 'version',
    title: g('version'),
    width: 64,
    render: ({ published }) => (published ? g('versionN', { n: published.number }) : g('neverOut')),
  },
  { key: 'review', title: g('reviewOn'), width: 108, hidden: true, render: (row) => row.reviewOn ?? g('neverOut') },
  {
    key: 'changed',
    title: g('changed'),
    width: 190,
    render: ({ changedBy, changedAt }) => g('changedBy', { who: changedBy, when: minute(changedAt) }),
  },
];

type GuideTableProps = {
  rows: readonly GuideRow[];
  total: number;
  list: GuideListParams;
  onOpen: (id: string) => void;
};

export function GuideTable({ rows, total, list, onOpen }: GuideTableProps) {
  const client = useQueryClient();
  const { itemsFor, dialog } = useGuideActions({
    onOpen,
    onChanged: () => client.invalidateQueries({ queryKey: query.guides.queryKey }),
  });
  return (
    <>
      <DataTable
        name="guides"
        columns={columns}
        rows={rows}
        total={total}
        list={{ ...list, open: async (id) => onOpen(id) }}
        nameOf={({ name }) => name}
        actions={itemsFor}
      />
      {dialog}
    </>
  );
}
