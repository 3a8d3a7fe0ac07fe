import { cardAffairs } from '@yizhan/contract/texts/zh-CN/card-affairs.ts';
import { cardServices } from '@yizhan/contract/texts/zh-CN/card-services.ts';
import { type CSSProperties, useId, useState } from 'react';
import { hrefOf, todosPath } from '../../lib/paths.ts';
import { textsOf } from '../../lib/text.ts';
import { Empty } from '../../ui/Empty.tsx';
import { Tabs } from '../../ui/Tabs.tsx';
import { CardHead, HeadLink } from '../CardHead.tsx';
import type { CardViewProps } from '../card.ts';
import { formatCount } from '../format-count.ts';
import { TodoList } from './TodoList.tsx';
import './View.css';

const t = textsOf({ cardAffairs });
const cardServicesText = textsOf({ cardServices });

export function View({ data }: CardViewProps<'affairs'>) {
  const id = useId();
  const [chosen, setChosen] = useState<string>();
  const shown = data.list.find(({ tab }) => tab === chosen) ?? data.list[0];
  if (!shown) return <Empty text={t('none')} size="small" />;
  const tabs = data.list.map(({ tab, num }) => ({ key: tab, label: t(tab), count: formatCount(num), controls: id }));
  // The card keeps its size when the tab changes.
  const rows = Math.max(...data.list.map(({ result }) => result.length));
  const size = { '--affairs-rows': rows } as CSSProperties;
  return (
    <div className="affairs" style={size}>
      <CardHead className="affairs__head">
        <Tabs bare label={t('tabs')} className="affairs__tabs" tabs={tabs} value={shown.tab} onChange={setChosen} />
      </CardHead>
      <HeadLink href={hrefOf(todosPath(shown.tab))} label={t('all', { tab: t(shown.tab) })}>
        {cardServicesText('all')}
      </HeadLink>
      <div className="affairs__panel" role="tabpanel" id={id} aria-label={t(shown.tab)}>
        {shown.result.length === 0 && <Empty text={t('none')} size="small" />}
        <TodoList tab={shown.tab} rows={shown.result} />
      </div>
    </div>
  );
}
