import * as signInLimits from '@yizhan/contract/limits/sign-in.ts';
import { personal } from '@yizhan/contract/texts/zh-CN/personal.ts';
import { ui } from '@yizhan/contract/texts/zh-CN/ui.ts';
import { type FormEvent, useId, useState } from 'react';
import { api } from '../../../lib/api.ts';
import { textsOf } from '../../../lib/text.ts';
import { Button } from '../../../ui/Button.tsx';
import { Dialog } from '../../../ui/Dialog.tsx';
import { ErrorNote } from '../../../ui/ErrorNote.tsx';
import { toErrorText } from '../../../ui/error-text.ts';
import { PasswordField } from '../../../ui/PasswordField.tsx';
import { toast } from '../../../ui/toast.ts';
import { CodeField, parseCode } from './CodeField.tsx';
import { useSecurityRefetch } from './useSecurityAction.ts';
import { useSend } from './useSend.ts';
import './factor-dialogs.css';

const t = textsOf({ personal });
const uiText = textsOf({ ui });

/** Turning the factor off takes the password and a code, so that an unattended session is not enough. */
export function TurnOffDialog({ onClose }: { onClose: () => void }) {
  const form = useId();
  const [password, setPassword] = useState('');
  const [code, setCode] = useState('');
  const [checked, setChecked] = useState(false);
  const refetch = useSecurityRefetch();
  const remove = useSend(async (input: { password: string; code: string }) => {
    await api.security.removeSecondFactor(input);
    toast.success(t('turnedOff'));
    void refetch();
    onClose();
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setChecked(true);
    if (password && parseCode(code)) remove.send({ password, code: parseCode(code) });
  };
  const actions = (
    <>
      <Button onClick={onClose}>{uiText('cancel')}</Button>
      <Button type="submit" form={form} variant="danger" loading={remove.busy}>
        {t('offSubmit')}
      </Button>
    </>
  );
  return (
    <Dialog open width={434} title={t('offTitle')} onClose={onClose} actions={actions}>
      <form id={form} className="factor-form" noValidate onSubmit={submit}>
        {remove.error !== undefined && <ErrorNote slim title={toErrorText(remove.error).title} />}
        <p>{t('offText')}</p>
        <PasswordField
          data-autofocus=""
          label={t('password')}
          maxLength={signInLimits.maxPasswordLength}
          value={password}
          onChange={setPassword}
          error={checked && !password ? t('passwordMissing') : undefined}
        />
        <CodeField
          orRecovery
          label={t('code')}
          value={code}
          onChange={setCode}
          error={checked && !parseCode(code) ? t('codeMissing') : undefined}
        />
      </form>
    </Dialog>
  );
}
