import type { Device } from '@yizhan/contract/entities/security.ts';
import { personal } from '@yizhan/contract/texts/zh-CN/personal.ts';
import { useRef } from 'react';
import { textsOf } from '../../../lib/text.ts';
import { Button } from '../../../ui/Button.tsx';
import { Card } from '../../../ui/Card.tsx';
import { Loaded } from '../../../ui/Loaded.tsx';
import { DeviceRow } from './DeviceRow.tsx';
import { RowSkeleton } from './RowSkeleton.tsx';
import { useDevices } from './useDevices.ts';

const t = textsOf({ personal });

const currentFirst = (one: Device, other: Device) => Number(other.current) - Number(one.current);

/** PC-2: every active session, the current one first. */
export function Devices() {
  const { devices, others, remove, removeOthers } = useDevices();
  const rows = useRef<HTMLUListElement>(null);
  // The pressed button was removed with its row: focus moves to the list.
  const toTheList = () => void (document.activeElement === document.body && rows.current?.focus());
  const all = others > 0 && (
    <Button size="small" onClick={() => void removeOthers().then(toTheList)}>
      {t('removeOthers')}
    </Button>
  );
  return (
    <Card title={t('devices')} count={devices.data?.length} menu={all}>
      <Loaded query={devices} empty={t('devicesNone')} skeleton={<RowSkeleton />}>
        {(list) => (
          <ul ref={rows} className="security__rows" tabIndex={-1} aria-label={t('devices')}>
            {[...list].sort(currentFirst).map((device) => (
              <DeviceRow key={device.id} device={device} onRemove={() => void remove(device).then(toTheList)} />
            ))}
          </ul>
        )}
      </Loaded>
    </Card>
  );
}
