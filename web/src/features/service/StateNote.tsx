import type { ServiceDetails } from '@yizhan/contract/entities/hall.ts';
import { openStates } from '@yizhan/contract/open-ways.ts';
import { service } from '@yizhan/contract/texts/zh-CN/service.ts';
import { formatTime } from '../../lib/format.ts';
import { textsOf } from '../../lib/text.ts';
import { useNow } from '../../lib/useNow.ts';
import { Icon } from '../../ui/Icon.tsx';

const t = textsOf({ service });

type StateNoteProps = { service: ServiceDetails; visitor: boolean };

/** Why it cannot be used now and when it can again (HL-10), or what to do first. */
export function StateNote({ service, visitor }: StateNoteProps) {
  const now = useNow();
  const { availability, serviceUrl, needsSignIn, processType } = service;
  const { state, reason, from, until } = availability;
  const open = openStates.includes(state);
  if (state === 'OPEN') {
    const hint = visitor && needsSignIn ? 'signInHint' : processType === 'OFFLINE' && !serviceUrl ? 'offlineHint' : '';
    return hint === '' ? null : (
      <p className="service-note guide-noprint">
        <Icon name="info" size={18} />
        <span>{t(hint)}</span>
      </p>
    );
  }
  const when = !open && from ? t('opensAt', { time: formatTime(from, now) }) : undefined;
  const till = open && until ? t('closesAt', { time: formatTime(until, now) }) : undefined;
  return (
    <p className={`service-note service-note--${state === 'MAINTENANCE' ? 'bad' : 'warn'} guide-noprint`}>
      <Icon name={state === 'MAINTENANCE' ? 'warning' : 'clock'} size={18} />
      <span>
        <strong>{t(`state${state}`)}</strong>
        {reason || t(`why${state}`)}
        {(when ?? till) && <em className="service-note__when">{when ?? till}</em>}
      </span>
    </p>
  );
}
