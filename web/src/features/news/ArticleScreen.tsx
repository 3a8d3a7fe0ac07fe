import { useQuery } from '@tanstack/react-query';
import { clientStatuses } from '@yizhan/contract/statuses.ts';
import { news } from '@yizhan/contract/texts/zh-CN/news.ts';
import { use } from 'react';
import { useParams, useSearchParams } from 'react-router';
import { query } from '../../lib/api.ts';
import { hrefOf } from '../../lib/paths.ts';
import { ApiError } from '../../lib/request.ts';
import { textsOf } from '../../lib/text.ts';
import { useTitle } from '../../lib/useTitle.ts';
import { Button } from '../../ui/Button.tsx';
import { Empty } from '../../ui/Empty.tsx';
import { Loaded } from '../../ui/Loaded.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import './Article.css';
import { ArticleView } from './ArticleView.tsx';
import { Neighbours } from './Neighbours.tsx';
import { NewsPathsContext } from './news-paths.ts';

const t = textsOf({ news });

/** The server refused: no such article for this reader. */
const isGone = (error: unknown) =>
  error instanceof ApiError && error.status === clientStatuses.other && error.http === 200;

/** One article, with links to its column and to the previous and next ones. */
export default function ArticleScreen() {
  const places = use(NewsPathsContext);
  const [search] = useSearchParams();
  const { id = search.get('id') ?? '' } = useParams();
  const found = useQuery(query.news.article({ id }));
  useTitle(found.data?.title ?? t('title'));
  if (isGone(found.error) && !found.data)
    return (
      <div className="yz-page article-page">
        <Empty text={t('gone')} action={<a href={hrefOf(places.home)}>{t('goHome')}</a>} />
      </div>
    );
  return (
    <div className="yz-page article-page">
      <Loaded query={found} skeleton={<Skeleton lines={8} />}>
        {(article) => (
          <>
            <div className="article-page__bar">
              <a href={hrefOf(places.list(article.columnId))}>{t('backTo', { column: article.columnName })}</a>
              <Button size="small" icon="print" onClick={() => window.print()}>
                {t('print')}
              </Button>
            </div>
            <ArticleView article={article} />
            <Neighbours previous={article.previous} next={article.next} />
          </>
        )}
      </Loaded>
    </div>
  );
}
