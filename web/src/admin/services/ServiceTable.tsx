import type { ServiceRow } from '@yizhan/contract/entities/service-config.ts';
import { servicesManage } from '@yizhan/contract/texts/zh-CN/services-manage.ts';
import { ExportButton } from '../../admin-kit/bulk/ExportButton.tsx';
import type { Column } from '../../admin-kit/list/column.ts';
import { DataTable } from '../../admin-kit/list/DataTable.tsx';
import { toMinute } from '../../lib/format.ts';
import { formatNumber } from '../../lib/format-number.ts';
import { textsOf } from '../../lib/text.ts';
import { ServiceIcon } from '../../service/ServiceIcon.tsx';
import { Chip } from '../../ui/Chip.tsx';
import { ReviewLine, StatusChips } from './StatusChips.tsx';
import type { ServiceListParams } from './service-filters.ts';
import type { ServiceActions } from './useServiceActions.tsx';

const t = textsOf({ servicesManage });

const statusOf = (row: ServiceRow) => (
  <>
    <StatusChips {...row} />
    <ReviewLine {...row} />
  </>
);

export const columns: readonly Column<ServiceRow>[] = [
  {
    key: 'name',
    title: t('name'),
    width: 200,
    render: ({ name, icon, tint, labelName, maintenance }) => (
      <span className="services-admin__name">
        <ServiceIcon icon={icon} tint={tint} size={28} />
        <span>{name}</span>
        {labelName && maintenance === 'NONE' && <Chip tone="brand">{labelName}</Chip>}
      </span>
    ),
  },
  { key: 'status', title: t('status'), width: 144, phone: true, render: statusOf },
  { key: 'code', title: t('code'), width: 88, render: ({ code }) => code },
  { key: 'kind', title: t('kind'), width: 72, hidden: true, render: ({ type }) => t(`kind${type}`) },
  { key: 'dept', title: t('department'), width: 120, phone: true, render: ({ deptName }) => deptName },
  { key: 'scene', title: t('scene'), width: 72, render: ({ sceneName }) => sceneName },
  { key: 'type', title: t('type'), width: 76, hidden: true, render: ({ typeName }) => typeName },
  { key: 'way', title: t('processType'), width: 92, hidden: true, render: (row) => t(`process${row.processType}`) },
  { key: 'visits', title: t('visits'), width: 80, render: ({ visits }) => formatNumber(visits) },
  { key: 'score', title: t('score'), width: 64, render: ({ score }) => score?.toFixed(1) ?? t('noScore') },
  {
    key: 'probe',
    title: t('probeState'),
    width: 176,
    hidden: true,
    render: ({ probedAt }) =>
      probedAt ? t('probedAt', { when: toMinute(probedAt) }) : <span className="admin-muted">{t('neverProbed')}</span>,
  },
  {
    key: 'guide',
    title: t('guide'),
    width: 72,
    hidden: true,
    render: ({ guideId }) => (guideId ? t('hasGuide') : t('noScore')),
  },
  {
    key: 'changed',
    title: t('changed'),
    width: 196,
    render: ({ changedBy, changedAt }) =>
      changedBy ? t('changedBy', { who: changedBy, when: toMinute(changedAt) }) : toMinute(changedAt),
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
      selection={(chosen) => <ExportButton list="services" ticked={chosen.map(({ id }) => id)} size="small" />}
    />
  );
}
