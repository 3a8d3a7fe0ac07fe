import { useSession } from '../../lib/session.ts';
import { Chip } from '../../ui/Chip.tsx';
import { UploadedAvatar } from '../../ui/UploadedAvatar.tsx';
import { Completeness } from './profile/Completeness.tsx';

/** The person's name and current identity. */
export function PersonHead() {
  const user = useSession((s) => s.session?.user);
  const me = useSession((s) => s.me);
  const active = me?.identities.find((identity) => identity.active);
  const name = user?.nick_name ?? '';
  const dept = active?.deptName || me?.user.deptName;
  return (
    <div className="person-head">
      <UploadedAvatar name={name} address={me?.user.avatar} size={64} />
      <div className="person-head__words">
        <strong className="person-head__name">{name}</strong>
        <div className="person-head__identity">
          {active && <Chip tone="brand">{active.typeName}</Chip>}
          <code>{active?.number || user?.account}</code>
        </div>
        {dept && <span className="person-head__dept">{dept}</span>}
        <Completeness />
      </div>
    </div>
  );
}
