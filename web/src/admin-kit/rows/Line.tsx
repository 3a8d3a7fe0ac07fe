import * as fieldLimits from '@yizhan/contract/limits/fields.ts';
import { Input } from 'antd';
import { FormField } from '../form/FormField.tsx';
import type { InRow } from './Rows.tsx';

type LineProps = { inRow: InRow; field: string; label: string; hint?: string; most?: number; english?: boolean };

/** A text input in a row; the column head is its visible label, `aria-label` the accessible one. */
export const Line = ({ inRow, field, label, hint, most = fieldLimits.textLength, english = false }: LineProps) => (
  <FormField {...inRow(field)} errorName={label} english={english}>
    <Input aria-label={label} placeholder={hint ?? label} maxLength={most} autoComplete="off" />
  </FormField>
);
