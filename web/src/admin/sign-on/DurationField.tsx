import { signOnSettings } from '@yizhan/contract/texts/zh-CN/sign-on-settings.ts';
import { InputNumber, Select } from 'antd';
import { useState } from 'react';
import { textsOf } from '../../lib/text.ts';
import { selectIcons } from '../../ui/antd-icons.tsx';
import { toSeconds, toUnit, type Unit, unitOf } from './duration.ts';

const t = textsOf({ signOnSettings });

type DurationFieldProps = {
  id?: string;
  /** Seconds. */
  value?: number | null;
  onChange?: (seconds: number | null) => void;
  /** The field is checked when it is left. */
  onBlur?: () => void;
};

/** Seconds, shown in minutes or hours. */
export function DurationField({ id, value, onChange, onBlur }: DurationFieldProps) {
  const [unit, setUnit] = useState<Unit>(() => unitOf(value ?? 0));
  const units = (['minutes', 'hours'] as const).map((one) => ({ value: one, label: t(one) }));
  return (
    <div className="sign-on__duration">
      <InputNumber
        {...(id && { id })}
        controls={false}
        value={value === undefined || value === null ? null : toUnit(value, unit)}
        onBlur={() => onBlur?.()}
        onChange={(amount) => onChange?.(amount === null ? null : toSeconds(amount, unit))}
      />
      <Select {...selectIcons} aria-label={t('unit')} value={unit} options={units} onChange={setUnit} />
    </div>
  );
}
