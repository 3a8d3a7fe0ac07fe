import type { NewsLine, NewsTab } from '@yizhan/contract/entities/card-data.ts';
import * as cardKindLimits from '@yizhan/contract/limits/card-kinds.ts';
import { cardNews } from '@yizhan/contract/texts/zh-CN/card-news.ts';
import { type CSSProperties, useState } from 'react';
import { toLinkProps } from '../../lib/link-props.ts';
import { hrefOf, newsPath } from '../../lib/paths.ts';
import { textsOf } from '../../lib/text.ts';
import { useNow } from '../../lib/useNow.ts';
import { Chip } from '../../ui/Chip.tsx';
import { classes } from '../../ui/classes.ts';
import { Empty } from '../../ui/Empty.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { Tabs } from '../../ui/Tabs.tsx';
import type { CardViewProps } from '../card.ts';
import { FeedNote } from '../FeedNote.tsx';
import { dayOf, isNew } from './age.ts';
import './View.css';

const t = textsOf({ cardNews });

export function View({ data, basicConfig }: CardViewProps<'news'>) {
  // Two columns may have the same name, so the index is the key.
  const [chosen, setChosen] = useState('0');
  const place = Number(chosen) < data.list.length ? Number(chosen) : 0;
  const tab = data.list[place];
  // The list's size is fixed before its data arrives, and does not shrink with few rows.
  const size = { '--news-height': `${basicConfig.displayRows * cardKindLimits.newsRowHeight}px` } as CSSProperties;
  if (!tab) return <Empty text={t('none')} size="small" />;
  const tabs = data.list.map(({ columnName }, at) => ({ key: String(at), label: columnName }));
  return (
    <div className="news" style={size}>
      <div className="news__bar">
        <Tabs bare className="news__tabs" label={t('columns')} tabs={tabs} value={String(place)} onChange={setChosen} />
        {tab.columnId !== null && (
          <a
            className="news__more"
            href={hrefOf(newsPath(tab.columnId))}
            aria-label={t('moreOf', { column: tab.columnName })}
          >
            {t('more')}
            <Icon name="chevron-right" size={14} />
          </a>
        )}
      </div>
      <List tab={tab} most={basicConfig.displayRows * cardKindLimits.newsPerRow} />
      <FeedNote feed={tab.feed} />
    </div>
  );
}

function List({ tab: { columnName, result, feed }, most }: { tab: NewsTab; most: number }) {
  const now = useNow();
  const without = feed.state === 'failed' ? 'unavailable' : 'noneIn';
  return (
    <div className="news__list">
      {result.length === 0 && <Empty text={t(without, { column: columnName })} size="small" />}
      <ul>
        {withPicture(result, most).map((line) => (
          <li key={line.id}>
            <Line line={line} now={now} />
          </li>
        ))}
      </ul>
    </div>
  );
}

/**
 * The first one, if it has a picture, stands out and takes the room of two, so that the list keeps its height (CD-NEWS-6).
 * The others show none.
 */
function withPicture([first, ...others]: readonly NewsLine[], most: number): NewsLine[] {
  if (!first) return [];
  const plain = others.map((line) => ({ ...line, cover: null }));
  if (most < cardKindLimits.newsPictureLines) return [{ ...first, cover: null }, ...plain];
  return [first, ...(first.cover ? plain.slice(0, most - 2) : plain)];
}

function Line({ line, now }: { line: NewsLine; now: Date }) {
  const content = <Content line={line} now={now} />;
  const className = classes('news__line', line.cover && 'has-picture');
  if (line.url === '') return <div className={className}>{content}</div>;
  return (
    <a className={className} {...toLinkProps(line.url)}>
      {content}
    </a>
  );
}

function Content({ line: { title, cover, fieldSet, releaseTime }, now }: { line: NewsLine; now: Date }) {
  return (
    <>
      {cover && <img className="news__picture" src={cover} alt="" width={108} height={64} loading="lazy" />}
      {fieldSet.important && <Chip tone="bad">{t('important')}</Chip>}
      <span className="news__title" title={title}>
        {title}
      </span>
      {releaseTime !== null && isNew(releaseTime, now) && (
        <span className="news__new" title={t('newLabel')}>
          {t('new')}
        </span>
      )}
      {releaseTime !== null && (
        <time className="news__time" dateTime={releaseTime.replace(' ', 'T')} title={releaseTime}>
          {dayOf(releaseTime, now) ?? t('today')}
        </time>
      )}
    </>
  );
}
