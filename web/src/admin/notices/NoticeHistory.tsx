import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { NoticeQuery } from '@yizhan/contract/entities/notice.ts';
import { noticeStates } from '@yizhan/contract/notice-kinds.ts';
import { noticeManage } from '@yizhan/contract/texts/zh-CN/notice-manage.ts';
import { FilteredList } from '../../admin-kit/list/FilteredList.tsx';
import { FilterSelect } from '../../admin-kit/list/FilterSelect.tsx';
import { SearchBox } from '../../admin-kit/list/SearchBox.tsx';
import { query } from '../../lib/api.ts';
import { textsOf } from '../../lib/text.ts';
import { NoticeTable } from './NoticeTable.tsx';
import type { NoticeListParams } from './notice-filters.ts';

const t = textsOf({ noticeManage });
const states = noticeStates.map((state) => ({ value: state, label: t(state) }));

/** Drafts and everything sent, the most recently changed first. */
export function NoticeHistory({ list }: { list: NoticeListParams }) {
  const { filters, page, setFilter } = list;
  const params = { ...(filters as Pick<NoticeQuery, 'keyword' | 'state'>), current: page };
  const listQuery = useQuery({ ...query.notices.list(params), placeholderData: keepPreviousData });
  return (
    <FilteredList
      list={list}
      query={listQuery}
      add={t('add')}
      first={t('first')}
      filters={
        <>
          <SearchBox value={filters.keyword} hint={t('searchHint')} onChange={(value) => setFilter('keyword', value)} />
          <FilterSelect
            label={t('state')}
            any={t('anyState')}
            value={filters.state}
            options={states}
            onChange={(state) => setFilter('state', state)}
          />
        </>
      }
    >
      {({ records, total }) => <NoticeTable rows={records} total={total} list={list} />}
    </FilteredList>
  );
}
