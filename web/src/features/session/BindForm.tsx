import { limits } from '@yizhan/contract/limits.ts';
import { useState } from 'react';
import { api } from '../../lib/api.ts';
import { secondStepOf, useEntry } from '../../lib/entry.ts';
import { ApiError } from '../../lib/request.ts';
import { useSession } from '../../lib/session.ts';
import { Button } from '../../ui/Button.tsx';
import { PasswordField } from '../../ui/PasswordField.tsx';
import { TextField } from '../../ui/TextField.tsx';
import { CaptchaField } from './CaptchaField.tsx';
import { FormFailure, FormTitle } from './FormParts.tsx';
import { asksForCaptcha } from './login-rules.ts';
import { prepare } from './prepare.ts';
import { t } from './sign-on-words.ts';
import { useCaptcha } from './useCaptcha.ts';
import { useSubmit } from './useSubmit.ts';
import { t as signIn } from './words.ts';

/** A WeChat nobody has bound yet: account and password, once. */
export default function BindForm({ bindKey, onBack }: { bindKey: string; onBack: () => void }) {
  const boot = useSession((s) => s.boot);
  const [account, setAccount] = useState('');
  const [password, setPassword] = useState('');
  const [code, setCode] = useState('');
  const [checked, setChecked] = useState(false);
  const [pictured, setPictured] = useState(boot?.captcha === true);
  const { captcha, change } = useCaptcha(pictured);
  const { onSubmit, busy, error } = useSubmit({
    check() {
      setChecked(true);
      return account.trim() !== '' && password !== '' && (!pictured || code.trim() !== '');
    },
    async send() {
      const picture = pictured && captcha.is === 'shown' ? { captchaKey: captcha.captchaKey, code: code.trim() } : {};
      const tenant = boot ? { tenantId: boot.tenant.id } : {};
      const given = { bindKey, account: account.trim(), password, ...picture, ...tenant };
      await useSession.getState().enter(await api.signOn.bindWechat(given));
    },
    onFailed(failure) {
      if (pictured) change();
      setCode('');
      setChecked(false);
      if (!(failure instanceof ApiError) || failure.status !== asksForCaptcha) return;
      const key = secondStepOf(failure.result);
      if (key) useEntry.setState({ step: { is: 'code', key } });
      else setPictured(true);
    },
  });
  const missing = (value: string, words: string) => (checked && value.trim() === '' ? words : undefined);
  return (
    <>
      <FormTitle text={t('bindText')}>{t('bindTitle')}</FormTitle>
      <form className="entry-form" noValidate onSubmit={onSubmit}>
        <FormFailure error={error} />
        <TextField
          size="large"
          icon="user"
          label={signIn('account')}
          placeholder={signIn('accountHint')}
          autoComplete="username"
          autoCapitalize="off"
          spellCheck={false}
          maxLength={limits.accountLength}
          autoFocus
          value={account}
          onChange={setAccount}
          error={missing(account, signIn('accountMissing'))}
        />
        <PasswordField
          size="large"
          icon="lock"
          label={signIn('password')}
          maxLength={limits.passwordLongest}
          value={password}
          onFocus={prepare}
          onChange={setPassword}
          error={missing(password, signIn('passwordMissing'))}
        />
        {pictured && (
          <CaptchaField
            captcha={captcha}
            value={code}
            onChange={setCode}
            onAnother={change}
            error={missing(code, signIn('captchaMissing'))}
          />
        )}
        <Button type="submit" variant="primary" size="large" wide loading={busy}>
          {t(busy ? 'binding' : 'bind')}
        </Button>
        <Button variant="quiet" wide onClick={onBack}>
          {t('back')}
        </Button>
      </form>
    </>
  );
}
