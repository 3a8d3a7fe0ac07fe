import { forms } from '@yizhan/contract/texts/zh-CN/forms.ts';
import { useState } from 'react';
import { textsOf } from '../lib/text.ts';
import type { FieldTexts } from '../ui/Field.tsx';
import { TextField } from '../ui/TextField.tsx';

const t = textsOf({ forms });

type NumberFieldProps = FieldTexts & {
  id?: string | undefined;
  value: number | undefined;
  onChange: (value: number | undefined) => void;
  decimals?: number | undefined;
  unit?: string | undefined;
};

const isNumber = (typed: string) => /^[+-]?(\d+\.?\d*|\.\d+)$/.test(typed);

function parse(typed: string): number | undefined {
  const plain = typed.replace(/[,，\s]/g, '');
  return isNumber(plain) ? Number(plain) : undefined;
}

/** A number as people type it; what is typed stays as it is while it means the same number. */
export function NumberField({ value, onChange, decimals = 0, unit, error, ...rest }: NumberFieldProps) {
  const [typed, setTyped] = useState('');
  const isCurrent = parse(typed) === value;
  const change = (next: string) => {
    setTyped(next);
    const number = parse(next);
    onChange(number === undefined ? undefined : Number(number.toFixed(decimals)));
  };
  const isRubbish = isCurrent && value === undefined && typed.trim() !== '' && !/^[+-]$/.test(typed.trim());
  return (
    <TextField
      {...rest}
      inputMode={decimals > 0 ? 'decimal' : 'numeric'}
      autoComplete="off"
      value={isCurrent ? typed : value === undefined ? '' : String(value)}
      onChange={change}
      error={isRubbish ? t('notANumber') : error}
      after={unit ? <span className="form-unit">{unit}</span> : undefined}
    />
  );
}
