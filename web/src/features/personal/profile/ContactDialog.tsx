import type { Profile } from '@yizhan/contract/entities/person-info.ts';
import * as fieldLimits from '@yizhan/contract/limits/fields.ts';
import * as signInLimits from '@yizhan/contract/limits/sign-in.ts';
import { profile as texts } from '@yizhan/contract/texts/zh-CN/profile.ts';
import { ui } from '@yizhan/contract/texts/zh-CN/ui.ts';
import { type FormEvent, useId, useState } from 'react';
import { api } from '../../../lib/api.ts';
import { textsOf } from '../../../lib/text.ts';
import { Button } from '../../../ui/Button.tsx';
import { Dialog } from '../../../ui/Dialog.tsx';
import { ErrorNote } from '../../../ui/ErrorNote.tsx';
import { toErrorText } from '../../../ui/error-text.ts';
import { PasswordField } from '../../../ui/PasswordField.tsx';
import { TextField } from '../../../ui/TextField.tsx';
import '../security/factor-dialogs.css';
import { useSend } from '../security/useSend.ts';
import { useProfileChange } from './useProfileChange.ts';

const t = textsOf({ profile: texts });
const uiText = textsOf({ ui });

const isMobile = (text: string) => text === '' || /^\+?\d{5,20}$/.test(text);
const isEmail = (text: string) => text === '' || /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(text);

/** Mail and phone lead to a new password, so the old one is asked for. */
export function ContactDialog({ profile, onClose }: { profile: Profile; onClose: () => void }) {
  const form = useId();
  const [mobile, setMobile] = useState(profile.mobile);
  const [email, setEmail] = useState(profile.email);
  const [password, setPassword] = useState('');
  const [checked, setChecked] = useState(false);
  const saved = useProfileChange();
  const save = useSend(async (input: { mobile: string; email: string; password: string }) => {
    const next = await api.personInfo.updateContact(input);
    onClose();
    await saved(next, t('contactSaved'));
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setChecked(true);
    const input = { mobile: mobile.trim(), email: email.trim(), password };
    if (isMobile(input.mobile) && isEmail(input.email) && password) save.send(input);
  };
  const actions = (
    <>
      <Button onClick={onClose}>{uiText('cancel')}</Button>
      <Button type="submit" form={form} variant="primary" loading={save.busy}>
        {t('save')}
      </Button>
    </>
  );
  return (
    <Dialog open width={434} title={t('editContact')} onClose={onClose} actions={actions}>
      <form id={form} className="factor-form" noValidate onSubmit={submit}>
        {save.error !== undefined && <ErrorNote slim title={toErrorText(save.error).title} />}
        <TextField
          data-autofocus=""
          type="tel"
          autoComplete="tel"
          label={t('mobile')}
          maxLength={fieldLimits.nameLength}
          value={mobile}
          onChange={setMobile}
          error={checked && !isMobile(mobile.trim()) ? t('mobileWrong') : undefined}
        />
        <TextField
          type="email"
          autoComplete="email"
          label={t('email')}
          maxLength={fieldLimits.textLength}
          value={email}
          onChange={setEmail}
          error={checked && !isEmail(email.trim()) ? t('emailWrong') : undefined}
        />
        <PasswordField
          label={t('password')}
          maxLength={signInLimits.maxPasswordLength}
          value={password}
          onChange={setPassword}
          error={checked && !password ? t('passwordMissing') : undefined}
        />
      </form>
    </Dialog>
  );
}
