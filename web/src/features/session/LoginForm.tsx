import type { BootBundle } from '@yizhan/contract/entities/session.ts';
import { limits } from '@yizhan/contract/limits.ts';
import { type ReactNode, useState } from 'react';
import { secondStepOf, useEntry } from '../../lib/entry.ts';
import { hrefOf, paths } from '../../lib/paths.ts';
import { ApiError } from '../../lib/request.ts';
import { useSession } from '../../lib/session.ts';
import { read, remove, write } from '../../lib/storage.ts';
import { Button } from '../../ui/Button.tsx';
import { Checkbox } from '../../ui/Checkbox.tsx';
import { PasswordField } from '../../ui/PasswordField.tsx';
import { TextField } from '../../ui/TextField.tsx';
import { Agreement } from './Agreement.tsx';
import { CaptchaField } from './CaptchaField.tsx';
import { FormFailure, FormNote } from './FormParts.tsx';
import './LoginForm.css';
import { asksForCaptcha, isEmptyHtml } from './login-rules.ts';
import { prepare } from './prepare.ts';
import { useCaptcha } from './useCaptcha.ts';
import { useSubmit } from './useSubmit.ts';
import { t } from './words.ts';

const REMEMBERED = 'account';

export function LoginForm({ boot, note }: { boot: BootBundle; note: ReactNode }) {
  const [account, setAccount] = useState(() => read<string>(REMEMBERED) ?? '');
  const [remembered, setRemembered] = useState(account !== '');
  const [password, setPassword] = useState('');
  const [code, setCode] = useState('');
  const [agreed, setAgreed] = useState(isEmptyHtml(boot.agreement));
  const [checked, setChecked] = useState(false);
  const [pictured, setPictured] = useState(boot.captcha);
  const { captcha, change } = useCaptcha(pictured);
  const keepAccount = () => (remembered ? write(REMEMBERED, account.trim()) : remove(REMEMBERED));

  const { onSubmit, busy, error } = useSubmit({
    check() {
      setChecked(true);
      return account.trim() !== '' && password !== '' && agreed && (!pictured || code.trim() !== '');
    },
    async send() {
      const picture = pictured && captcha.is === 'shown' ? { captchaKey: captcha.captchaKey, code: code.trim() } : {};
      await useSession.getState().signIn({ account: account.trim(), password, ...picture });
      keepAccount();
    },
    onFailed(failure) {
      // A picture works once, whatever came of it.
      if (pictured) change();
      setCode('');
      setChecked(false);
      if (!(failure instanceof ApiError) || failure.status !== asksForCaptcha) return;
      const key = secondStepOf(failure.result);
      if (!key) return setPictured(true);
      keepAccount();
      useEntry.setState({ step: { is: 'code', key } });
    },
  });

  const missing = (value: string, words: string) => (checked && value.trim() === '' ? words : undefined);
  return (
    <form className="entry-form" noValidate onSubmit={onSubmit}>
      {error === undefined ? note : <FormFailure error={error} />}
      <TextField
        size="large"
        icon="user"
        label={t('account')}
        placeholder={t('accountHint')}
        autoComplete="username"
        autoCapitalize="off"
        spellCheck={false}
        maxLength={limits.accountLength}
        autoFocus={account === ''}
        value={account}
        onChange={setAccount}
        error={missing(account, t('accountMissing'))}
      />
      <PasswordField
        size="large"
        icon="lock"
        label={t('password')}
        maxLength={limits.passwordLongest}
        autoFocus={account !== ''}
        value={password}
        onFocus={prepare}
        onChange={setPassword}
        error={missing(password, t('passwordMissing'))}
      />
      {pictured && (
        <CaptchaField
          captcha={captcha}
          value={code}
          onChange={setCode}
          onAnother={change}
          error={missing(code, t('captchaMissing'))}
        />
      )}
      <div className="form-row">
        <Checkbox checked={remembered} onChange={setRemembered}>
          {t('remember')}
        </Checkbox>
        {boot.mail && <a href={hrefOf(paths.forgot)}>{t('forgot')}</a>}
      </div>
      {!isEmptyHtml(boot.agreement) && <Agreement html={boot.agreement} agreed={agreed} onChange={setAgreed} />}
      {checked && !agreed && <FormNote tone="bad">{t('agreementMissing')}</FormNote>}
      <Button type="submit" variant="primary" size="large" wide loading={busy}>
        {t(busy ? 'signingIn' : 'signIn')}
      </Button>
      <p className="form-foot">
        {t('firstTime')} <a href={hrefOf(paths.activate)}>{t('activate')}</a>
      </p>
    </form>
  );
}
