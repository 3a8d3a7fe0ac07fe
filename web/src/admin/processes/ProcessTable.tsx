import type { ProcessRow } from '@yizhan/contract/entities/process.ts';
import { processDesign } from '@yizhan/contract/texts/zh-CN/process-design.ts';
import type { Column } from '../../admin-kit/list/column.ts';
import { DataTable } from '../../admin-kit/list/DataTable.tsx';
import type { ListParams } from '../../admin-kit/list/useListParams.ts';
import { PublicationChips } from '../../admin-kit/publishing/PublicationChips.tsx';
import { toMinute } from '../../lib/format.ts';
import { textsOf } from '../../lib/text.ts';
import { Chip } from '../../ui/Chip.tsx';
import { Row } from '../../ui/layout/Row.tsx';
import { useProcessActions } from './useProcessActions.tsx';

const t = textsOf({ processDesign });

const columns: readonly Column<ProcessRow>[] = [
  { key: 'name', title: t('name'), width: 160, render: ({ name }) => name },
  {
    key: 'status',
    title: t('status'),
    width: 110,
    phone: true,
    render: (row) => (
      <Row as="span" gap={1} wrap>
        <PublicationChips {...row} />
        {row.isStopped && <Chip tone="warn">{t('stopped')}</Chip>}
      </Row>
    ),
  },
  { key: 'dept', title: t('department'), width: 130, phone: true, render: ({ deptName }) => deptName },
  { key: 'service', title: t('service'), width: 120, render: ({ serviceName }) => serviceName },
  { key: 'steps', title: t('steps'), width: 64, render: ({ steps }) => steps },
  { key: 'fields', title: t('fields'), width: 64, render: ({ fields }) => fields },
  { key: 'running', title: t('running'), width: 64, render: ({ running }) => running },
  { key: 'total', title: t('total'), width: 88, render: ({ total }) => total },
  { key: 'code', title: t('code'), width: 120, hidden: true, render: ({ code }) => <code>{code}</code> },
  {
    key: 'changed',
    title: t('changed'),
    width: 190,
    render: ({ changedBy, changedAt }) => t('changedBy', { who: changedBy, when: toMinute(changedAt) }),
  },
];

type ProcessTableProps = {
  rows: readonly ProcessRow[];
  total: number;
  list: ListParams<'keyword'>;
  onOpen: (id: string) => void;
};

export function ProcessTable({ rows, total, list, onOpen }: ProcessTableProps) {
  const { itemsFor, dialog } = useProcessActions({ onOpen });
  return (
    <>
      <DataTable
        name="processes"
        columns={columns}
        rows={rows}
        total={total}
        list={list}
        nameOf={({ name }) => name}
        actions={itemsFor}
      />
      {dialog}
    </>
  );
}
