import type { JobRecord } from '@yizhan/contract/entities/job-admin.ts';
import { jobsManage } from '@yizhan/contract/texts/zh-CN/jobs-manage.ts';
import type { Column } from '../../admin-kit/list/column.ts';
import { DataTable } from '../../admin-kit/list/DataTable.tsx';
import type { ListParams } from '../../admin-kit/list/useListParams.ts';
import { textsOf } from '../../lib/text.ts';
import { Progress } from '../../ui/Progress.tsx';
import { JobState } from './JobState.tsx';
import { kindName } from './job-names.ts';

const t = textsOf({ jobsManage });

const columns = (): readonly Column<JobRecord>[] => [
  { key: 'kind', title: t('kind'), width: 180, render: ({ kind }) => kindName(kind) },
  { key: 'state', title: t('state'), width: 110, phone: true, render: ({ state }) => <JobState state={state} /> },
  { key: 'progress', title: t('progress'), width: 160, render: toProgress },
  { key: 'owner', title: t('owner'), width: 120, render: ({ ownerName }) => ownerName || t('system') },
  { key: 'dueAt', title: t('dueAt'), width: 180, phone: true, render: ({ dueAt }) => <time>{dueAt}</time> },
  { key: 'endedAt', title: t('endedAt'), width: 180, render: ({ endedAt }) => endedAt && <time>{endedAt}</time> },
  { key: 'reason', title: t('reason'), width: 300, phone: true, render: ({ reason }) => reason },
];

const toProgress = ({ kind, state, done, total }: JobRecord) =>
  state === 'running' && total > 0 ? <Progress figure label={kindName(kind)} value={(100 * done) / total} /> : null;

type JobTableProps = { rows: readonly JobRecord[]; total: number; list: ListParams<'state' | 'kind'> };

export const JobTable = ({ rows, total, list }: JobTableProps) => (
  <DataTable
    name="jobs"
    columns={columns()}
    rows={rows}
    total={total}
    list={list}
    nameOf={({ kind, createdAt }) => `${kindName(kind)} ${createdAt}`}
  />
);
