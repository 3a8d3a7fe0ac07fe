import { shell } from '@yizhan/contract/texts/zh-CN/shell.ts';
import { textsOf } from '../../lib/text.ts';
import { Badge } from '../../ui/Badge.tsx';
import { Icon } from '../../ui/Icon.tsx';
import type { IconName } from '../../ui/icons/names.ts';
import { Menu } from '../../ui/Menu.tsx';
import './BottomBar.css';
import { AccountHead } from './AccountHead.tsx';
import { toMenuItem } from './menu-item.ts';
import { useAccountItems } from './useAccountItems.ts';
import { useBottomEntries } from './useBottomEntries.ts';
import { useMenu } from './useMenu.ts';

const t = textsOf({ shell });

/** The navigation on phones, at the bottom of the screen. What has no place of its own there is in the menu of "me". */
export default function BottomBar() {
  const entries = useBottomEntries();
  const [, , ...rest] = useMenu();
  const account = useAccountItems();
  const navigation =
    rest.length > 0 ? [...rest.map(toMenuItem), { kind: 'line', key: 'line-navigation' } as const] : [];
  return (
    <nav className="bottombar" aria-label={t('bottomNavigation')}>
      {entries.map(({ key, href, current, icon, name, unread = 0 }) => (
        <a
          key={key}
          className="bottombar__item"
          href={href}
          aria-current={current ? 'page' : undefined}
          aria-label={unread > 0 ? t('chatUnread', { n: unread }) : undefined}
        >
          <BarItem icon={icon} label={name} unread={unread} />
        </a>
      ))}
      <Menu
        className="bottombar__item"
        label={t('account')}
        header={<AccountHead />}
        items={[...navigation, ...account]}
      >
        <BarItem icon="user" label={t('mine')} />
      </Menu>
    </nav>
  );
}

function BarItem({ icon, label, unread }: { icon: IconName; label: string; unread?: number }) {
  return (
    <>
      <Badge count={unread} label="">
        <Icon name={icon} size={22} />
      </Badge>
      {label}
    </>
  );
}
