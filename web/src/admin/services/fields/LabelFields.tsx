import type { ServiceInput } from '@yizhan/contract/entities/service-config.ts';
import { servicesManage } from '@yizhan/contract/texts/zh-CN/services-manage.ts';
import { Form, Switch } from 'antd';
import { FormField } from '../../../admin-kit/form/FormField.tsx';
import { TimePicker } from '../../../admin-kit/TimePicker.tsx';
import { textsOf } from '../../../lib/text.ts';
import { DictionaryPicker } from '../../../ui/dictionary/DictionaryPicker.tsx';

const t = textsOf({ servicesManage });

export function LabelFields() {
  const label = Form.useWatch<ServiceInput['labelCode'] | undefined>('labelCode', { preserve: true });
  return (
    <>
      <FormField name="labelCode" label={t('label')}>
        <LabelPicker />
      </FormField>
      {label && (
        <FormField name="labelUntil" label={t('labelUntil')} help={t('labelUntilHelp')}>
          <TimePicker optional />
        </FormField>
      )}
      <FormField name="probe" label={t('probe')} help={t('probeHelp')} valuePropName="checked">
        <Switch />
      </FormField>
    </>
  );
}

type LabelPickerProps = { id?: string; value?: string | null; onChange?: (code: string | null) => void };

const LabelPicker = ({ id, value, onChange }: LabelPickerProps) => (
  <DictionaryPicker
    code="shelfLabel"
    valueType="string"
    optional
    id={id}
    placeholder={t('noLabel')}
    value={value ?? undefined}
    onChange={(code) => onChange?.(code ?? null)}
  />
);
