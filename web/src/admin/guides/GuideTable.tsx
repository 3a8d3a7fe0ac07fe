import { useQueryClient } from '@tanstack/react-query';
import type { GuideRow } from '@yizhan/contract/entities/guide.ts';
import { admin } from '@yizhan/contract/texts/zh-CN/admin.ts';
import { guideManage } from '@yizhan/contract/texts/zh-CN/guide-manage.ts';
import { ExportButton } from '../../admin-kit/bulk/ExportButton.tsx';
import type { Column } from '../../admin-kit/list/column.ts';
import { DataTable } from '../../admin-kit/list/DataTable.tsx';
import { query } from '../../lib/api.ts';
import { toMinute } from '../../lib/format.ts';
import { textsOf } from '../../lib/text.ts';
import { Chip } from '../../ui/Chip.tsx';
import type { GuideListParams } from './guide-filters.ts';
import { StateChip } from './StateChip.tsx';
import { useGuideActions } from './useGuideActions.tsx';

const t = textsOf({ guideManage });
const adminText = textsOf({ admin });

const columns: readonly Column<GuideRow>[] = [
  {
    key: 'name',
    title: t('name'),
    width: 148,
    render: ({ name, corrections }) => (
      <>
        {name} {corrections > 0 && <Chip tone="warn">{t('openCorrections', { n: corrections })}</Chip>}
      </>
    ),
  },
  {
    key: 'state',
    title: t('state'),
    width: 120,
    phone: true,
    render: ({ state, draft, published }) => (
      <span className="guide-config__chips">
        <StateChip state={state} />
        {draft && published && <Chip>{t('pending')}</Chip>}
      </span>
    ),
  },
  { key: 'service', title: t('service'), width: 104, render: ({ serviceName }) => serviceName },
  { key: 'dept', title: t('department'), width: 112, phone: true, render: ({ deptName }) => deptName },
  {
    key: 'audience',
    title: t('audience'),
    width: 120,
    render: ({ audience }) => audience.join(adminText('comma')) || t('everybody'),
  },
  { key: 'way', title: t('way'), width: 76, render: ({ processType }) => t(`way${processType}`) },
  { key: 'promise', title: t('promise'), width: 88, render: ({ promise }) => promise || t('neverOut') },
  {
    key: 'version',
    title: t('version'),
    width: 64,
    render: ({ published }) => (published ? t('versionN', { n: published.number }) : t('neverOut')),
  },
  { key: 'review', title: t('reviewOn'), width: 108, hidden: true, render: (row) => row.reviewOn ?? t('neverOut') },
  {
    key: 'changed',
    title: t('changed'),
    width: 172,
    render: ({ changedBy, changedAt }) => t('changedBy', { who: changedBy, when: toMinute(changedAt) }),
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
        selection={(chosen) => <ExportButton list="guides" ticked={chosen.map(({ id }) => id)} size="small" />}
      />
      {dialog}
    </>
  );
}
