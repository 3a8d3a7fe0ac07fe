import { FormField } from '../../admin-kit/form/FormField.tsx';
import { ColumnsField } from '../columns/ColumnsField.tsx';
import { columnForm } from './column-form.ts';
import { t } from './settings-words.ts';

export function ConfigForm() {
  return (
    <FormField name={['config', 'columns']} label={t('columns')}>
      <ColumnsField columnForm={columnForm} />
    </FormField>
  );
}
