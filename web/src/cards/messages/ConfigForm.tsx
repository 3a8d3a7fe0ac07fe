import { Switch } from 'antd';
import { FormField } from '../../admin-kit/form/FormField.tsx';
import { t } from './settings-words.ts';

export function ConfigForm() {
  return (
    <FormField name={['config', 'calendar']} label={t('calendar')} help={t('calendarHelp')} valuePropName="checked">
      <Switch />
    </FormField>
  );
}
