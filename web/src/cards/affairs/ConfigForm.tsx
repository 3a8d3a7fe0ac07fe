import { cardAffairsSettings } from '@yizhan/contract/texts/zh-CN/card-affairs-settings.ts';
import { todoCategories } from '@yizhan/contract/todo-classes.ts';
import { Checkbox } from 'antd';
import { FormField } from '../../admin-kit/form/FormField.tsx';
import { textsOf } from '../../lib/text.ts';

const t = textsOf({ cardAffairsSettings });

export function ConfigForm() {
  const options = todoCategories.map((tab) => ({ value: tab, label: t(tab) }));
  return (
    <FormField name={['config', 'tabs']} label={t('tabs')} help={t('tabsHelp')} required>
      <Checkbox.Group options={options} />
    </FormField>
  );
}
