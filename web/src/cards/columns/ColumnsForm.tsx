import { FormField } from '../../admin-kit/form/FormField.tsx';
import { ColumnsField } from './ColumnsField.tsx';
import type { ColumnForm } from './column-form.ts';

/** The settings of a card that consists of columns. */
export const ColumnsForm = ({ label, columnForm }: { label: string; columnForm: ColumnForm }) => (
  <FormField name={['config', 'columns']} label={label}>
    <ColumnsField columnForm={columnForm} />
  </FormField>
);
