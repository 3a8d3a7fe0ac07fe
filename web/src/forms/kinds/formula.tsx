import { forms } from '@yizhan/contract/texts/zh-CN/forms.ts';
import { textsOf } from '../../lib/text.ts';
import type { FieldPart } from '../field-part.ts';

const t = textsOf({ forms });

type Figure = { value: unknown; decimals: number; unit: string };
const figure = ({ value, decimals, unit }: Figure) =>
  typeof value === 'number' ? `${value.toFixed(decimals)} ${unit}`.trim() : t('nothing');

export const formula: FieldPart<'formula'> = {
  isOutput: true,
  Input: ({ field: { key, label, help, settings }, id, data }) => (
    <div className="yz-field">
      <span className="yz-field__label">{label}</span>
      <output id={id} className="form-computed">
        {figure({ value: data[key], ...settings })}
      </output>
      <div className="yz-field__note">{help || t('computed')}</div>
    </div>
  ),
  Reader: ({ field: { settings }, value }) => <span className="form-figure">{figure({ value, ...settings })}</span>,
};
