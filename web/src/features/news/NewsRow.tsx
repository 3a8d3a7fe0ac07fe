import type { ArticleCard } from '@yizhan/contract/entities/news.ts';
import { news } from '@yizhan/contract/texts/zh-CN/news.ts';
import { use } from 'react';
import { hrefOf } from '../../lib/paths.ts';
import { textsOf } from '../../lib/text.ts';
import { Chip } from '../../ui/Chip.tsx';
import { dayOf, isNew } from './dates.ts';
import { NewsPathsContext } from './news-paths.ts';

const t = textsOf({ news });

/** One article in a list; the whole row is the link. */
export function NewsRow({ article, now }: { article: ArticleCard; now: Date }) {
  const places = use(NewsPathsContext);
  const { id, title, summary, cover, fieldSet, top, releaseTime, deptName } = article;
  return (
    <li>
      <a className="news-row" href={hrefOf(places.article(id))}>
        {cover && <img className="news-row__cover" src={cover} alt="" loading="lazy" />}
        <span className="news-row__words">
          <span className="news-row__head">
            {top && (
              <Chip tone="brand" icon="pin">
                {t('top')}
              </Chip>
            )}
            {fieldSet.important && <Chip tone="bad">{t('important')}</Chip>}
            <span className="news-row__title">{title}</span>
            {isNew(releaseTime, now) && <span className="news-row__new">{t('new')}</span>}
          </span>
          {summary && <span className="news-row__summary">{summary}</span>}
          <span className="news-row__about">
            <time dateTime={releaseTime.replace(' ', 'T')} title={releaseTime.slice(0, 16)}>
              {dayOf(releaseTime, now)}
            </time>
            {deptName && <span>{deptName}</span>}
          </span>
        </span>
      </a>
    </li>
  );
}
