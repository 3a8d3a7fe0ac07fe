import * as fieldLimits from '@yizhan/contract/limits/fields.ts';
import { cardColumns } from '@yizhan/contract/texts/zh-CN/card-columns.ts';
import { todoCategories } from '@yizhan/contract/todo-categories.ts';
import { Input, Select } from 'antd';
import { FormField } from '../../admin-kit/form/FormField.tsx';
import { textsOf } from '../../lib/text.ts';

const t = textsOf({ cardColumns });

/** Which rows of the unified to-do list. */
export function TodoRowsFields() {
  return (
    <div className="columns-pair">
      <FormField name={['source', 'category']} label={t('category')} required>
        <Select options={todoCategories.map((value) => ({ value, label: t(value) }))} />
      </FormField>
      <FormField name={['source', 'itemCode']} label={t('itemCode')} help={t('itemCodeHelp')}>
        <Input maxLength={fieldLimits.textLength} />
      </FormField>
    </div>
  );
}

export const newTodoRows = { sourceType: 'INTERNAL', category: 'TODO', itemCode: '' };
