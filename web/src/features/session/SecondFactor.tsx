import { signOn } from '@yizhan/contract/texts/zh-CN/sign-on.ts';
import { useState } from 'react';
import { api } from '../../lib/api.ts';
import { useSession } from '../../lib/session.ts';
import { textsOf } from '../../lib/text.ts';
import { Button } from '../../ui/Button.tsx';
import { TextField } from '../../ui/TextField.tsx';
import { FormFailure, FormTitle } from './FormParts.tsx';
import { useSubmit } from './useSubmit.ts';

const t = textsOf({ signOn });

const digits = 6;
const recoveryLength = 40;

/** The second step of a sign-in. The app's code is submitted as soon as it is complete. */
export default function SecondFactor({ stepKey, onBack }: { stepKey: string; onBack: () => void }) {
  const [recovery, setRecovery] = useState(false);
  const [code, setCode] = useState('');
  const [checked, setChecked] = useState(false);
  const send = async (given: string) =>
    useSession.getState().enter(await api.signOn.secondFactor({ key: stepKey, code: given.trim() }));
  const { onSubmit, submit, forget, busy, error } = useSubmit({
    check() {
      setChecked(true);
      return code.trim() !== '';
    },
    send: () => send(code),
    onFailed() {
      setCode('');
      setChecked(false);
    },
  });
  const typed = (value: string) => {
    if (recovery) return setCode(value);
    // People also paste "123 456".
    const next = value.replace(/\D/g, '').slice(0, digits);
    setCode(next);
    if (next.length === digits && next !== code) void submit(() => send(next));
  };
  const other = () => {
    setRecovery(!recovery);
    forget();
    setCode('');
    setChecked(false);
  };
  const missing = checked && code.trim() === '' ? t(recovery ? 'recoveryMissing' : 'codeMissing') : undefined;
  return (
    <>
      <FormTitle text={t(recovery ? 'recoveryText' : 'codeText')}>{t('codeTitle')}</FormTitle>
      <form className="entry-form" noValidate onSubmit={onSubmit}>
        <FormFailure error={error} />
        <TextField
          key={String(recovery)}
          size="large"
          icon="key"
          label={t(recovery ? 'recovery' : 'code')}
          inputMode={recovery ? 'text' : 'numeric'}
          autoComplete={recovery ? 'off' : 'one-time-code'}
          autoCapitalize="off"
          spellCheck={false}
          maxLength={recoveryLength}
          autoFocus
          value={code}
          onChange={typed}
          error={missing}
        />
        <Button type="submit" variant="primary" size="large" wide loading={busy}>
          {t(busy ? 'verifying' : 'verify')}
        </Button>
        <div className="form-row">
          <Button variant="quiet" onClick={onBack}>
            {t('back')}
          </Button>
          <Button variant="quiet" onClick={other}>
            {t(recovery ? 'useCode' : 'useRecovery')}
          </Button>
        </div>
      </form>
    </>
  );
}
