import { personal } from '@yizhan/contract/texts/zh-CN/personal.ts';
import { ui } from '@yizhan/contract/texts/zh-CN/ui.ts';
import { type FormEvent, useId, useState } from 'react';
import { api } from '../../../lib/api.ts';
import { textsOf } from '../../../lib/text.ts';
import { Button } from '../../../ui/Button.tsx';
import { Dialog } from '../../../ui/Dialog.tsx';
import { toErrorText } from '../../../ui/error-text.ts';
import { CodeField, parseCode } from './CodeField.tsx';
import { RecoveryCodes } from './RecoveryCodes.tsx';
import { useFocusFirst } from './useFocusFirst.ts';
import { useSecurityRefetch } from './useSecurityAction.ts';
import { useSend } from './useSend.ts';
import './factor-dialogs.css';

const t = textsOf({ personal });
const uiText = textsOf({ ui });

/** New recovery codes in exchange for an app code; the old ones become invalid. */
export function RenewCodesDialog({ onClose }: { onClose: () => void }) {
  const form = useId();
  const [code, setCode] = useState('');
  const [codes, setCodes] = useState<string[]>();
  const [checked, setChecked] = useState(false);
  const [saved, setSaved] = useState(false);
  const refetch = useSecurityRefetch();
  const renew = useSend(async (input: string) => {
    setCodes((await api.security.renewRecoveryCodes({ code: input })).codes);
    void refetch();
  });
  const field = useFocusFirst<HTMLInputElement>(renew.error);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setChecked(true);
    if (parseCode(code)) renew.send(parseCode(code));
  };
  if (codes) {
    const finish = (
      <Button key="finish" variant="primary" disabled={!saved} onClick={onClose}>
        {t('finish')}
      </Button>
    );
    return (
      <Dialog open title={t('codesTitle')} actions={finish}>
        <RecoveryCodes codes={codes} renewed saved={saved} onSaved={setSaved} />
      </Dialog>
    );
  }
  const actions = (
    <>
      <Button onClick={onClose}>{uiText('cancel')}</Button>
      <Button type="submit" form={form} variant="primary" loading={renew.busy}>
        {t('renew')}
      </Button>
    </>
  );
  return (
    <Dialog open title={t('renewTitle')} onClose={onClose} actions={actions}>
      <form id={form} className="factor-form factor-form--narrow" noValidate onSubmit={submit}>
        <p>{t('renewText')}</p>
        <CodeField
          ref={field}
          first
          label={t('code')}
          value={code}
          onChange={setCode}
          error={checked && !parseCode(code) ? t('codeMissing') : toErrorText(renew.error).title}
        />
      </form>
    </Dialog>
  );
}
