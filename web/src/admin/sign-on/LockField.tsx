import { signOnSettings } from '@yizhan/contract/texts/zh-CN/sign-on-settings.ts';
import { InputNumber } from 'antd';
import { useState } from 'react';
import { textsOf } from '../../lib/text.ts';
import { Checkbox } from '../../ui/Checkbox.tsx';

const t = textsOf({ signOnSettings });

type LockFieldProps = {
  id?: string;
  value?: number;
  onChange?: (minutes: number | null) => void;
  /** The field is checked when it is left. */
  onBlur?: () => void;
};

const usual = 30;

/** Minutes until the page locks; 0 = never. */
export function LockField({ id, value = usual, onChange, onBlur }: LockFieldProps) {
  const never = value === 0;
  const [last, setLast] = useState(value || usual);
  const change = (minutes: number | null) => {
    if (minutes) setLast(minutes);
    // A 0 while a number is typed is none; never is said by the box alone.
    onChange?.(minutes === 0 ? null : minutes);
  };
  return (
    <div className="sign-on__lock">
      <InputNumber
        {...(id && { id })}
        controls={false}
        precision={0}
        suffix={t('minutes')}
        disabled={never}
        value={never ? last : value}
        onBlur={() => onBlur?.()}
        onChange={change}
      />
      <Checkbox checked={never} onChange={(on) => onChange?.(on ? 0 : last)}>
        {t('lockNever')}
      </Checkbox>
    </div>
  );
}
