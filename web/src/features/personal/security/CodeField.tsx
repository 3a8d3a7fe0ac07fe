import { personal } from '@yizhan/contract/texts/zh-CN/personal.ts';
import type { Ref } from 'react';
import { textsOf } from '../../../lib/text.ts';
import { TextField } from '../../../ui/TextField.tsx';

const t = textsOf({ personal });

type CodeFieldProps = {
  label: string;
  value: string;
  onChange: (value: string) => void;
  error?: string | undefined;
  /** Also accepts a recovery code: letters, and longer. */
  orRecovery?: boolean | undefined;
  first?: boolean | undefined;
  ref?: Ref<HTMLInputElement> | undefined;
};

/** Codes may be typed with spaces; they are sent without. */
export const parseCode = (typed: string) => typed.replace(/\s/g, '');

export function CodeField({ label, value, onChange, error, orRecovery, first, ref }: CodeFieldProps) {
  return (
    <TextField
      ref={ref}
      className="code-field"
      label={label}
      value={value}
      onChange={onChange}
      error={error}
      help={orRecovery && t('codeOrRecovery')}
      inputMode={orRecovery ? 'text' : 'numeric'}
      autoComplete="one-time-code"
      autoCapitalize="off"
      spellCheck={false}
      maxLength={orRecovery ? 40 : 12}
      data-autofocus={first ? '' : undefined}
    />
  );
}
