import type { NewsLine, NewsTab } from '@yizhan/contract/entities/card-data.ts';
import * as cardKindLimits from '@yizhan/contract/limits/card-kinds.ts';
import { cardNews } from '@yizhan/contract/texts/zh-CN/card-news.ts';
import { type CSSProperties, useState } from 'react';
import { toLinkProps } from '../../lib/link-props.ts';
import { hrefOf, newsPath } from '../../lib/paths.ts';
import { textsOf } from '../../lib/text.ts';
import { useNow } from '../../lib/useNow.ts';
import { Chip } from '../../ui/Chip.tsx';
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
      <List tab={tab} />
      <FeedNote feed={tab.feed} />
    </div>
  );
}

function List({ tab: { columnName, result, feed } }: { tab: NewsTab }) {
  const now = useNow();
  const without = feed.state === 'failed' ? 'unavailable' : 'noneIn';
  return (
    <div className="news__list">
      {result.length === 0 && <Empty text={t(without, { column: columnName })} size="small" />}
      <ul>
        {result.map((line) => (
          <li key={line.id}>
            <Line line={line} now={now} />
          </li>
        ))}
      </ul>
    </div>
  );
}

function Line({ line, now }: { line: NewsLine; now: Date }) {
  const content = <Content line={line} now={now} />;
  if (line.url === '') return <div className="news__line">{content}</div>;
  return (
    <a className="news__line" {...toLinkProps(line.url)}>
      {content}
    </a>
  );
}

function Content({ line: { title, fieldSet, releaseTime }, now }: { line: NewsLine; now: Date }) {
  return (
    <>
      {fieldSet.important && <Chip tone="bad">{t('important')}</Chip>}
      <span className="news__title" title={title}>
        {title}
      </span>
      {releaseTime !== null && isNew(releaseTime, now) && (
        <span className="news__new" title={t('newSpoken')}>
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
