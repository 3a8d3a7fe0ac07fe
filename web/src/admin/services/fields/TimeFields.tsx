import * as serviceLimits from '@yizhan/contract/limits/services.ts';
import { servicesManage } from '@yizhan/contract/texts/zh-CN/services-manage.ts';
import { Checkbox, Form } from 'antd';
import { FormField } from '../../../admin-kit/form/FormField.tsx';
import { TimePicker } from '../../../admin-kit/TimePicker.tsx';
import { textsOf } from '../../../lib/text.ts';
import { Button } from '../../../ui/Button.tsx';
import { IconButton } from '../../../ui/IconButton.tsx';
import { HourField } from './HourField.tsx';

const t = textsOf({ servicesManage });

const days = ([1, 2, 3, 4, 5, 6, 7] as const).map((day) => ({ value: day, label: t(`day${day}`) }));
const workingHours = { days: [1, 2, 3, 4, 5], from: '08:30', to: '17:30' };

/** The period in which it is open, and the weekly hours. */
export function TimeFields() {
  return (
    <>
      <FormField name="openFrom" label={t('openFrom')}>
        <TimePicker optional />
      </FormField>
      <FormField name="openTo" label={t('openTo')} help={t('periodHelp')}>
        <TimePicker optional />
      </FormField>
      <fieldset className="services-admin__hours">
        <legend>{t('openHours')}</legend>
        <p className="admin-muted">{t('openHoursHelp')}</p>
        <Form.List name="openHours">
          {(fields, { add, remove }) => (
            <>
              {fields.map(({ key, name }) => (
                <Hours key={key} at={name} onRemove={() => remove(name)} />
              ))}
              {fields.length < serviceLimits.maxOpenHours && (
                <Button size="small" icon="plus" onClick={() => add(workingHours)}>
                  {t('addHours')}
                </Button>
              )}
            </>
          )}
        </Form.List>
      </fieldset>
    </>
  );
}

function Hours({ at, onRemove }: { at: number; onRemove: () => void }) {
  const place = (field: string) => ({ name: [at, field], path: ['openHours', at, field] });
  return (
    <div className="services-admin__hour">
      <FormField {...place('days')} errorName={t('days')} className="services-admin__days">
        <Checkbox.Group options={days} />
      </FormField>
      <FormField {...place('from')} errorName={t('from')}>
        <HourField label={t('from')} />
      </FormField>
      <span aria-hidden="true">–</span>
      <FormField {...place('to')} errorName={t('to')}>
        <HourField label={t('to')} end />
      </FormField>
      <IconButton icon="trash" size="small" label={t('removeHours')} onClick={onRemove} />
    </div>
  );
}
