import * as signInLimits from '@yizhan/contract/limits/sign-in.ts';
import { smsSignIn } from '@yizhan/contract/texts/zh-CN/sms-sign-in.ts';
import { useState } from 'react';
import { api } from '../../lib/api.ts';
import { ApiError } from '../../lib/request.ts';
import { useSession } from '../../lib/session.ts';
import { parseSecondStepKey, useSignInProgress } from '../../lib/sign-in-progress.ts';
import { textsOf } from '../../lib/text.ts';
import { Button } from '../../ui/Button.tsx';
import { TextField } from '../../ui/TextField.tsx';
import { FormFailure, FormTitle } from './FormParts.tsx';
import { captchaRequiredStatus } from './login-rules.ts';
import { useSubmit } from './useSubmit.ts';

const t = textsOf({ smsSignIn });

type SmsCodeStepProps = {
  stepKey: string;
  phone: string;
  rest: { tenantId: string; agreed: string[] };
  secondsLeft: number;
  onAgain: () => void;
  onBack: () => void;
};

/** The code from the phone; it is submitted as soon as it is complete. */
export function SmsCodeStep({ stepKey, phone, rest, secondsLeft, onAgain, onBack }: SmsCodeStepProps) {
  const [code, setCode] = useState('');
  const [checked, setChecked] = useState(false);
  const send = async (given: string) =>
    useSession.getState().enter(await api.signOn.smsSignIn({ key: stepKey, code: given, ...rest }));
  const { onSubmit, submit, busy, error } = useSubmit({
    check() {
      setChecked(true);
      return code !== '';
    },
    send: () => send(code),
    onFailed(failure) {
      setCode('');
      setChecked(false);
      const isSecond = failure instanceof ApiError && failure.status === captchaRequiredStatus;
      const key = isSecond ? parseSecondStepKey(failure.result) : undefined;
      if (key) useSignInProgress.setState({ step: { is: 'code', key } });
    },
  });
  const typed = (value: string) => {
    const next = value.replace(/\D/g, '').slice(0, signInLimits.smsDigits);
    setCode(next);
    if (next.length === signInLimits.smsDigits && next !== code) void submit(() => send(next));
  };
  const minutes = signInLimits.smsCodeSeconds / 60;
  return (
    <>
      <FormTitle text={t('codeText', { phone, minutes })}>{t('codeTitle')}</FormTitle>
      <form className="entry-form" noValidate onSubmit={onSubmit}>
        <FormFailure error={error} />
        <TextField
          size="large"
          icon="key"
          label={t('code')}
          inputMode="numeric"
          autoComplete="one-time-code"
          autoFocus
          value={code}
          onChange={typed}
          error={checked && code === '' ? t('codeMissing') : undefined}
        />
        <Button type="submit" variant="primary" size="large" wide loading={busy}>
          {t('signIn')}
        </Button>
        <div className="form-row">
          <Button variant="quiet" onClick={onBack}>
            {t('back')}
          </Button>
          <Button variant="quiet" disabled={secondsLeft > 0} onClick={onAgain}>
            {secondsLeft > 0 ? t('wait', { seconds: secondsLeft }) : t('again')}
          </Button>
        </div>
      </form>
    </>
  );
}
