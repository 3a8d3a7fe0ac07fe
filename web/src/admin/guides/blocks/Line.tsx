import * as fieldLimits from '@yizhan/contract/limits/fields.ts';
import { Input } from 'antd';
import { FormField } from '../../../admin-kit/form/FormField.tsx';
import type { InRow } from './Rows.tsx';

type LineProps = { inRow: InRow; field: string; label: string; hint?: string; most?: number };

/** A line of text in a row; its column says its name, and those who listen hear it. */
export const Line = ({ inRow, field, label, hint, most = fieldLimits.textLength }: LineProps) => (
  <FormField {...inRow(field)} errorName={label}>
    <Input aria-label={label} placeholder={hint ?? label} maxLength={most} autoComplete="off" />
  </FormField>
);
