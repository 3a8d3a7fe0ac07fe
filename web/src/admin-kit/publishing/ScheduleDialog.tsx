import { publishing } from '@yizhan/contract/texts/zh-CN/publishing.ts';
import { DatePicker } from 'antd';
import dayjs, { type Dayjs } from 'dayjs';
import { useState } from 'react';
import { toWireTime } from '../../lib/format.ts';
import { textsOf } from '../../lib/text.ts';
import { Button } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { Field } from '../../ui/Field.tsx';
import { overlays } from '../../ui/overlays.ts';

const t = textsOf({ publishing });

type ScheduleDialogProps = { busy: boolean; onSchedule: (at: string) => void; onClose: () => void };

export function ScheduleDialog({ busy, onSchedule, onClose }: ScheduleDialogProps) {
  const [at, setAt] = useState<Dayjs | null>(null);
  const [error, setError] = useState<string>();
  const submit = () => {
    // The picker's value is in the school's time zone, whatever the browser's.
    const time = at?.format('YYYY-MM-DD HH:mm:00');
    if (time && time > toWireTime(new Date())) onSchedule(time);
    else setError(t('scheduleMissing'));
  };
  return (
    <Dialog
      open
      title={t('scheduleTitle')}
      width={434}
      onClose={onClose}
      actions={
        <Button variant="primary" loading={busy} onClick={submit}>
          {t('schedule')}
        </Button>
      }
    >
      <p className="publishing-note">{t('scheduleText')}</p>
      <Field label={t('scheduleTime')} error={error} required>
        {({ id }) => (
          <DatePicker
            id={id}
            className="publishing-time"
            value={at}
            onChange={setAt}
            showTime={{ format: 'HH:mm', minuteStep: 5 }}
            format="YYYY-MM-DD HH:mm"
            minDate={dayjs()}
            getPopupContainer={overlays}
          />
        )}
      </Field>
    </Dialog>
  );
}
