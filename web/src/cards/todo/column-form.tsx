import { todoColumn } from '@yizhan/contract/entities/card-column.ts';
import * as fieldLimits from '@yizhan/contract/limits/fields.ts';
import { cardColumns } from '@yizhan/contract/texts/zh-CN/card-columns.ts';
import { Input } from 'antd';
import { FormField } from '../../admin-kit/form/FormField.tsx';
import { textsOf } from '../../lib/text.ts';
import { type ColumnForm, newPull } from '../columns/column-form.ts';
import { newTodoRows, TodoRowsFields } from '../columns/TodoRowsFields.tsx';

const t = textsOf({ cardColumns });

export const columnForm: ColumnForm = {
  kind: 'todo',
  schema: todoColumn,
  sources: { INTERNAL: newTodoRows, PULL: newPull },
  Own: TodoRowsFields,
  Extras: CountNames,
  fields: {
    PULL: [
      { field: 'todoNum', label: 'todoNum' },
      { field: 'todoTimeoutNum', label: 'todoTimeoutNum' },
    ],
  },
  free: false,
};

/** What the two counts are called, where the usual words do not fit. */
function CountNames() {
  return (
    <div className="columns-pair">
      <FormField name="todoTypeName" label={t('todoTypeName')}>
        <Input maxLength={fieldLimits.nameLength} placeholder={t('defaultName', { name: t('usualTodo') })} />
      </FormField>
      <FormField name="todoTimeoutName" label={t('todoTimeoutName')}>
        <Input maxLength={fieldLimits.nameLength} placeholder={t('defaultName', { name: t('usualTimeout') })} />
      </FormField>
    </div>
  );
}
