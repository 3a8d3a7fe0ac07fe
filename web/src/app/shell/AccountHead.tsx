import { useSession } from '../../lib/session.ts';
import './AccountHead.css';
import { UploadedAvatar } from '../../ui/UploadedAvatar.tsx';

/** Above the account menu: the user and the current identity. */
export function AccountHead() {
  const name = useSession((s) => s.session?.user.nick_name) ?? '';
  const account = useSession((s) => s.session?.user.account) ?? '';
  const me = useSession((s) => s.me);
  const active = me?.identities.find((identity) => identity.active);
  const place = [active?.typeName, me?.user.deptName].filter(Boolean).join(' · ');
  return (
    <div className="account-head">
      <UploadedAvatar name={name} address={me?.user.avatar} size={44} />
      <div>
        <strong>{name}</strong>
        <span>{place || account}</span>
      </div>
    </div>
  );
}
