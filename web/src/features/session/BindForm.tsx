import type { Messenger } from '@yizhan/contract/messengers.ts';
import { messengers } from '@yizhan/contract/texts/zh-CN/messengers.ts';
import { session } from '@yizhan/contract/texts/zh-CN/session.ts';
import { signOn } from '@yizhan/contract/texts/zh-CN/sign-on.ts';
import { api } from '../../lib/api.ts';
import { useSession } from '../../lib/session.ts';
import { useSignInProgress } from '../../lib/sign-in-progress.ts';
import { textsOf } from '../../lib/text.ts';
import { Button } from '../../ui/Button.tsx';
import { Credentials } from './Credentials.tsx';
import { FormFailure, FormTitle } from './FormParts.tsx';
import { useCredentials } from './useCredentials.ts';
import { useSubmit } from './useSubmit.ts';

const t = textsOf({ signOn });
const sessionText = textsOf({ session });
const messengerName = textsOf({ messengers });

type BindFormProps = { bindKey: string; way: Messenger; onBack: () => void };

/** Binds somebody's account of a messenger to theirs here, once, by account name and password. */
export default function BindForm({ bindKey, way, onBack }: BindFormProps) {
  const boot = useSession((s) => s.boot);
  const {
    fields,
    given: credentials,
    check,
    refused,
    secondsLeft,
  } = useCredentials({ account: '', pictured: boot?.captcha === true });
  const { onSubmit, busy, error } = useSubmit({
    check,
    async send() {
      const tenant = boot ? { tenantId: boot.tenant.id } : {};
      await useSession.getState().enter(await api.signOn.bindMessenger({ bindKey, ...credentials, ...tenant }));
    },
    onFailed(failure) {
      const key = refused(failure);
      if (key) useSignInProgress.setState({ step: { is: 'code', key } });
    },
  });
  return (
    <>
      <FormTitle text={t('bindText', { name: messengerName(way) })}>{t('bindTitle')}</FormTitle>
      <form className="entry-form" noValidate onSubmit={onSubmit}>
        <FormFailure error={error} />
        <Credentials fields={fields} />
        <Button type="submit" variant="primary" size="large" wide loading={busy} disabled={secondsLeft > 0}>
          {secondsLeft > 0 ? sessionText('wait', { seconds: secondsLeft }) : t(busy ? 'binding' : 'bind')}
        </Button>
        <Button variant="quiet" wide onClick={onBack}>
          {t('back')}
        </Button>
      </form>
    </>
  );
}
