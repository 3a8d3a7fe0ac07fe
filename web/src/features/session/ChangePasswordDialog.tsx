import * as signInLimits from '@yizhan/contract/limits/sign-in.ts';
import { account } from '@yizhan/contract/texts/zh-CN/account.ts';
import { ui } from '@yizhan/contract/texts/zh-CN/ui.ts';
import { useId, useState } from 'react';
import { api } from '../../lib/api.ts';
import { useSession } from '../../lib/session.ts';
import { textsOf } from '../../lib/text.ts';
import { Button } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { PasswordField } from '../../ui/PasswordField.tsx';
import { toast } from '../../ui/toast.ts';
import { FormFailure } from './FormParts.tsx';
import { isNewPassword, NewPassword } from './NewPassword.tsx';
import { useSubmit } from './useSubmit.ts';

const t = textsOf({ account });
const uiText = textsOf({ ui });

const standard = { shortest: signInLimits.minPasswordLength, longest: signInLimits.maxPasswordLength };

export default function ChangePasswordDialog({ onClose }: { onClose: () => void }) {
  const form = useId();
  const policy = useSession((s) => s.boot?.passwordPolicy) ?? standard;
  const account = useSession((s) => s.session?.user.account);
  const [current, setCurrent] = useState('');
  const [value, setValue] = useState({ password: '', repeated: '' });
  const [checked, setChecked] = useState(false);
  const { onSubmit, busy, error } = useSubmit({
    check() {
      setChecked(true);
      return current !== '' && isNewPassword(value, policy);
    },
    async send() {
      await api.session.changePassword({ password: current, next: value.password });
      toast.success(t('changeDone'));
      onClose();
    },
  });
  const actions = (
    <>
      <Button onClick={onClose}>{uiText('cancel')}</Button>
      <Button type="submit" form={form} variant="primary" loading={busy}>
        {t('changeSubmit')}
      </Button>
    </>
  );
  return (
    <Dialog open width={434} title={t('changeTitle')} onClose={onClose} actions={actions}>
      <form id={form} className="entry-form" noValidate onSubmit={onSubmit}>
        <FormFailure error={error} />
        <input type="text" hidden readOnly autoComplete="username" value={account} />
        <PasswordField
          data-autofocus=""
          label={t('currentPassword')}
          maxLength={signInLimits.maxPasswordLength}
          value={current}
          onChange={setCurrent}
          error={checked && current === '' ? t('currentMissing') : undefined}
        />
        <NewPassword size="medium" value={value} onChange={setValue} policy={policy} checked={checked} />
      </form>
    </Dialog>
  );
}
