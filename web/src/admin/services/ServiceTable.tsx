import type { ServiceRow } from '@yizhan/contract/entities/service-config.ts';
import type { Column } from '../../admin-kit/list/column.ts';
import { DataTable } from '../../admin-kit/list/DataTable.tsx';
import { ServiceIcon } from '../../service/ServiceIcon.tsx';
import { Chip } from '../../ui/Chip.tsx';
import { ReviewLine, StatusChips } from './StatusChips.tsx';
import type { ServiceListParams } from './service-filters.ts';
import type { ServiceActions } from './useServiceActions.tsx';
import { s } from './words.ts';

const minute = (time: string) => time.slice(0, 16);

const statusOf = (row: ServiceRow) => (
  <>
    <StatusChips {...row} />
    <ReviewLine {...row} />
  </>
);

export const columns: readonly Column<ServiceRow>[] = [
  {
    key: 'name',
    title: s('name'),
    width: 208,
    render: ({ name, icon, tint, labelName, maintenance }) => (
      <span className="services-admin__name">
        <ServiceIcon icon={icon} tint={tint} size={28} />
        <span>{name}</span>
        {labelName && maintenance === 'NONE' && <Chip tone="brand">{labelName}</Chip>}
      </span>
    ),
  },
  { key: 'status', title: s('status'), width: 152, phone: true, render: statusOf },
  { key: 'code', title: s('code'), width: 88, render: ({ code }) => code },
  { key: 'kind', title: s('kind'), width: 72, hidden: true, render: ({ type }) => s(`kind${type}`) },
  { key: 'dept', title: s('department'), width: 132, phone: true, render: ({ deptName }) => deptName },
  { key: 'scene', title: s('scene'), width: 80, render: ({ sceneName }) => sceneName },
  { key: 'type', title: s('type'), width: 76, hidden: true, render: ({ typeName }) => typeName },
  { key: 'way', title: s('processType'), width: 92, hidden: true, render: (row) => s(`process${row.processType}`) },
  { key: 'visits', title: s('visits'), width: 88, render: ({ visits }) => visits.toLocaleString() },
  { key: 'score', title: s('score'), width: 64, render: ({ score }) => score?.toFixed(1) ?? s('noScore') },
  {
    key: 'probe',
    title: s('probeState'),
    width: 176,
    hidden: true,
    render: ({ probedAt }) =>
      probedAt ? s('probedAt', { when: minute(probedAt) }) : <span className="admin-muted">{s('neverProbed')}</span>,
  },
  {
    key: 'guide',
    title: s('guide'),
    width: 72,
    hidden: true,
    render: ({ guideId }) => (guideId ? s('hasGuide') : s('noScore')),
  },
  {
    key: 'changed',
    title: s('changed'),
    width: 196,
    render: ({ changedBy, changedAt }) =>
      changedBy ? s('changedBy', { who: changedBy, when: minute(changedAt) }) : minute(changedAt),
  },
];

type ServiceTableProps = {
  rows: readonly ServiceRow[];
  total: number;
  list: ServiceListParams;
  actions: ServiceActions;
};

export function ServiceTable({ rows, total, list, actions }: ServiceTableProps) {
  return (
    <DataTable
      name="services"
      columns={columns}
      rows={rows}
      total={total}
      list={list}
      nameOf={({ name }) => name}
      actions={actions.itemsFor}
    />
  );
}
