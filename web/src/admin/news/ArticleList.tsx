import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { type ArticleQuery, articleStates } from '@yizhan/contract/entities/news.ts';
import { newsManage } from '@yizhan/contract/texts/zh-CN/news-manage.ts';
import { FilteredList } from '../../admin-kit/list/FilteredList.tsx';
import { FilterSelect } from '../../admin-kit/list/FilterSelect.tsx';
import { SearchBox } from '../../admin-kit/list/SearchBox.tsx';
import { query } from '../../lib/api.ts';
import { textsOf } from '../../lib/text.ts';
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
  return (
    <FilteredList
      list={list}
      query={listQuery}
      add={t('addArticle')}
      first={t('firstArticle')}
      filters={
        <>
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
        </>
      }
    >
      {({ records, total }) => <ArticleTable rows={records} total={total} list={list} />}
    </FilteredList>
  );
}
