import * as cardKindLimits from '@yizhan/contract/limits/card-kinds.ts';
import { cardAffairs } from '@yizhan/contract/texts/zh-CN/card-affairs.ts';
import { type CSSProperties, useState } from 'react';
import { hrefOf, todosPath } from '../../lib/paths.ts';
import { textsOf } from '../../lib/text.ts';
import { Empty } from '../../ui/Empty.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { Tabs } from '../../ui/Tabs.tsx';
import type { CardViewProps } from '../card.ts';
import { formatCount } from '../format-count.ts';
import { TodoList } from './TodoList.tsx';
import './View.css';

const t = textsOf({ cardAffairs });

export function View({ data }: CardViewProps<'affairs'>) {
  const [chosen, setChosen] = useState<string>();
  const shown = data.list.find(({ tab }) => tab === chosen) ?? data.list[0];
  if (!shown) return <Empty text={t('none')} size="small" />;
  const tabs = data.list.map(({ tab, num }) => ({ key: tab, label: t(tab), count: formatCount(num) }));
  // The card keeps its size when the tab changes.
  const size = { '--affairs-rows': cardKindLimits.affairsRows } as CSSProperties;
  return (
    <div className="affairs" style={size}>
      <Tabs label={t('tabs')} className="affairs__tabs" tabs={tabs} value={shown.tab} onChange={setChosen}>
        <div className="affairs__panel">
          {shown.result.length === 0 && <Empty text={t('none')} size="small" />}
          <TodoList tab={shown.tab} rows={shown.result} />
        </div>
      </Tabs>
      <a className="affairs__all" href={hrefOf(todosPath(shown.tab))}>
        {t('all', { tab: t(shown.tab) })}
        <Icon name="chevron-right" size={14} />
      </a>
    </div>
  );
}
