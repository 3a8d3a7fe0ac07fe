import { shell } from '@yizhan/contract/texts/zh-CN/shell.ts';
import { textsOf } from '../../lib/text.ts';
import { Icon } from '../../ui/Icon.tsx';
import { Menu } from '../../ui/Menu.tsx';
import { toMenuItem } from './menu-item.ts';
import type { Entry } from './useMenu.ts';

const t = textsOf({ shell });

type MoreNavigationProps = { entries: readonly Entry[]; name?: string; current?: boolean };

/** A group of the bar, or, without a name, the entries that do not fit into the bar. */
export default function MoreNavigation({ entries, name = t('moreNavigation'), current }: MoreNavigationProps) {
  const within = current ?? entries.some((entry) => entry.current);
  return (
    <Menu className="navigation__more" label={name} align="start" items={entries.map(toMenuItem)} current={within}>
      {name}
      <Icon name="chevron-down" size={14} />
    </Menu>
  );
}
