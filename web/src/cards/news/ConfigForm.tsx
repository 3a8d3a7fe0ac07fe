import { cardNewsSettings } from '@yizhan/contract/texts/zh-CN/card-news-settings.ts';
import { FormField } from '../../admin-kit/form/FormField.tsx';
import { textsOf } from '../../lib/text.ts';
import { ColumnsField } from '../columns/ColumnsField.tsx';
import { columnForm } from './column-form.tsx';

const t = textsOf({ cardNewsSettings });

export function ConfigForm() {
  return (
    <FormField name={['config', 'columns']} label={t('columns')}>
      <ColumnsField columnForm={columnForm} />
    </FormField>
  );
}
