import type { Article } from '@yizhan/contract/entities/news.ts';
import { news } from '@yizhan/contract/texts/zh-CN/news.ts';
import { use } from 'react';
import { hrefOf } from '../../lib/paths.ts';
import { textsOf } from '../../lib/text.ts';
import { NewsPathsContext } from './news-paths.ts';

const t = textsOf({ news });

type Neighbour = Article['previous'];

export function Neighbours({ previous, next }: Pick<Article, 'previous' | 'next'>) {
  return (
    <nav className="article-page__beside" aria-label={t('neighbours')}>
      <NeighbourLink label={t('previous')} to={previous} none={t('noPrevious')} />
      <NeighbourLink label={t('next')} to={next} none={t('noNext')} />
    </nav>
  );
}

function NeighbourLink({ label, to, none }: { label: string; to: Neighbour; none: string }) {
  const places = use(NewsPathsContext);
  return (
    <p>
      <span>{label}</span>
      {to ? <a href={hrefOf(places.article(to.id))}>{to.title}</a> : <span>{none}</span>}
    </p>
  );
}
