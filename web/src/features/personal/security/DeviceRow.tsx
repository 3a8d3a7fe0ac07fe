import type { Device } from '@yizhan/contract/entities/security.ts';
import { personal } from '@yizhan/contract/texts/zh-CN/personal.ts';
import { formatTime } from '../../../lib/format.ts';
import { textsOf } from '../../../lib/text.ts';
import { useNow } from '../../../lib/useNow.ts';
import { Button } from '../../../ui/Button.tsx';
import { Chip } from '../../../ui/Chip.tsx';
import { Icon } from '../../../ui/Icon.tsx';
import { parseUserAgent } from './parse-user-agent.ts';
import { placeOf } from './place-of.ts';
import { deviceLabel, signInWayLabel, withoutSeconds } from './sign-in-labels.ts';

const t = textsOf({ personal });

const pictures = { computer: 'computer', phone: 'mobile' } as const;

export function DeviceRow({ device, onRemove }: { device: Device; onRemove: () => void }) {
  const now = useNow();
  const { way, ip, userAgent, signedInAt, lastSeenAt, current, locked } = device;
  const name = deviceLabel(userAgent);
  return (
    <li className="security-row">
      <span className="security-row__mark">
        <Icon name={pictures[parseUserAgent(userAgent).kind]} size={22} />
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
          {!current && <span>{t('usedAt', { time: formatTime(lastSeenAt, now) })}</span>}
          <span>{t('signedInAt', { time: withoutSeconds(signedInAt) })}</span>
          <span>{signInWayLabel(way)}</span>
          <code>{ip}</code>
          <span>{t(`place.${placeOf(ip)}`)}</span>
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
