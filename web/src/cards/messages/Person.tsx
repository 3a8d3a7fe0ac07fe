import type { Identity } from '@yizhan/contract/entities/session.ts';
import { cardMessages } from '@yizhan/contract/texts/zh-CN/card-messages.ts';
import { shell } from '@yizhan/contract/texts/zh-CN/shell.ts';
import { useSession } from '../../lib/session.ts';
import { textsOf } from '../../lib/text.ts';
import { Avatar } from '../../ui/Avatar.tsx';
import { Chip } from '../../ui/Chip.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { Menu } from '../../ui/Menu.tsx';
import { toast } from '../../ui/toast.ts';
import { toastError } from '../../ui/toast-error.ts';

const t = textsOf({ cardMessages });

const shellText = textsOf({ shell });

/** The person and their current identity, with a switch if there are several. */
export function Person() {
  const name = useSession((s) => s.session?.user.nick_name) ?? '';
  const me = useSession((s) => s.me);
  const number = me?.user.number ?? '';
  const department = me?.user.deptName ?? '';
  return (
    <div className="me__person">
      <Avatar name={name} url={me?.user.avatar ?? undefined} size={56} />
      <div className="me__who">
        <p className="me__name">
          <strong title={name}>{name}</strong>
          <IdentitySwitch identities={me?.identities ?? []} />
        </p>
        {number && <p>{t('numberOf', { number })}</p>}
        {department && (
          <p className="me__department" title={department}>
            {department}
          </p>
        )}
      </div>
    </div>
  );
}

function IdentitySwitch({ identities }: { identities: readonly Identity[] }) {
  const active = identities.find((identity) => identity.active);
  if (!active) return null;
  if (identities.length === 1) return <Chip tone="brand">{active.typeName}</Chip>;
  const items = identities.map((identity) => ({
    key: identity.id,
    label: identity.typeName,
    note: identity.deptName,
    icon: 'identity' as const,
    checked: identity.active,
    onSelect: () => void (identity.active || switchTo(identity).catch(toastError)),
  }));
  return (
    <Menu className="me__identity" label={t('switchIdentity', { name: active.typeName })} items={items}>
      {active.typeName}
      <Icon name="switch" size={14} />
    </Menu>
  );
}

/** Switches the identity: the tokens are new, and all data is refetched. */
async function switchTo({ id, typeName }: Identity) {
  await useSession.getState().switchIdentity(id);
  toast.success(shellText('switchedTo', { name: typeName }));
}
