import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { type ArticleQuery, articleStates } from '@yizhan/contract/entities/news.ts';
import { FilterSelect } from '../../admin-kit/list/FilterSelect.tsx';
import { NothingFound } from '../../admin-kit/list/NothingFound.tsx';
import { SearchBox } from '../../admin-kit/list/SearchBox.tsx';
import { useLastPage } from '../../admin-kit/list/useLastPage.ts';
import { TableSkeleton } from '../../admin-kit/SectionSkeleton.tsx';
import { query } from '../../lib/api.ts';
import { Loaded } from '../../ui/Loaded.tsx';
import { ArticleTable } from './ArticleTable.tsx';
import type { ArticleListParams } from './article-filters.ts';
import { n } from './words.ts';

const states = articleStates.map((state) => ({ value: state, label: n(state) }));

export function ArticleList({ list }: { list: ArticleListParams }) {
  const { filters, page, setFilter } = list;
  const columns = useQuery(query.news.manageColumns());
  // The server checks what somebody typed into the address.
  const params = { ...(filters as Pick<ArticleQuery, 'keyword' | 'columnId' | 'state'>), current: page };
  const listQuery = useQuery({ ...query.news.manage(params), placeholderData: keepPreviousData });
  const found = useLastPage(list, listQuery);
  return (
    <>
      <div className="admin-list__filters">
        <SearchBox value={filters.keyword} hint={n('searchHint')} onChange={(words) => setFilter('keyword', words)} />
        <FilterSelect
          label={n('column')}
          any={n('anyColumn')}
          value={filters.columnId}
          options={columns.data?.map(({ id, columnName }) => ({ value: id, label: columnName }))}
          onChange={(id) => setFilter('columnId', id)}
        />
        <FilterSelect
          label={n('state')}
          any={n('anyState')}
          value={filters.state}
          options={states}
          onChange={(state) => setFilter('state', state)}
        />
      </div>
      <Loaded
        query={found}
        skeleton={<TableSkeleton />}
        empty={<NothingFound list={list} add={n('addArticle')} first={n('firstArticle')} />}
      >
        {({ records, total }) => <ArticleTable rows={records} total={total} list={list} />}
      </Loaded>
    </>
  );
}
