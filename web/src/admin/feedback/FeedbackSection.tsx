import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { feedbackStatuses, feedbackTypes } from '@yizhan/contract/entities/feedback.ts';
import { admin } from '@yizhan/contract/texts/zh-CN/admin.ts';
import { feedbackManage } from '@yizhan/contract/texts/zh-CN/feedback-manage.ts';
import { BulkActions } from '../../admin-kit/bulk/BulkActions.tsx';
import { ListAndForm } from '../../admin-kit/list/ListAndForm.tsx';
import { useLastPage } from '../../admin-kit/list/useLastPage.ts';
import { useListParams } from '../../admin-kit/list/useListParams.ts';
import { TableSkeleton } from '../../admin-kit/SectionSkeleton.tsx';
import { query } from '../../lib/api.ts';
import { textsOf } from '../../lib/text.ts';
import { useHint } from '../../lib/useHint.ts';
import { Button } from '../../ui/Button.tsx';
import { Empty } from '../../ui/Empty.tsx';
import { Loaded } from '../../ui/Loaded.tsx';
import { FeedbackFilters } from './FeedbackFilters.tsx';
import { FeedbackPane } from './FeedbackPane.tsx';
import { FeedbackTable } from './FeedbackTable.tsx';
import { feedbackFilterNames } from './feedback-filters.ts';
import './feedback.css';

const t = textsOf({ feedbackManage });
const adminText = textsOf({ admin });

const known = {
  type: feedbackTypes,
  status: [...feedbackStatuses, 'OPEN', 'ANY'],
  deptId: /^[1-9]\d{0,17}$/,
  late: ['true'],
} as const;

/** The desk: what waits for an answer, the earliest promise first; one opens at the right. */
export default function FeedbackSection() {
  const list = useListParams(feedbackFilterNames, known);
  const { keyword, deptId, late } = list.filters;
  const type = feedbackTypes.find((one) => one === list.filters.type);
  // Whoever opens the desk wants to see what waits.
  const wanted = list.filters.status ?? 'OPEN';
  const status = ([...feedbackStatuses, 'OPEN'] as const).find((one) => one === wanted);
  const search = {
    ...(keyword && { keyword }),
    ...(type && { type }),
    ...(status && { status }),
    ...(deptId && { deptId }),
    ...(late && { late: 'true' as const }),
  };
  const listQuery = useQuery({
    ...query.feedback.queue({ ...search, current: list.page }),
    placeholderData: keepPreviousData,
    staleTime: 0,
  });
  useHint('card.todo', listQuery.refetch);
  const found = useLastPage(list, listQuery);
  const clear = <Button onClick={list.clearFilters}>{adminText('clearFilters')}</Button>;
  const isFiltered = Object.keys(list.filters).length > 0;
  return (
    <ListAndForm
      menu="userFrameConfig/manage/feedback"
      description={t('description')}
      list={list}
      bulk={<BulkActions list="feedback" search={search} />}
      filters={<FeedbackFilters list={list} />}
      form={(record) => <FeedbackPane key={record} id={record} list={list} />}
    >
      <Loaded
        query={found}
        skeleton={<TableSkeleton />}
        empty={isFiltered ? <Empty text={t('noneFound')} action={clear} /> : t('none')}
      >
        {({ records, total }) => <FeedbackTable rows={records} total={total} list={list} />}
      </Loaded>
    </ListAndForm>
  );
}
