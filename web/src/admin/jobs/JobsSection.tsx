import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { JobState } from '@yizhan/contract/entities/job-admin.ts';
import type { JobKind } from '@yizhan/contract/jobs.ts';
import * as jobLimits from '@yizhan/contract/limits/jobs.ts';
import { jobKindNames, jobStateNames, jobsManage } from '@yizhan/contract/texts/zh-CN/jobs-manage.ts';
import { FilterSelect } from '../../admin-kit/list/FilterSelect.tsx';
import { ListAndForm } from '../../admin-kit/list/ListAndForm.tsx';
import { useLastPage } from '../../admin-kit/list/useLastPage.ts';
import { useListParams } from '../../admin-kit/list/useListParams.ts';
import { TableSkeleton } from '../../admin-kit/SectionSkeleton.tsx';
import { query } from '../../lib/api.ts';
import { textsOf } from '../../lib/text.ts';
import { Chip } from '../../ui/Chip.tsx';
import { Loaded } from '../../ui/Loaded.tsx';
import { JobPane } from './JobPane.tsx';
import { JobTable } from './JobTable.tsx';
import { kindName } from './job-names.ts';

const t = textsOf({ jobsManage });
const stateName = textsOf({ jobStateNames });

const states = Object.keys(jobStateNames) as JobState[];
const kinds = Object.keys(jobKindNames) as JobKind[];

/** What runs in the background: how far it is, why it failed, and once more. */
export default function JobsSection() {
  const list = useListParams<'state' | 'kind'>(['state', 'kind'], { state: states, kind: kinds });
  const state = list.filters.state as JobState | undefined;
  const kind = list.filters.kind as JobKind | undefined;
  const listQuery = useQuery({
    ...query.jobAdmin.page({ ...(state && { state }), ...(kind && { kind }), current: list.page }),
    placeholderData: keepPreviousData,
    refetchInterval: jobLimits.pollMs,
  });
  const found = useLastPage(list, listQuery);
  const counts = found.data?.counts;
  const filters = (
    <>
      {states.map((one) => (
        <Chip
          key={one}
          selected={state === one}
          onClick={() => list.setFilter('state', state === one ? undefined : one)}
        >
          {stateName(one)} {counts?.[one] ?? 0}
        </Chip>
      ))}
      <FilterSelect
        label={t('kind')}
        any={t('allKinds')}
        value={kind}
        options={kinds.map((value) => ({ value, label: kindName(value) }))}
        onChange={(value) => list.setFilter('kind', value)}
      />
    </>
  );
  const form = (record: string) => {
    const job = found.data?.records.find(({ id }) => id === record);
    return job && <JobPane key={record} job={job} onRestarted={listQuery.refetch} onClose={() => void list.close()} />;
  };
  return (
    <ListAndForm
      menu="userFrameConfig/manage/jobs"
      description={t('description')}
      list={list}
      filters={filters}
      form={form}
    >
      <Loaded query={found} skeleton={<TableSkeleton />} empty={t('none')}>
        {({ records, total }) => <JobTable rows={records} total={total} list={list} />}
      </Loaded>
    </ListAndForm>
  );
}
