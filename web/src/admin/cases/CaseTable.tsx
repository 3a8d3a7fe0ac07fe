import type { CaseStatus } from '@yizhan/contract/case-states.ts';
import type { CaseRow } from '@yizhan/contract/entities/case.ts';
import { caseManage } from '@yizhan/contract/texts/zh-CN/case-manage.ts';
import { casePage } from '@yizhan/contract/texts/zh-CN/case-page.ts';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { ExportButton } from '../../admin-kit/bulk/ExportButton.tsx';
import type { Column } from '../../admin-kit/list/column.ts';
import { DataTable } from '../../admin-kit/list/DataTable.tsx';
import { casePath } from '../../lib/case-paths.ts';
import { toMinute } from '../../lib/format.ts';
import { hrefOf } from '../../lib/paths.ts';
import { textsOf } from '../../lib/text.ts';
import { Chip } from '../../ui/Chip.tsx';
import type { MenuItem } from '../../ui/menu-item.ts';
import type { CaseListParams } from './case-filters.ts';
import { type ManageAction, ManageDialog } from './ManageDialog.tsx';

const t = textsOf({ caseManage });
const caseText = textsOf({ casePage });

const tones: Partial<Record<CaseStatus, 'info' | 'good' | 'warn' | 'bad'>> = {
  running: 'info',
  returned: 'warn',
  approved: 'good',
  refused: 'bad',
};

const columns: readonly Column<CaseRow>[] = [
  { key: 'title', title: t('case'), width: 180, render: ({ title }) => title },
  {
    key: 'status',
    title: t('status'),
    width: 120,
    phone: true,
    render: ({ status, isLate }) => (
      <>
        <Chip tone={tones[status] ?? 'neutral'}>{caseText(status)}</Chip>{' '}
        {isLate && <Chip tone="bad">{t('late')}</Chip>}
      </>
    ),
  },
  { key: 'no', title: t('no'), width: 124, render: ({ no }) => <code>{no}</code> },
  { key: 'process', title: t('process'), width: 110, hidden: true, render: ({ processName }) => processName },
  { key: 'applicant', title: t('applicant'), width: 84, phone: true, render: ({ applicantName }) => applicantName },
  { key: 'dept', title: t('department'), width: 116, render: ({ deptName }) => deptName },
  { key: 'step', title: t('step'), width: 104, render: ({ stepName }) => stepName },
  { key: 'handler', title: t('handler'), width: 104, render: ({ handlerNames }) => handlerNames },
  {
    key: 'submitted',
    title: t('submitted'),
    width: 136,
    render: ({ submittedAt }) => submittedAt && toMinute(submittedAt),
  },
];

type CaseTableProps = { rows: readonly CaseRow[]; total: number; list: CaseListParams };

export function CaseTable({ rows, total, list }: CaseTableProps) {
  const navigate = useNavigate();
  const [open, setOpen] = useState<{ action: ManageAction; row: CaseRow }>();
  const itemsFor = (row: CaseRow): MenuItem[] => [
    { key: 'open', icon: 'eye', label: t('open'), href: hrefOf(casePath(row.id)) },
    ...(row.can.includes('reassign')
      ? [
          {
            key: 'reassign',
            icon: 'switch' as const,
            label: t('reassign'),
            onSelect: () => setOpen({ action: 'reassign', row }),
          },
        ]
      : []),
    ...(row.can.includes('end')
      ? [
          {
            key: 'end',
            icon: 'stop' as const,
            label: t('end'),
            danger: true,
            onSelect: () => setOpen({ action: 'end', row }),
          },
        ]
      : []),
  ];
  return (
    <>
      <DataTable
        name="cases"
        columns={columns}
        rows={rows}
        total={total}
        list={{ ...list, open: async (id) => void navigate(casePath(id)) }}
        nameOf={({ title }) => title}
        actions={itemsFor}
        selection={(chosen) => <ExportButton list="cases" ticked={chosen.map(({ id }) => id)} size="small" />}
      />
      {open && <ManageDialog {...open} onClose={() => setOpen(undefined)} />}
    </>
  );
}
