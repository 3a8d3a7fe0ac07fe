import { shell } from '@yizhan/contract/texts/zh-CN/shell.ts';
import { textsOf } from '../../lib/text.ts';
import { Icon } from '../../ui/Icon.tsx';
import type { IconName } from '../../ui/icons/names.ts';
import { Menu } from '../../ui/Menu.tsx';
import './BottomBar.css';
import { AccountHead } from './AccountHead.tsx';
import { toMenuItem } from './menu-item.ts';
import { useAccountItems } from './useAccountItems.ts';
import { type Entry, useAdministration, useConfiguration, useMenu } from './useMenu.ts';

const t = textsOf({ shell });

/** The navigation on phones, at the bottom of the screen. */
export default function BottomBar() {
  const [home, hall, ...rest] = useMenu();
  const configuration = useConfiguration();
  const [administration] = useAdministration();
  const account = useAccountItems();
  const managing = configuration.some(({ current }) => current);
  return (
    <nav className="bottombar" aria-label={t('bottomNavigation')}>
      {home && <BarLink entry={home} />}
      {hall && <BarLink entry={hall} />}
      {rest.length > 0 && (
        <Menu
          className="bottombar__item"
          label={t('navigation')}
          items={rest.map(toMenuItem)}
          current={rest.some((entry) => entry.current)}
        >
          <BarItem icon="menu" label={t('navigation')} />
        </Menu>
      )}
      {administration && (
        <a className="bottombar__item" href={administration.href} aria-current={managing ? 'page' : undefined}>
          <BarItem icon="settings" label={t('manage')} />
        </a>
      )}
      <Menu className="bottombar__item" label={t('account')} header={<AccountHead />} items={account}>
        <BarItem icon="user" label={t('mine')} />
      </Menu>
    </nav>
  );
}

function BarLink({ entry: { href, current, icon, name } }: { entry: Entry }) {
  return (
    <a className="bottombar__item" href={href} aria-current={current ? 'page' : undefined}>
      <BarItem icon={icon} label={name} />
    </a>
  );
}

function BarItem({ icon, label }: { icon: IconName; label: string }) {
  return (
    <>
      <Icon name={icon} size={22} />
      {label}
    </>
  );
}
