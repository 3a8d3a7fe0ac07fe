import type { CaseRatingRow } from '@yizhan/contract/entities/case-rating.ts';
import { caseRatingDesk } from '@yizhan/contract/texts/zh-CN/case-rating-desk.ts';
import { ExportButton } from '../../admin-kit/bulk/ExportButton.tsx';
import type { Column } from '../../admin-kit/list/column.ts';
import { DataTable } from '../../admin-kit/list/DataTable.tsx';
import { toMinute } from '../../lib/format.ts';
import { textsOf } from '../../lib/text.ts';
import { Stars } from '../../service/Stars.tsx';
import { RatingState } from './RatingState.tsx';
import type { RatingListParams } from './rating-filters.ts';

const t = textsOf({ caseRatingDesk });

const isOpen = ({ rectification }: CaseRatingRow) =>
  rectification?.status === 'callBack' || rectification?.status === 'fixing';

const columns: readonly Column<CaseRatingRow>[] = [
  {
    key: 'text',
    title: t('text'),
    width: 216,
    render: ({ text, labels, processName }) => text || labels.join('、') || processName,
  },
  { key: 'score', title: t('score'), width: 120, phone: true, render: ({ score }) => <Stars score={score} /> },
  { key: 'state', title: t('state'), width: 150, phone: true, render: (row) => <RatingState row={row} /> },
  {
    key: 'due',
    title: t('due'),
    width: 110,
    render: (row) => isOpen(row) && row.rectification?.dueAt.slice(0, 10),
  },
  { key: 'process', title: t('process'), width: 130, render: ({ processName }) => processName },
  { key: 'dept', title: t('department'), width: 130, render: ({ deptName }) => deptName },
  { key: 'who', title: t('who'), width: 90, render: ({ who, anonymous }) => (anonymous ? t('anonymous') : who) },
  { key: 'at', title: t('at'), width: 140, render: ({ at }) => <time>{toMinute(at)}</time> },
];

type RatingTableProps = { rows: readonly CaseRatingRow[]; total: number; list: RatingListParams };

export const RatingTable = ({ rows, total, list }: RatingTableProps) => (
  <DataTable
    name="caseRatings"
    columns={columns}
    rows={rows}
    total={total}
    list={list}
    nameOf={({ text, processName }) => text || processName}
    selection={(chosen) => <ExportButton list="caseRatings" ticked={chosen.map(({ id }) => id)} size="small" />}
  />
);
