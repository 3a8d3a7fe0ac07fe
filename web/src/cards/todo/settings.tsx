import { todoColumn } from '@yizhan/contract/entities/card-column.ts';
import * as fieldLimits from '@yizhan/contract/limits/fields.ts';
import { cardColumns } from '@yizhan/contract/texts/zh-CN/card-columns.ts';
import { cardTodoSettings } from '@yizhan/contract/texts/zh-CN/card-todo-settings.ts';
import { Input } from 'antd';
import { FormField } from '../../admin-kit/form/FormField.tsx';
import { textsOf } from '../../lib/text.ts';
import type { CardSettings } from '../card.ts';
import { ColumnsForm } from '../columns/ColumnsForm.tsx';
import { type ColumnForm, newConnector, newPull } from '../columns/column-form.ts';
import { columnSetting } from '../columns/column-setting.ts';
import { newTodoRows, TodoRowsFields } from '../columns/TodoRowsFields.tsx';

const t = textsOf({ cardTodoSettings });
const cardColumnsText = textsOf({ cardColumns });

export const settings = (): CardSettings<'todo'> => ({
  name: t('name'),
  about: t('about'),
  icon: 'todo',
  initial: { columns: [] },
  sample,
  settings: {
    columns: columnSetting(t('columns')),
  },
  ConfigForm,
});

const ConfigForm = () => <ColumnsForm label={t('columns')} columnForm={columnForm} />;

export const columnForm: ColumnForm = {
  kind: 'todo',
  schema: todoColumn,
  sources: { INTERNAL: newTodoRows, PULL: newPull, CONNECTOR: newConnector },
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

/** The names of the two counts, where the defaults do not fit. */
function CountNames() {
  return (
    <div className="columns-pair">
      <FormField name="todoTypeName" label={cardColumnsText('todoTypeName')} english>
        <Input
          maxLength={fieldLimits.nameLength}
          placeholder={cardColumnsText('defaultName', { name: cardColumnsText('usualTodo') })}
        />
      </FormField>
      <FormField name="todoTimeoutName" label={cardColumnsText('todoTimeoutName')} english>
        <Input
          maxLength={fieldLimits.nameLength}
          placeholder={cardColumnsText('defaultName', { name: cardColumnsText('usualTimeout') })}
        />
      </FormField>
    </div>
  );
}

const usual = ['column1', 'column2', 'column3', 'column4', 'column5', 'column6'] as const;
/** Above the maximum, zero, some overdue: every way a column can look. */
const counts = [
  { todoNum: 12, todoTimeoutNum: 2 },
  { todoNum: 128, todoTimeoutNum: 0 },
  { todoNum: 3, todoTimeoutNum: 1 },
  { todoNum: 0, todoTimeoutNum: 0 },
  { todoNum: 7, todoTimeoutNum: 0 },
  { todoNum: 1, todoTimeoutNum: 0 },
] as const;

/** The card's own columns with sample numbers, or sample columns. */
const sample: CardSettings<'todo'>['sample'] = ({ config }) => {
  const columns =
    config.columns.length > 0
      ? config.columns
      : usual.map((name) => ({ columnName: t(name), todoTypeName: '', todoTimeoutName: '' }));
  return {
    list: columns.map(({ columnName, todoTypeName, todoTimeoutName }, at) => ({
      ...{ columnName, todoTypeName, todoTimeoutName },
      ...(counts[at % counts.length] ?? counts[0]),
      url: null,
      feed: { state: 'fresh', at: null, from: '' },
    })),
  };
};
