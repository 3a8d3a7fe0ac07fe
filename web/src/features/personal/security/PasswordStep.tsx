import * as signInLimits from '@yizhan/contract/limits/sign-in.ts';
import { personal } from '@yizhan/contract/texts/zh-CN/personal.ts';
import { type FormEvent, useState } from 'react';
import { useSession } from '../../../lib/session.ts';
import { textsOf } from '../../../lib/text.ts';
import { toErrorText } from '../../../ui/error-text.ts';
import { PasswordField } from '../../../ui/PasswordField.tsx';
import { useFocusFirst } from './useFocusFirst.ts';

const t = textsOf({ personal });

type PasswordStepProps = { form: string; error: unknown; onPassword: (password: string) => void };

/** Re-authenticates the person first. */
export function PasswordStep({ form, error, onPassword }: PasswordStepProps) {
  const account = useSession((s) => s.session?.user.account);
  const outside = useSession((s) => s.me !== undefined && !['password', 'sms'].includes(s.me.signedInBy));
  const field = useFocusFirst<HTMLInputElement>(error);
  const [password, setPassword] = useState('');
  const [checked, setChecked] = useState(false);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setChecked(true);
    if (password) onPassword(password);
  };
  return (
    <form id={form} className="factor-form factor-form--narrow" noValidate onSubmit={submit}>
      <p>{t(outside ? 'passwordAskOutside' : 'passwordAsk')}</p>
      <input type="text" hidden readOnly autoComplete="username" value={account ?? ''} />
      <PasswordField
        ref={field}
        data-autofocus=""
        label={t('password')}
        maxLength={signInLimits.maxPasswordLength}
        value={password}
        onChange={setPassword}
        error={checked && !password ? t('passwordMissing') : toErrorText(error).title}
      />
    </form>
  );
}
