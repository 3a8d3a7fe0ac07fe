import { useSession } from '../../lib/session.ts';
import { Avatar } from '../../ui/Avatar.tsx';
import { Icon } from '../../ui/Icon.tsx';

/** What the account's button shows, with the first paint; its menu comes a moment later. */
export function AccountFace() {
  const name = useSession((s) => s.session?.user.nick_name) ?? '';
  const avatar = useSession((s) => s.me?.user.avatar) ?? undefined;
  return (
    <>
      <Avatar name={name} url={avatar} size={32} />
      <span className="account__name">{name}</span>
      <Icon name="chevron-down" size={14} />
    </>
  );
}
