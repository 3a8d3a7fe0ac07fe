import * as signInLimits from '@yizhan/contract/limits/sign-in.ts';
import { lock } from '@yizhan/contract/texts/zh-CN/lock.ts';
import { type FormEvent, useState } from 'react';
import { unlock } from '../../lib/lock.ts';
import { useSession } from '../../lib/session.ts';
import { textsOf } from '../../lib/text.ts';
import { Button } from '../../ui/Button.tsx';
import { toErrorText } from '../../ui/error-text.ts';
import { PasswordField } from '../../ui/PasswordField.tsx';
import { LockOut } from './LockOut.tsx';
import { triesLeft } from './tries-left.ts';

const t = textsOf({ lock });

type UnlockState = { is: 'idle' } | { is: 'sending' } | { is: 'missing' } | { is: 'refused'; error: unknown };

const prepare = () =>
  void import('../../lib/sealed/prepare.ts').then(({ prepareSealing }) => prepareSealing()).catch(() => undefined);

export function UnlockForm() {
  const account = useSession((s) => s.session?.user.account) ?? '';
  const [password, setPassword] = useState('');
  const [trying, setTrying] = useState<UnlockState>({ is: 'idle' });
  const send = async () => {
    setTrying({ is: 'sending' });
    try {
      await unlock(password);
    } catch (error) {
      setPassword('');
      setTrying({ is: 'refused', error });
    }
  };
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    if (trying.is === 'sending') return;
    if (password === '') setTrying({ is: 'missing' });
    else void send();
  };
  const remaining = trying.is === 'refused' ? triesLeft(trying.error) : undefined;
  return (
    <form className="lock__form" noValidate onSubmit={onSubmit}>
      <input type="text" hidden readOnly autoComplete="username" value={account} />
      <PasswordField
        size="large"
        icon="lock"
        aria-label={t('password')}
        placeholder={t('passwordHint')}
        maxLength={signInLimits.maxPasswordLength}
        autoFocus
        value={password}
        onFocus={prepare}
        onChange={setPassword}
        error={toFieldError(trying)}
      />
      {remaining !== undefined && <p className="lock__tries">{t('triesLeft', { n: remaining })}</p>}
      <Button type="submit" variant="primary" size="large" wide icon="unlock" loading={trying.is === 'sending'}>
        {t(trying.is === 'sending' ? 'unlocking' : 'unlock')}
      </Button>
      <LockOut />
    </form>
  );
}

function toFieldError(trying: UnlockState): string | undefined {
  if (trying.is === 'missing') return t('passwordMissing');
  return trying.is === 'refused' ? (toErrorText(trying.error).title ?? String(trying.error)) : undefined;
}
