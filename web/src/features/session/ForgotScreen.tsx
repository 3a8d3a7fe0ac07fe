import * as fieldLimits from '@yizhan/contract/limits/fields.ts';
import * as signInLimits from '@yizhan/contract/limits/sign-in.ts';
import { account } from '@yizhan/contract/texts/zh-CN/account.ts';
import { session } from '@yizhan/contract/texts/zh-CN/session.ts';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { api } from '../../lib/api.ts';
import { hrefOf, paths } from '../../lib/paths.ts';
import { useSession } from '../../lib/session.ts';
import { toTelHref } from '../../lib/tel-href.ts';
import { textsOf } from '../../lib/text.ts';
import { Button } from '../../ui/Button.tsx';
import { TextField } from '../../ui/TextField.tsx';
import CaptchaField from './CaptchaField.tsx';
import { FormDone, FormFailure, FormNote, FormTitle } from './FormParts.tsx';
import { LinkForm } from './LinkForm.tsx';
import { SignInLink } from './LinkStates.tsx';
import { useCaptcha } from './useCaptcha.ts';
import { useSubmit } from './useSubmit.ts';

const t = textsOf({ account });
const sessionText = textsOf({ session });

export default function ForgotScreen() {
  const [search] = useSearchParams();
  const mail = useSession((s) => s.boot?.mail === true);
  const code = search.get('code');
  if (code) return <LinkForm code={code} kind="reset" />;
  if (mail) return <AskForMail />;
  return (
    <div className="entry-form">
      <FormTitle>{t('forgotTitle')}</FormTitle>
      <FormNote tone="info">
        <WhomToAsk />
      </FormNote>
      <SignInLink />
    </div>
  );
}

/** Without mail a person resets it: the school's help office, else whoever answers the school's number. */
function WhomToAsk() {
  const boot = useSession((s) => s.boot);
  const name = boot?.helpDesk.name ?? '';
  const phone = boot?.helpDesk.phone || boot?.footer.phone || '';
  if (!name && !phone) return t('forgotOff');
  const href = toTelHref(phone);
  return (
    <>
      {name ? t('forgotAsk', { name }) : t('forgotCall')} {href ? <a href={href}>{phone}</a> : phone}
    </>
  );
}

function AskForMail() {
  const [account, setAccount] = useState('');
  const [code, setCode] = useState('');
  const [checked, setChecked] = useState(false);
  const [sent, setSent] = useState(false);
  const { captcha, change } = useCaptcha(true);
  const { onSubmit, busy, error } = useSubmit({
    check() {
      setChecked(true);
      return account.trim() !== '' && code.trim() !== '' && captcha.is === 'shown';
    },
    async send() {
      const captchaKey = captcha.is === 'shown' ? captcha.captchaKey : '';
      await api.session.forgot({ account: account.trim(), captchaKey, code: code.trim() });
      setSent(true);
    },
    onFailed() {
      change();
      setCode('');
      setChecked(false);
    },
  });
  if (sent)
    return (
      <FormDone title={t('forgotSent')} text={t('forgotSentText', { minutes: signInLimits.linkMinutes.reset })}>
        <SignInLink />
      </FormDone>
    );
  return (
    <>
      <FormTitle text={t('forgotText')}>{t('forgotTitle')}</FormTitle>
      <form className="entry-form" noValidate onSubmit={onSubmit}>
        <FormFailure error={error} />
        <TextField
          size="large"
          icon="user"
          label={sessionText('account')}
          placeholder={sessionText('accountHint')}
          autoComplete="username"
          autoCapitalize="off"
          maxLength={fieldLimits.accountLength}
          autoFocus
          value={account}
          onChange={setAccount}
          error={checked && !account.trim() ? sessionText('accountMissing') : undefined}
        />
        <CaptchaField
          captcha={captcha}
          value={code}
          onChange={setCode}
          onAnother={change}
          error={checked && !code.trim() ? sessionText('captchaMissing') : undefined}
        />
        <Button type="submit" variant="primary" size="large" wide loading={busy}>
          {t('forgotSubmit')}
        </Button>
        <p className="form-foot">
          <a href={hrefOf(paths.login)}>{t('backToSignIn')}</a>
        </p>
      </form>
    </>
  );
}
