import { cardTodoSettings } from '@yizhan/contract/texts/zh-CN/card-todo-settings.ts';
import { FormField } from '../../admin-kit/form/FormField.tsx';
import { textsOf } from '../../lib/text.ts';
import { ColumnsField } from '../columns/ColumnsField.tsx';
import { columnForm } from './column-form.tsx';

const t = textsOf({ cardTodoSettings });

export function ConfigForm() {
  return (
    <FormField name={['config', 'columns']} label={t('columns')}>
      <ColumnsField columnForm={columnForm} />
    </FormField>
  );
}
