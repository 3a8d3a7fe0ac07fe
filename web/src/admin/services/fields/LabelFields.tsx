import type { ServiceInput } from '@yizhan/contract/entities/service-config.ts';
import { Form, Switch } from 'antd';
import { FormField } from '../../../admin-kit/form/FormField.tsx';
import { TimePicker } from '../../../admin-kit/TimePicker.tsx';
import { DictionaryPicker } from '../../../ui/dictionary/DictionaryPicker.tsx';
import { s } from '../words.ts';

export function LabelFields() {
  const label = Form.useWatch<ServiceInput['labelCode'] | undefined>('labelCode', { preserve: true });
  return (
    <>
      <FormField name="labelCode" label={s('label')}>
        <LabelPicker />
      </FormField>
      {label && (
        <FormField name="labelUntil" label={s('labelUntil')} help={s('labelUntilHelp')}>
          <TimePicker optional />
        </FormField>
      )}
      <FormField name="probe" label={s('probe')} help={s('probeHelp')} valuePropName="checked">
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
    placeholder={s('noLabel')}
    value={value ?? undefined}
    onChange={(code) => onChange?.(code ?? null)}
  />
);
