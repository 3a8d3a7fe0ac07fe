import * as fieldLimits from '@yizhan/contract/limits/fields.ts';
import * as signInLimits from '@yizhan/contract/limits/sign-in.ts';
import { session } from '@yizhan/contract/texts/zh-CN/session.ts';
import { Suspense } from 'react';
import { lazyPart } from '../../lib/lazy-part.ts';
import { textsOf } from '../../lib/text.ts';
import { PasswordField } from '../../ui/PasswordField.tsx';
import { TextField } from '../../ui/TextField.tsx';
import { prepare } from './prepare.ts';
import type { CredentialFields } from './useCredentials.ts';

const t = textsOf({ session });

const CaptchaField = lazyPart(() => import('./CaptchaField.tsx'));

export function Credentials({ fields }: { fields: CredentialFields }) {
  const { account, setAccount, password, setPassword, code, setCode, checked, pictured, captcha, change } = fields;
  const missing = (value: string, message: string) => (checked && value.trim() === '' ? message : undefined);
  return (
    <>
      <TextField
        size="large"
        icon="user"
        label={t('account')}
        placeholder={t('accountHint')}
        autoComplete="username"
        autoCapitalize="off"
        spellCheck={false}
        maxLength={fieldLimits.accountLength}
        autoFocus={account === ''}
        value={account}
        onChange={setAccount}
        error={missing(account, t('accountMissing'))}
      />
      <PasswordField
        size="large"
        icon="lock"
        label={t('password')}
        maxLength={signInLimits.maxPasswordLength}
        autoFocus={account !== ''}
        value={password}
        onFocus={prepare}
        onChange={setPassword}
        error={missing(password, t('passwordMissing'))}
      />
      {pictured && (
        <Suspense fallback={null}>
          <CaptchaField
            captcha={captcha}
            value={code}
            onChange={setCode}
            onAnother={change}
            error={missing(code, t('captchaMissing'))}
          />
        </Suspense>
      )}
    </>
  );
}
