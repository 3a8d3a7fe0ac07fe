import { Icon } from '../../ui/Icon.tsx';
import { Menu } from '../../ui/Menu.tsx';
import { itemOf } from './menu-item.ts';
import type { Entry } from './useMenu.ts';
import { t } from './words.ts';

/** The entries for which the bar has no room. */
export default function MoreNavigation({ entries }: { entries: readonly Entry[] }) {
  return (
    <Menu className="navigation__more" label={t('moreNavigation')} align="start" items={entries.map(itemOf)}>
      {t('moreNavigation')}
      <Icon name="chevron-down" size={14} />
    </Menu>
  );
}
