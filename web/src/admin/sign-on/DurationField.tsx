import { InputNumber, Select } from 'antd';
import { useState } from 'react';
import { selectIcons } from '../../ui/antd-icons.tsx';
import { toSeconds, toUnit, type Unit, unitOf } from './duration.ts';
import { s } from './words.ts';

type DurationFieldProps = {
  id?: string;
  /** Seconds. */
  value?: number;
  onChange?: (seconds: number | null) => void;
  least: number;
  most: number;
};

/** Seconds, said in minutes or hours. */
export function DurationField({ id, value, onChange, least, most }: DurationFieldProps) {
  const [unit, setUnit] = useState<Unit>(() => unitOf(value ?? 0));
  const units = (['minutes', 'hours'] as const).map((one) => ({ value: one, label: s(one) }));
  return (
    <div className="sign-on__duration">
      <InputNumber
        {...(id && { id })}
        controls={false}
        min={toUnit(least, unit)}
        max={toUnit(most, unit)}
        value={value === undefined ? null : toUnit(value, unit)}
        onChange={(amount) => onChange?.(amount === null ? null : toSeconds(amount, unit))}
      />
      <Select {...selectIcons} aria-label={s('unit')} value={unit} options={units} onChange={setUnit} />
    </div>
  );
}
