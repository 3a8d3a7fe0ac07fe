import type { CentreView } from '@yizhan/contract/entities/centre.ts';
import type { HallSort } from '@yizhan/contract/entities/hall.ts';
import { hall } from '@yizhan/contract/texts/zh-CN/hall.ts';
import type { ReactNode } from 'react';
import { textsOf } from '../../lib/text.ts';
import { IconButton } from '../../ui/IconButton.tsx';
import { Select } from '../../ui/Select.tsx';
import { Tabs } from '../../ui/Tabs.tsx';
import { type HallAddress, type HallView, sorts, tabs } from './hall-address.ts';
import type { ChangeHall } from './useHallAddress.ts';

const t = textsOf({ hall });

const tabWords = { all: 'tabAll', recommended: 'tabRecommended', newest: 'tabNewest', hot: 'tabHot' } as const;
const sortWords = { heat: 'sortHeat', new: 'sortNew', score: 'sortScore', name: 'sortName' } as const;
/** The order of a tab, before another one is chosen. */
const ownOrders = {
  all: 'sortDefault',
  recommended: 'sortRecommended',
  newest: 'sortNewest',
  hot: 'sortHottest',
} as const;
const viewOptions = [
  { view: 'cards', icon: 'hall' },
  { view: 'list', icon: 'list' },
] as const;

type ToolbarProps = {
  address: HallAddress;
  view: HallView;
  change: ChangeHall;
  /** How the centre is arranged. */
  centre: Pick<CentreView, 'tabs' | 'sort'> | undefined;
  children?: ReactNode;
};

/** Tab, sort order and view of the results. */
export function Toolbar({ address, view, change, centre, children }: ToolbarProps) {
  const { tab, sort, keyword } = address;
  // The tab one is in stays, even if the centre no longer offers it.
  const offers = tabs.filter((key) => key === tab || !centre || centre.tabs.includes(key));
  const ownOrder = tab === 'all' && centre?.sort ? sortWords[centre.sort] : ownOrders[tab];
  return (
    <div className="hall-toolbar">
      <Tabs
        bare
        label={t('tabs')}
        tabs={offers.map((key) => ({ key, label: t(tabWords[key]) }))}
        value={tab}
        // Each tab has an order of its own.
        onChange={(next) => change({ tab: next, sort: '' })}
      />
      <div className="hall-toolbar__tools">
        {children}
        <Select<HallSort | ''>
          size="small"
          aria-label={t('sort')}
          value={sort}
          onChange={(next) => change({ sort: next })}
          options={[
            { value: '', label: t(keyword ? 'sortMatch' : ownOrder) },
            ...sorts.map((value) => ({ value, label: t(sortWords[value]) })),
          ]}
        />
        {/* biome-ignore lint/a11y/useSemanticElements: a group of two buttons, not form fields */}
        <div className="hall-toolbar__views" role="group" aria-label={t('view')}>
          {viewOptions.map((option) => (
            <IconButton
              key={option.view}
              icon={option.icon}
              size="small"
              label={t(option.view)}
              aria-pressed={view === option.view}
              onClick={() => change({ view: option.view })}
            />
          ))}
        </div>
      </div>
    </div>
  );
}
