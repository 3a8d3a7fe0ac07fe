import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { type AnnouncementManageQuery, announcementStates } from '@yizhan/contract/entities/announcement.ts';
import { publishables } from '@yizhan/contract/publishable.ts';
import { announcementManage } from '@yizhan/contract/texts/zh-CN/announcement-manage.ts';
import { FilteredList } from '../../admin-kit/list/FilteredList.tsx';
import { FilterSelect } from '../../admin-kit/list/FilterSelect.tsx';
import { SearchBox } from '../../admin-kit/list/SearchBox.tsx';
import { query } from '../../lib/api.ts';
import { textsOf } from '../../lib/text.ts';
import { useHint } from '../../lib/useHint.ts';
import { AnnouncementTable } from './AnnouncementTable.tsx';
import type { AnnouncementListParams } from './announcement-filters.ts';

const t = textsOf({ announcementManage });
const states = announcementStates.map((state) => ({ value: state, label: t(state) }));

/** The most recently changed first. */
export function AnnouncementList({ list }: { list: AnnouncementListParams }) {
  const { filters, page, setFilter } = list;
  const params = { ...(filters as Pick<AnnouncementManageQuery, 'keyword' | 'state'>), current: page };
  const listQuery = useQuery({ ...query.announcements.manage(params), placeholderData: keepPreviousData });
  useHint(publishables.announcement.topic, () => void listQuery.refetch());
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
      {({ records, total }) => <AnnouncementTable rows={records} total={total} list={list} />}
    </FilteredList>
  );
}
