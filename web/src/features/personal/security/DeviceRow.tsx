import type { Device } from '@yizhan/contract/entities/security.ts';
import { peoplesTime } from '../../../lib/format.ts';
import { useNow } from '../../../lib/useNow.ts';
import { Button } from '../../../ui/Button.tsx';
import { Chip } from '../../../ui/Chip.tsx';
import { Icon } from '../../../ui/Icon.tsx';
import { t } from '../words.ts';
import { deviceName } from './device-name.ts';
import { spokenDevice, spokenWay, toTheMinute } from './sign-in-labels.ts';

const pictures = { computer: 'computer', phone: 'mobile' } as const;

export function DeviceRow({ device, onRemove }: { device: Device; onRemove: () => void }) {
  const now = useNow();
  const { way, ip, userAgent, signedInAt, lastSeenAt, current, locked } = device;
  const name = spokenDevice(userAgent);
  return (
    <li className="security-row">
      <span className="security-row__mark">
        <Icon name={pictures[deviceName(userAgent).kind]} size={22} />
      </span>
      <div className="security-row__words">
        <h3 className="security-row__title" title={userAgent}>
          {name}
          {current && <Chip tone="brand">{t('here')}</Chip>}
          {locked && (
            <Chip tone="warn" icon="lock">
              {t('locked')}
            </Chip>
          )}
        </h3>
        <p className="security-row__facts">
          {!current && <span>{t('usedAt', { time: peoplesTime(lastSeenAt, now) })}</span>}
          <span>{t('signedInAt', { time: toTheMinute(signedInAt) })}</span>
          <span>{spokenWay(way)}</span>
          <code>{ip}</code>
        </p>
      </div>
      {!current && (
        <div className="security-row__actions">
          <Button aria-label={t('removeOf', { name })} onClick={onRemove}>
            {t('remove')}
          </Button>
        </div>
      )}
    </li>
  );
}
