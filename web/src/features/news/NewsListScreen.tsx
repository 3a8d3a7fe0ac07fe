import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import { news } from '@yizhan/contract/texts/zh-CN/news.ts';
import { use } from 'react';
import { useNavigate } from 'react-router';
import { query } from '../../lib/api.ts';
import { textsOf } from '../../lib/text.ts';
import { useHint } from '../../lib/useHint.ts';
import { Empty } from '../../ui/Empty.tsx';
import { Loaded } from '../../ui/Loaded.tsx';
import { Page } from '../../ui/Page.tsx';
import { Tabs } from '../../ui/Tabs.tsx';
import { NewsList } from './NewsList.tsx';
import { NewsListSkeleton } from './NewsListSkeleton.tsx';
import { NewsSearch } from './NewsSearch.tsx';
import { NoSuchColumn } from './NoSuchColumn.tsx';
import './NewsList.css';
import { NewsPathsContext } from './news-paths.ts';
import { useNewsParams } from './useNewsParams.ts';

const t = textsOf({ news });

/** The articles of a column, with the other columns as tabs. */
export default function NewsListScreen() {
  const { keyword, page, setKeyword, setPage, ...filter } = useNewsParams();
  const places = use(NewsPathsContext);
  const client = useQueryClient();
  const navigate = useNavigate();
  const columns = useQuery(query.news.columns());
  const column = filter.column || (columns.data?.[0]?.id ?? '');
  const currentColumn = columns.data?.find(({ id }) => id === column);
  const found = useQuery({
    ...query.news.page({ columnId: column, current: page, ...(keyword && { keyword }) }),
    enabled: currentColumn !== undefined,
    placeholderData: keepPreviousData,
  });
  useHint('card.news', () => client.invalidateQueries({ queryKey: query.news.queryKey }));
  return (
    <Page
      title={t('title')}
      actions={currentColumn && <NewsSearch key={keyword} value={keyword} onSearch={setKeyword} />}
    >
      <Loaded query={columns} skeleton={<NewsListSkeleton />} empty={t('noColumns')}>
        {(all) => (
          <section className="news-list" aria-label={currentColumn?.columnName ?? t('title')}>
            <Tabs
              label={t('columns')}
              tabs={all.map(({ id, columnName }) => ({ key: id, label: columnName }))}
              value={column}
              onChange={(id) => void navigate(places.list(id))}
            />
            {currentColumn ? (
              <Loaded
                query={found}
                skeleton={<NewsListSkeleton />}
                empty={<NoArticles column={currentColumn.columnName} keyword={keyword} />}
              >
                {(articles) => <NewsList {...articles} page={page} onPage={setPage} />}
              </Loaded>
            ) : (
              <NoSuchColumn first={all[0]} />
            )}
          </section>
        )}
      </Loaded>
    </Page>
  );
}

const NoArticles = ({ column, keyword }: { column: string; keyword: string }) => (
  <Empty text={keyword ? t('noneFound', { words: keyword }) : t('none', { column })} />
);
