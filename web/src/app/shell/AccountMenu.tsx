import { shell } from '@yizhan/contract/texts/zh-CN/shell.ts';
import { useSession } from '../../lib/session.ts';
import { textsOf } from '../../lib/text.ts';
import { Menu } from '../../ui/Menu.tsx';
import { AccountFace } from './AccountFace.tsx';
import { AccountHead } from './AccountHead.tsx';
import { useAccountItems } from './useAccountItems.ts';

const t = textsOf({ shell });

export default function AccountMenu() {
  const name = useSession((s) => s.session?.user.nick_name) ?? '';
  const items = useAccountItems();
  return (
    <Menu className="account" label={t('accountOf', { name })} header={<AccountHead />} items={items}>
      <AccountFace />
    </Menu>
  );
}
