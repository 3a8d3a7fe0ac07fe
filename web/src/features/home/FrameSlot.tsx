import type { HomeCard, HomePage } from '@yizhan/contract/entities/card.ts';
import { home } from '@yizhan/contract/texts/zh-CN/home.ts';
import { useId, useState } from 'react';
import { textsOf } from '../../lib/text.ts';
import { Tabs } from '../../ui/Tabs.tsx';
import { CardSlot } from './CardSlot.tsx';
import type { HomePageParams } from './useHomePageParams.ts';
import './FrameSlot.css';

const t = textsOf({ home });

type FrameSlotProps = { tabs: readonly HomeCard[]; page: HomePage; params: HomePageParams };

/** A frame of the page: one card, or several as tabs. Cards of tabs that are not shown stay up to date. */
export function FrameSlot({ tabs, page, params }: FrameSlotProps) {
  const [chosen, setChosen] = useState<string>();
  const id = useId();
  const [first] = tabs;
  const shown = tabs.find((card) => card.id === chosen) ?? first;
  if (!first || !shown) return null;
  if (tabs.length === 1) return <CardSlot card={first} page={page} params={params} />;
  return (
    <div className="frame-tabs">
      <Tabs
        bare
        className="frame-tabs__bar"
        label={t('frameTabs')}
        tabs={tabs.map((card) => ({ key: card.id, label: card.basicConfig.cardName, controls: `${id}-${card.id}` }))}
        value={shown.id}
        onChange={setChosen}
      />
      {tabs.map((card) => (
        <div
          key={card.id}
          id={`${id}-${card.id}`}
          role="tabpanel"
          hidden={card !== shown}
          className="frame-tabs__panel"
        >
          <CardSlot card={card} page={page} params={params} />
        </div>
      ))}
    </div>
  );
}
