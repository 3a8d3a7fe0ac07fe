import { toAgreementKey } from '@yizhan/contract/agreement-key.ts';
import type { BootBundle } from '@yizhan/contract/entities/session.ts';
import { session } from '@yizhan/contract/texts/zh-CN/session.ts';
import { type ReactNode, useState } from 'react';
import { hrefOf, paths } from '../../lib/paths.ts';
import { useSession } from '../../lib/session.ts';
import { useSignInProgress } from '../../lib/sign-in-progress.ts';
import { read, remove, write } from '../../lib/storage.ts';
import { textsOf } from '../../lib/text.ts';
import { Button } from '../../ui/Button.tsx';
import { Checkbox } from '../../ui/Checkbox.tsx';
import { Agreements } from './Agreements.tsx';
import { Credentials } from './Credentials.tsx';
import { FormFailure, FormNote } from './FormParts.tsx';
import './LoginForm.css';
import { useCredentials } from './useCredentials.ts';
import { useSubmit } from './useSubmit.ts';

const t = textsOf({ session });

const REMEMBERED = 'account';

export function LoginForm({ boot, note }: { boot: BootBundle; note: ReactNode }) {
  const first = { account: read<string>(REMEMBERED) ?? '', pictured: boot.captcha };
  const { fields, given: credentials, check, refused, secondsLeft } = useCredentials(first);
  const [remembered, setRemembered] = useState(credentials.account !== '');
  const [agreed, setAgreed] = useState(boot.agreements.length === 0);
  const keepAccount = () => (remembered ? write(REMEMBERED, credentials.account) : remove(REMEMBERED));

  const { onSubmit, busy, error } = useSubmit({
    check: () => check() && agreed,
    async send() {
      await useSession.getState().signIn({ ...credentials, agreed: boot.agreements.map(toAgreementKey) });
      keepAccount();
    },
    onFailed(failure) {
      const key = refused(failure);
      if (!key) return;
      keepAccount();
      useSignInProgress.setState({ step: { is: 'code', key } });
    },
  });

  return (
    <form className="entry-form" noValidate onSubmit={onSubmit}>
      {error === undefined ? note : <FormFailure error={error} />}
      <Credentials fields={fields} />
      <div className="form-row">
        <Checkbox checked={remembered} onChange={setRemembered}>
          {t('remember')}
        </Checkbox>
        <a href={hrefOf(paths.forgot)}>{t('forgot')}</a>
      </div>
      {boot.agreements.length > 0 && <Agreements list={boot.agreements} agreed={agreed} onChange={setAgreed} />}
      {fields.checked && !agreed && <FormNote tone="bad">{t('agreementMissing')}</FormNote>}
      <Button type="submit" variant="primary" size="large" wide loading={busy} disabled={secondsLeft > 0}>
        {secondsLeft > 0 ? t('wait', { seconds: secondsLeft }) : t(busy ? 'signingIn' : 'signIn')}
      </Button>
      <p className="form-foot">
        {t('firstTime')} <a href={hrefOf(paths.activate)}>{t('activate')}</a>
      </p>
    </form>
  );
}
