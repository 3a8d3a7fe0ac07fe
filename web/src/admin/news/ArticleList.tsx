import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { type ArticleQuery, articleStates } from '@yizhan/contract/entities/news.ts';
import { newsManage } from '@yizhan/contract/texts/zh-CN/news-manage.ts';
import { FilterSelect } from '../../admin-kit/list/FilterSelect.tsx';
import { NothingFound } from '../../admin-kit/list/NothingFound.tsx';
import { SearchBox } from '../../admin-kit/list/SearchBox.tsx';
import { useLastPage } from '../../admin-kit/list/useLastPage.ts';
import { TableSkeleton } from '../../admin-kit/SectionSkeleton.tsx';
import { query } from '../../lib/api.ts';
import { textsOf } from '../../lib/text.ts';
import { Loaded } from '../../ui/Loaded.tsx';
import { ArticleTable } from './ArticleTable.tsx';
import type { ArticleListParams } from './article-filters.ts';

const t = textsOf({ newsManage });

const states = articleStates.map((state) => ({ value: state, label: t(state) }));

export function ArticleList({ list }: { list: ArticleListParams }) {
  const { filters, page, setFilter } = list;
  const columns = useQuery(query.news.manageColumns());
  // The server validates values typed into the address.
  const params = { ...(filters as Pick<ArticleQuery, 'keyword' | 'columnId' | 'state'>), current: page };
  const listQuery = useQuery({ ...query.news.manage(params), placeholderData: keepPreviousData });
  const found = useLastPage(list, listQuery);
  return (
    <>
      <div className="admin-list__filters">
        <SearchBox value={filters.keyword} hint={t('searchHint')} onChange={(value) => setFilter('keyword', value)} />
        <FilterSelect
          label={t('column')}
          any={t('anyColumn')}
          value={filters.columnId}
          options={columns.data?.map(({ id, columnName }) => ({ value: id, label: columnName }))}
          onChange={(id) => setFilter('columnId', id)}
        />
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
        empty={<NothingFound list={list} add={t('addArticle')} first={t('firstArticle')} />}
      >
        {({ records, total }) => <ArticleTable rows={records} total={total} list={list} />}
      </Loaded>
    </>
  );
}
