import { useSession } from '../../lib/session.ts';
import { Icon } from '../../ui/Icon.tsx';
import { UploadedAvatar } from '../../ui/UploadedAvatar.tsx';

/** Content of the account button, part of the first paint; its menu is loaded a moment later. */
export function AccountFace() {
  const name = useSession((s) => s.session?.user.nick_name) ?? '';
  const avatar = useSession((s) => s.me?.user.avatar) ?? undefined;
  return (
    <>
      <UploadedAvatar name={name} address={avatar} size={32} />
      <span className="account__name">{name}</span>
      <Icon name="chevron-down" size={14} />
    </>
  );
}
