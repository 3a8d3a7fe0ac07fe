import * as fieldLimits from '@yizhan/contract/limits/fields.ts';
import * as signInLimits from '@yizhan/contract/limits/sign-in.ts';
import { phonePattern, toPhone } from '@yizhan/contract/phone.ts';
import { personal } from '@yizhan/contract/texts/zh-CN/personal.ts';
import { ui } from '@yizhan/contract/texts/zh-CN/ui.ts';
import { type FormEvent, useId, useState } from 'react';
import { api } from '../../../lib/api.ts';
import { textsOf } from '../../../lib/text.ts';
import { useCountdown } from '../../../lib/useCountdown.ts';
import { Button } from '../../../ui/Button.tsx';
import { Dialog } from '../../../ui/Dialog.tsx';
import { ErrorNote } from '../../../ui/ErrorNote.tsx';
import { toErrorText } from '../../../ui/error-text.ts';
import { PasswordField } from '../../../ui/PasswordField.tsx';
import { TextField } from '../../../ui/TextField.tsx';
import { toast } from '../../../ui/toast.ts';
import { CodeField, parseCode } from './CodeField.tsx';
import './factor-dialogs.css';
import { useSecurityRefetch } from './useSecurityAction.ts';
import { useSend } from './useSend.ts';

const t = textsOf({ personal });
const uiText = textsOf({ ui });

type SentCode = { is: 'no' } | { is: 'yes'; key: string };

/** Number and password first, then the code that was sent to it. */
export function PhoneDialog({ onClose }: { onClose: () => void }) {
  const form = useId();
  const [phone, setPhone] = useState('');
  const [password, setPassword] = useState('');
  const [code, setCode] = useState('');
  const [checked, setChecked] = useState(false);
  const [sent, setSent] = useState<SentCode>({ is: 'no' });
  const { secondsLeft, begin } = useCountdown();
  const refetch = useSecurityRefetch();
  const isPhone = phonePattern.test(toPhone(phone));

  const ask = useSend(async (input: { phone: string; password: string }) => {
    const { key } = await api.security.phoneCode(input);
    setSent({ is: 'yes', key });
    setChecked(false);
    setCode('');
    begin(signInLimits.smsResendSeconds);
  });
  const bind = useSend(async (input: { key: string; code: string }) => {
    await api.security.bindPhone(input);
    toast.success(t('phoneBound'));
    void refetch();
    onClose();
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setChecked(true);
    if (sent.is === 'yes') {
      if (parseCode(code)) bind.send({ key: sent.key, code: parseCode(code) });
    } else if (isPhone && password) ask.send({ phone: toPhone(phone), password });
  };
  const error = sent.is === 'yes' ? (bind.error ?? ask.error) : ask.error;
  const actions = (
    <>
      <Button onClick={onClose}>{uiText('cancel')}</Button>
      <Button key={sent.is} type="submit" form={form} variant="primary" loading={ask.busy || bind.busy}>
        {t(sent.is === 'yes' ? 'phoneBind' : 'phoneSend')}
      </Button>
    </>
  );
  return (
    <Dialog open width={434} title={t('phoneBind')} onClose={onClose} actions={actions}>
      <form id={form} className="factor-form" noValidate onSubmit={submit}>
        {error !== undefined && <ErrorNote slim title={toErrorText(error).title} />}
        {sent.is === 'no' ? (
          <>
            <p>{t('phoneAsk')}</p>
            <TextField
              data-autofocus=""
              type="tel"
              autoComplete="tel"
              label={t('phoneNumber')}
              maxLength={fieldLimits.nameLength}
              value={phone}
              onChange={setPhone}
              error={checked && !isPhone ? t('phoneWrong') : undefined}
            />
            <PasswordField
              label={t('password')}
              maxLength={signInLimits.maxPasswordLength}
              value={password}
              onChange={setPassword}
              error={checked && !password ? t('passwordMissing') : undefined}
            />
          </>
        ) : (
          <>
            <p role="status">{t('phoneSent', { phone: toPhone(phone), minutes: signInLimits.smsCodeSeconds / 60 })}</p>
            <CodeField
              first
              label={t('phoneCode')}
              value={code}
              onChange={setCode}
              error={checked && !parseCode(code) ? t('codeMissing') : undefined}
            />
            <div className="factor-form__row">
              <Button variant="quiet" onClick={() => setSent({ is: 'no' })}>
                {t('phoneBack')}
              </Button>
              <Button
                variant="quiet"
                disabled={secondsLeft > 0}
                onClick={() => ask.send({ phone: toPhone(phone), password })}
              >
                {secondsLeft > 0 ? t('phoneWait', { seconds: secondsLeft }) : t('phoneAgain')}
              </Button>
            </div>
          </>
        )}
      </form>
    </Dialog>
  );
}
