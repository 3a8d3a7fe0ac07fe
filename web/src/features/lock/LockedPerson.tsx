import { lock } from '@yizhan/contract/texts/zh-CN/lock.ts';
import { useSession } from '../../lib/session.ts';
import { textsOf } from '../../lib/text.ts';
import { useHint } from '../../lib/useHint.ts';
import { Avatar } from '../../ui/Avatar.tsx';
import { Chip } from '../../ui/Chip.tsx';
import { Icon } from '../../ui/Icon.tsx';

const t = textsOf({ lock });

const retryInit = () =>
  useSession
    .getState()
    .loginInit()
    .catch(() => undefined);

/** Whose page it is, and how many to-dos wait. Only the count is shown. */
export function LockedPerson() {
  const name = useSession((s) => s.session?.user.nick_name) ?? '';
  const me = useSession((s) => s.me);
  const unread = me?.unread ?? 0;
  useHint('unread', retryInit);
  return (
    <div className="lock__person">
      <span className="lock__face">
        <Avatar name={name} url={me?.user.avatar ?? undefined} size={72} />
        <span className="lock__mark">
          <Icon name="lock" size={14} />
        </span>
      </span>
      <h1 className="lock__name">{name}</h1>
      <p className="lock__state">
        {t('locked')}
        {unread > 0 && <Chip tone="brand">{t('unread', { n: unread })}</Chip>}
      </p>
    </div>
  );
}
