import type { StagingTab } from '@yizhan/contract/entities/card-data.ts';
import { cardStaging } from '@yizhan/contract/texts/zh-CN/card-staging.ts';
import { useState } from 'react';
import { toLinkProps } from '../../lib/link-props.ts';
import { textsOf } from '../../lib/text.ts';
import { Empty } from '../../ui/Empty.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { Tabs } from '../../ui/Tabs.tsx';
import type { CardViewProps } from '../card.ts';
import { FeedNote } from '../FeedNote.tsx';
import { formatCount } from '../format-count.ts';
import { RowTable } from '../RowTable.tsx';
import './View.css';

const t = textsOf({ cardStaging });

export function View({ data }: CardViewProps<'staging'>) {
  // Two columns may have the same name, so the index is the key.
  const [chosen, setChosen] = useState('0');
  const [first] = data.list;
  const tab = data.list[Number(chosen)] ?? first;
  if (!tab) return <Empty text={t('none')} size="small" />;
  const tabs = data.list.map(({ columnName, num, feed }, at) => ({
    key: String(at),
    label: columnName,
    ...(feed.state === 'failed' ? {} : { count: formatCount(num) }),
  }));
  return (
    <div className="staging">
      <div className="staging__bar">
        <Tabs
          bare
          className="staging__tabs"
          label={t('columns')}
          tabs={tabs}
          value={tab === first ? '0' : chosen}
          onChange={setChosen}
        />
        <More tab={tab} />
      </div>
      <Body tab={tab} />
      <FeedNote feed={tab.feed} />
    </div>
  );
}

function More({ tab: { url, columnName } }: { tab: StagingTab }) {
  if (!url) return null;
  return (
    <a className="staging__more" title={t('moreOf', { name: columnName })} {...toLinkProps(url)}>
      {t('more')}
      <Icon name="chevron-right" size={14} />
    </a>
  );
}

function Body({ tab }: { tab: StagingTab }) {
  if (tab.result.length > 0) return <RowTable tab={tab} />;
  return <Empty text={t(tab.feed.state === 'failed' ? 'unavailable' : 'none')} size="small" />;
}
