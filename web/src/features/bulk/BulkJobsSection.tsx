import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { bulkTopic } from '@yizhan/contract/entities/bulk.ts';
import * as bulkLimits from '@yizhan/contract/limits/bulk.ts';
import { bulkJobs } from '@yizhan/contract/texts/zh-CN/bulk-jobs.ts';
import { useSearchParams } from 'react-router';
import { useAddressPage } from '../../admin-kit/list/useAddressPage.ts';
import { query } from '../../lib/api.ts';
import { parsePageNumber } from '../../lib/page-number.ts';
import { textsOf } from '../../lib/text.ts';
import { useHint } from '../../lib/useHint.ts';
import { Card } from '../../ui/Card.tsx';
import { Loaded } from '../../ui/Loaded.tsx';
import { Pagination } from '../../ui/Pagination.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import './BulkJobsSection.css';
import { Text } from '../../ui/layout/Text.tsx';
import { JobRow } from './JobRow.tsx';
import { useJobActions } from './useJobActions.tsx';

const t = textsOf({ bulkJobs });

/** 我的导入导出: one's own jobs with their results (PC-8). What runs is followed without a reload. */
export default function BulkJobsSection() {
  const [search, setSearch] = useSearchParams();
  const current = parsePageNumber(search.get('page'));
  const jobs = useQuery({
    ...query.bulk.jobs({ current }),
    placeholderData: keepPreviousData,
    staleTime: 0,
    refetchInterval: ({ state }) =>
      state.data?.records.some(({ finished }) => finished === 0) ? bulkLimits.pollMs : false,
  });
  const paged = useAddressPage(jobs);
  useHint(bulkTopic, jobs.refetch);
  const actions = useJobActions();
  const turn = (page: number) => setSearch({ ...Object.fromEntries(search), page: String(page) });
  return (
    <Card title={t('title')} count={jobs.data?.total}>
      <Text as="p" size={12} tone="faint">
        {t('hint')}
      </Text>
      <Loaded query={paged} empty={t('none')} skeleton={<Skeleton lines={6} />}>
        {({ records, total, size }) => (
          <>
            <ul className="bulk-jobs">
              {records.map((job) => (
                <JobRow key={job.redisKey} job={job} actions={actions} />
              ))}
            </ul>
            {total > size && <Pagination page={current} size={size} total={total} onPage={turn} />}
          </>
        )}
      </Loaded>
      {actions.dialog}
    </Card>
  );
}
