import { account } from '@yizhan/contract/texts/zh-CN/account.ts';
import { useState } from 'react';
import { api } from '../../lib/api.ts';
import { hrefOf, paths } from '../../lib/paths.ts';
import { saveReturnPage } from '../../lib/return-page.ts';
import { useSession } from '../../lib/session.ts';
import { textsOf } from '../../lib/text.ts';
import { Button } from '../../ui/Button.tsx';
import { FormDone, FormFailure, FormTitle } from './FormParts.tsx';
import { LinkExpired, LinkLoadError, SignInLink } from './LinkStates.tsx';
import { isNewPassword, NewPassword } from './NewPassword.tsx';
import { useLinkInfo } from './useLinkInfo.ts';
import { useSubmit } from './useSubmit.ts';

const t = textsOf({ account });

const words = {
  activate: { title: 'activateTitle', text: 'activateText', submit: 'activateSubmit', done: 'activateDone' },
  reset: { title: 'resetTitle', text: 'resetText', submit: 'resetSubmit', done: 'resetDone' },
} as const;

const { useLink: setPasswordBy } = api.session;

/** Sets a password by a one-time link: account activation or a forgotten password. */
export function LinkForm({ code, kind }: { code: string; kind: 'activate' | 'reset' }) {
  const link = useLinkInfo(code);
  const policy = useSession((s) => s.boot?.passwordPolicy);
  // A new account has no bound phone yet: its first sign-in leads there.
  const bindsPhone = useSession((s) => kind === 'activate' && s.boot?.loginWays.includes('sms') === true);
  const [value, setValue] = useState({ password: '', repeated: '' });
  const [checked, setChecked] = useState(false);
  const [done, setDone] = useState(false);
  const { onSubmit, busy, error } = useSubmit({
    check() {
      setChecked(true);
      return policy !== undefined && isNewPassword(value, policy);
    },
    async send() {
      await setPasswordBy({ code, password: value.password });
      if (bindsPhone) saveReturnPage(`${paths.personal}?section=security`);
      setDone(true);
    },
  });
  const { title, text, submit, done: doneTitle } = words[kind];
  if (done)
    return (
      <FormDone title={t(doneTitle)} text={t(bindsPhone ? 'activateDonePhone' : 'activateDoneText')}>
        <SignInLink />
      </FormDone>
    );
  if (link.is === 'gone') return <LinkExpired />;
  if (link.is === 'unread') return <LinkLoadError error={link.error} />;
  if (link.is !== 'good' || !policy) return <FormTitle>{t(title)}</FormTitle>;
  return (
    <>
      <FormTitle text={t(text, link.info)}>{t(title)}</FormTitle>
      <form className="entry-form" noValidate onSubmit={onSubmit}>
        <FormFailure error={error} />
        <input type="text" hidden readOnly autoComplete="username" value={link.info.account} />
        <NewPassword value={value} onChange={setValue} policy={policy} checked={checked} />
        <Button type="submit" variant="primary" size="large" wide loading={busy}>
          {t(submit)}
        </Button>
        <p className="form-foot">
          <a href={hrefOf(paths.login)}>{t('backToSignIn')}</a>
        </p>
      </form>
    </>
  );
}
