import { todoCategories } from '@yizhan/contract/todo-classes.ts';
import { Checkbox } from 'antd';
import { FormField } from '../../admin-kit/form/FormField.tsx';
import { t } from './settings-words.ts';

export function ConfigForm() {
  const options = todoCategories.map((tab) => ({ value: tab, label: t(tab) }));
  return (
    <FormField name={['config', 'tabs']} label={t('tabs')} help={t('tabsHelp')} required>
      <Checkbox.Group options={options} />
    </FormField>
  );
}
