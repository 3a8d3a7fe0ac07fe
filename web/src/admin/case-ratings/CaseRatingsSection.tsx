import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { ratingStates } from '@yizhan/contract/entities/case-rating.ts';
import { admin } from '@yizhan/contract/texts/zh-CN/admin.ts';
import { caseRatingDesk } from '@yizhan/contract/texts/zh-CN/case-rating-desk.ts';
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
import { RatingFilters } from './RatingFilters.tsx';
import { RatingPane } from './RatingPane.tsx';
import { RatingTable } from './RatingTable.tsx';
import { ratingFilters, ratingFilterValues } from './rating-filters.ts';

const t = textsOf({ caseRatingDesk });
const adminText = textsOf({ admin });

/** What people say of the department's cases: what has to be put right first, by its deadline. */
export default function CaseRatingsSection() {
  const list = useListParams(ratingFilters, ratingFilterValues);
  const { keyword, processId, deptId, score, from, to, late } = list.filters;
  const state = ratingStates.find((one) => one === list.filters.state);
  const search = {
    ...(keyword && { keyword }),
    ...(processId && { processId }),
    ...(deptId && { deptId }),
    ...(score && { score }),
    ...(state && { state }),
    ...(from && { from }),
    ...(to && { to }),
    ...(late && { lateOnly: 'true' as const }),
  };
  const listQuery = useQuery({
    ...query.caseRatings.page({ ...search, current: list.page }),
    placeholderData: keepPreviousData,
    staleTime: 0,
  });
  useHint('card.todo', listQuery.refetch);
  const found = useLastPage(list, listQuery);
  const isFiltered = Object.keys(list.filters).length > 0;
  const clear = <Button onClick={list.clearFilters}>{adminText('clearFilters')}</Button>;
  return (
    <ListAndForm
      menu="userFrameConfig/manage/caseRatings"
      description={t('description')}
      list={list}
      bulk={<BulkActions list="caseRatings" search={search} />}
      filters={
        <>
          <RatingFilters list={list} />
          {isFiltered && clear}
        </>
      }
      form={(record) => <RatingPane key={record} id={record} list={list} />}
    >
      <Loaded
        query={found}
        skeleton={<TableSkeleton />}
        empty={isFiltered ? <Empty text={adminText('noneFound')} action={clear} /> : t('none')}
      >
        {({ records, total }) => <RatingTable rows={records} total={total} list={list} />}
      </Loaded>
    </ListAndForm>
  );
}
