import { toAgreementKey } from '@yizhan/contract/agreement-key.ts';
import type { BootBundle } from '@yizhan/contract/entities/session.ts';
import * as fieldLimits from '@yizhan/contract/limits/fields.ts';
import * as signInLimits from '@yizhan/contract/limits/sign-in.ts';
import { phonePattern, toPhone } from '@yizhan/contract/phone.ts';
import { session } from '@yizhan/contract/texts/zh-CN/session.ts';
import { smsSignIn } from '@yizhan/contract/texts/zh-CN/sms-sign-in.ts';
import { useState } from 'react';
import { api } from '../../lib/api.ts';
import { ApiError } from '../../lib/request.ts';
import { textsOf } from '../../lib/text.ts';
import { useCountdown } from '../../lib/useCountdown.ts';
import { Button } from '../../ui/Button.tsx';
import { TextField } from '../../ui/TextField.tsx';
import { Agreements } from './Agreements.tsx';
import CaptchaField from './CaptchaField.tsx';
import { FormFailure, FormNote, FormTitle } from './FormParts.tsx';
import { secondsToWait } from './login-rules.ts';
import { SmsCodeStep } from './SmsCodeStep.tsx';
import { useCaptcha } from './useCaptcha.ts';
import { useSubmit } from './useSubmit.ts';

const t = textsOf({ smsSignIn });
const sessionText = textsOf({ session });

type SentCode = { stepKey: string; phone: string };

/** Signing in by a code that is sent to a bound phone: number and picture first, then the code. */
export default function SmsForm({ boot, onBack }: { boot: BootBundle; onBack: () => void }) {
  const [phone, setPhone] = useState('');
  const [picture, setPicture] = useState('');
  const [agreed, setAgreed] = useState(boot.agreements.length === 0);
  const [checked, setChecked] = useState(false);
  const [sent, setSent] = useState<SentCode>();
  const { captcha, change } = useCaptcha(true);
  const { secondsLeft, begin } = useCountdown();
  const isPhone = phonePattern.test(toPhone(phone));
  const tenantId = boot.tenant.id;

  const another = () => {
    change();
    setPicture('');
    setChecked(false);
  };
  const { onSubmit, busy, error } = useSubmit({
    check() {
      setChecked(true);
      return secondsLeft === 0 && isPhone && agreed && picture.trim() !== '' && captcha.is === 'shown';
    },
    async send() {
      const captchaKey = captcha.is === 'shown' ? captcha.captchaKey : '';
      const given = { phone: toPhone(phone), captchaKey, code: picture.trim(), tenantId };
      const { key } = await api.signOn.smsCode(given);
      setSent({ stepKey: key, phone: given.phone });
      begin(signInLimits.smsResendSeconds);
      another();
    },
    onFailed(failure) {
      const seconds = failure instanceof ApiError ? secondsToWait(failure.result) : undefined;
      if (seconds !== undefined) begin(seconds);
      another();
    },
  });

  if (sent)
    return (
      <SmsCodeStep
        {...sent}
        rest={{ tenantId, agreed: boot.agreements.map(toAgreementKey) }}
        secondsLeft={secondsLeft}
        onAgain={() => setSent(undefined)}
        onBack={onBack}
      />
    );
  return (
    <>
      <FormTitle text={t('text')}>{t('title')}</FormTitle>
      <form className="entry-form" noValidate onSubmit={onSubmit}>
        <FormFailure error={error} />
        <TextField
          size="large"
          icon="mobile"
          type="tel"
          label={t('phone')}
          placeholder={t('phoneHint')}
          autoComplete="tel"
          maxLength={fieldLimits.nameLength}
          autoFocus
          value={phone}
          onChange={setPhone}
          error={checked && !isPhone ? t('phoneWrong') : undefined}
        />
        <CaptchaField
          captcha={captcha}
          value={picture}
          onChange={setPicture}
          onAnother={change}
          error={checked && !picture.trim() ? sessionText('captchaMissing') : undefined}
        />
        {boot.agreements.length > 0 && <Agreements list={boot.agreements} agreed={agreed} onChange={setAgreed} />}
        {checked && !agreed && <FormNote tone="bad">{sessionText('agreementMissing')}</FormNote>}
        <Button type="submit" variant="primary" size="large" wide loading={busy} disabled={secondsLeft > 0}>
          {secondsLeft > 0 ? t('wait', { seconds: secondsLeft }) : t('send')}
        </Button>
        <Button variant="quiet" wide onClick={onBack}>
          {t('back')}
        </Button>
      </form>
    </>
  );
}
