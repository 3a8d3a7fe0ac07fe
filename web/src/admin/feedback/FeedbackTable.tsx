import type { FeedbackDeskRow } from '@yizhan/contract/entities/feedback.ts';
import { feedback } from '@yizhan/contract/texts/zh-CN/feedback.ts';
import { feedbackManage } from '@yizhan/contract/texts/zh-CN/feedback-manage.ts';
import { ExportButton } from '../../admin-kit/bulk/ExportButton.tsx';
import type { Column } from '../../admin-kit/list/column.ts';
import { DataTable } from '../../admin-kit/list/DataTable.tsx';
import { PromiseChip, StatusChip } from '../../features/feedback/FeedbackChips.tsx';
import { toMinute } from '../../lib/format.ts';
import { textsOf } from '../../lib/text.ts';
import { Chip } from '../../ui/Chip.tsx';
import type { FeedbackListParams } from './feedback-filters.ts';

const t = textsOf({ feedbackManage });
const feedbackText = textsOf({ feedback });

const columns = (): readonly Column<FeedbackDeskRow>[] => [
  {
    key: 'title',
    title: t('subject'),
    width: 276,
    render: ({ title, merged }) => (
      <>
        {title} {merged > 0 && <Chip>{t('joined', { n: merged })}</Chip>}
      </>
    ),
  },
  { key: 'type', title: feedbackText('type'), width: 90, render: ({ type }) => feedbackText(`type_${type}`) },
  {
    key: 'status',
    title: t('status'),
    width: 110,
    phone: true,
    render: ({ status }) => <StatusChip status={status} />,
  },
  { key: 'due', title: t('due'), width: 160, phone: true, render: (row) => <PromiseChip row={row} /> },
  { key: 'dept', title: t('dept'), width: 150, render: ({ deptName }) => deptName || t('noDept') },
  { key: 'asker', title: t('asker'), width: 110, render: ({ asker }) => asker || t('unknown') },
  {
    key: 'createdAt',
    title: t('createdAt'),
    width: 150,
    render: ({ createdAt }) => <time>{toMinute(createdAt)}</time>,
  },
  {
    key: 'score',
    title: t('score'),
    width: 90,
    hidden: true,
    render: ({ score }) => (score ? feedbackText('stars', { n: score }) : ''),
  },
];

type FeedbackTableProps = { rows: readonly FeedbackDeskRow[]; total: number; list: FeedbackListParams };

export function FeedbackTable({ rows, total, list }: FeedbackTableProps) {
  return (
    <DataTable
      name="feedback"
      columns={columns()}
      rows={rows}
      total={total}
      list={list}
      nameOf={({ title }) => title}
      selection={(chosen) => <ExportButton list="feedback" ticked={chosen.map(({ id }) => id)} size="small" />}
    />
  );
}
