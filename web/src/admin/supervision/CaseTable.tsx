import type { SupervisedCase } from '@yizhan/contract/entities/efficiency.ts';
import { supervisionManage } from '@yizhan/contract/texts/zh-CN/efficiency-manage.ts';
import type { Column } from '../../admin-kit/list/column.ts';
import { DataTable } from '../../admin-kit/list/DataTable.tsx';
import type { ListParams } from '../../admin-kit/list/useListParams.ts';
import { toMinute } from '../../lib/format.ts';
import { textsOf } from '../../lib/text.ts';
import { CaseMarks } from './CaseLamp.tsx';
import type { CaseFilter } from './case-filters.ts';
import { hoursText, leftText } from './hours-text.ts';

const t = textsOf({ supervisionManage });

const columns = (): readonly Column<SupervisedCase>[] => [
  { key: 'caseNumber', title: t('caseNumber'), width: 190, render: ({ caseNumber }) => <code>{caseNumber}</code> },
  { key: 'lamp', title: t('lamp'), width: 190, phone: true, render: (row) => <CaseMarks row={row} /> },
  { key: 'service', title: t('service'), width: 200, phone: true, render: ({ serviceName }) => serviceName },
  { key: 'dept', title: t('department'), width: 160, render: ({ deptName }) => deptName },
  { key: 'currentStep', title: t('currentStep'), width: 140, phone: true, render: (row) => row.currentStep },
  { key: 'status', title: t('status'), width: 100, render: ({ status }) => t(status) },
  { key: 'acceptedAt', title: t('acceptedAt'), width: 150, render: ({ acceptedAt }) => toMinute(acceptedAt) },
  { key: 'promiseAt', title: t('promiseAt'), width: 150, render: ({ promiseAt }) => promiseAt && toMinute(promiseAt) },
  { key: 'left', title: t('left'), width: 140, phone: true, render: ({ hoursLeft }) => leftText(hoursLeft) },
  { key: 'hours', title: t('hours'), width: 120, render: ({ hours }) => hoursText(Math.floor(hours)) },
];

type CaseTableProps = {
  rows: readonly SupervisedCase[];
  total: number;
  list: ListParams<CaseFilter>;
};

export const CaseTable = ({ rows, total, list }: CaseTableProps) => (
  <DataTable
    name="supervision"
    columns={columns()}
    rows={rows}
    total={total}
    list={list}
    nameOf={({ caseNumber }) => caseNumber}
  />
);
