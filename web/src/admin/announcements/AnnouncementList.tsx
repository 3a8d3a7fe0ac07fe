import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { type AnnouncementManageQuery, announcementStates } from '@yizhan/contract/entities/announcement.ts';
import { publishables } from '@yizhan/contract/publishable.ts';
import { announcementManage } from '@yizhan/contract/texts/zh-CN/announcement-manage.ts';
import { FilterSelect } from '../../admin-kit/list/FilterSelect.tsx';
import { NothingFound } from '../../admin-kit/list/NothingFound.tsx';
import { SearchBox } from '../../admin-kit/list/SearchBox.tsx';
import { useLastPage } from '../../admin-kit/list/useLastPage.ts';
import { TableSkeleton } from '../../admin-kit/SectionSkeleton.tsx';
import { query } from '../../lib/api.ts';
import { textsOf } from '../../lib/text.ts';
import { useHint } from '../../lib/useHint.ts';
import { Loaded } from '../../ui/Loaded.tsx';
import { AnnouncementTable } from './AnnouncementTable.tsx';
import type { AnnouncementListParams } from './announcement-filters.ts';

const t = textsOf({ announcementManage });
const states = announcementStates.map((state) => ({ value: state, label: t(state) }));

/** The most recently changed first. */
export function AnnouncementList({ list }: { list: AnnouncementListParams }) {
  const { filters, page, setFilter } = list;
  const params = { ...(filters as Pick<AnnouncementManageQuery, 'keyword' | 'state'>), current: page };
  const listQuery = useQuery({ ...query.announcements.manage(params), placeholderData: keepPreviousData });
  const found = useLastPage(list, listQuery);
  useHint(publishables.announcement.topic, () => void listQuery.refetch());
  return (
    <>
      <div className="admin-list__filters">
        <SearchBox value={filters.keyword} hint={t('searchHint')} onChange={(value) => setFilter('keyword', value)} />
        <FilterSelect
          label={t('state')}
          any={t('anyState')}
          value={filters.state}
          options={states}
          onChange={(state) => setFilter('state', state)}
        />
      </div>
      <Loaded
        query={found}
        skeleton={<TableSkeleton />}
        empty={<NothingFound list={list} add={t('add')} first={t('first')} />}
      >
        {({ records, total }) => <AnnouncementTable rows={records} total={total} list={list} />}
      </Loaded>
    </>
  );
}
