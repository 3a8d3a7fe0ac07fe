import type { Binding } from '@yizhan/contract/entities/security.ts';
import * as signInLimits from '@yizhan/contract/limits/sign-in.ts';
import { messengers } from '@yizhan/contract/texts/zh-CN/messengers.ts';
import { personal } from '@yizhan/contract/texts/zh-CN/personal.ts';
import { ui } from '@yizhan/contract/texts/zh-CN/ui.ts';
import { type FormEvent, useId, useState } from 'react';
import { api } from '../../../lib/api.ts';
import { textsOf } from '../../../lib/text.ts';
import { Button } from '../../../ui/Button.tsx';
import { Dialog } from '../../../ui/Dialog.tsx';
import { toErrorText } from '../../../ui/error-text.ts';
import { PasswordField } from '../../../ui/PasswordField.tsx';
import { toast } from '../../../ui/toast.ts';
import { useSecurityRefetch } from './useSecurityAction.ts';
import { useSend } from './useSend.ts';
import './factor-dialogs.css';

const t = textsOf({ personal });
const uiText = textsOf({ ui });

const messengerName = textsOf({ messengers });

const textsOfKind = (kind: Binding['kind']) => {
  if (kind === 'sms') return { title: t('phoneUnbindTitle'), text: t('phoneUnbindText'), done: t('phoneUnbound') };
  const name = { name: messengerName(kind) };
  return { title: t('unbindTitle', name), text: t('unbindText', name), done: t('unbound', name) };
};

type UnbindDialogProps = { bound: Pick<Binding, 'id' | 'kind'>; onClose: () => void };

/** An unattended session must not take away a way to sign in, so the password is asked for. */
export function UnbindDialog({ bound: { id, kind }, onClose }: UnbindDialogProps) {
  const { title, text, done } = textsOfKind(kind);
  const form = useId();
  const [password, setPassword] = useState('');
  const [checked, setChecked] = useState(false);
  const refetch = useSecurityRefetch();
  const unbind = useSend(async (typed: string) => {
    await api.security.removeBind({ id, password: typed });
    toast.success(done);
    void refetch();
    onClose();
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setChecked(true);
    if (password) unbind.send(password);
  };
  const actions = (
    <>
      <Button onClick={onClose}>{uiText('cancel')}</Button>
      <Button type="submit" form={form} variant="danger" loading={unbind.busy}>
        {t('unbind')}
      </Button>
    </>
  );
  return (
    <Dialog open width={434} title={title} onClose={onClose} actions={actions}>
      <form id={form} className="factor-form" noValidate onSubmit={submit}>
        <p>{text}</p>
        <PasswordField
          data-autofocus=""
          label={t('password')}
          maxLength={signInLimits.maxPasswordLength}
          value={password}
          onChange={setPassword}
          error={checked && !password ? t('passwordMissing') : toErrorText(unbind.error).title}
        />
      </form>
    </Dialog>
  );
}
