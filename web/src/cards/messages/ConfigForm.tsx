import { cardMessagesSettings } from '@yizhan/contract/texts/zh-CN/card-messages-settings.ts';
import { Switch } from 'antd';
import { FormField } from '../../admin-kit/form/FormField.tsx';
import { textsOf } from '../../lib/text.ts';

const t = textsOf({ cardMessagesSettings });

export function ConfigForm() {
  return (
    <FormField name={['config', 'calendar']} label={t('calendar')} help={t('calendarHelp')} valuePropName="checked">
      <Switch />
    </FormField>
  );
}
