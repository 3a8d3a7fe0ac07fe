import { personal } from '@yizhan/contract/texts/zh-CN/personal.ts';
import { ui } from '@yizhan/contract/texts/zh-CN/ui.ts';
import { useEffect, useId, useState } from 'react';
import { api } from '../../../lib/api.ts';
import { textsOf } from '../../../lib/text.ts';
import { Button } from '../../../ui/Button.tsx';
import { Dialog } from '../../../ui/Dialog.tsx';
import { toast } from '../../../ui/toast.ts';
import { loadQr } from './load-qr.ts';
import { PasswordStep } from './PasswordStep.tsx';
import { RecoveryCodes } from './RecoveryCodes.tsx';
import { ScanStep } from './ScanStep.tsx';
import { Steps } from './Steps.tsx';
import { useSecurityRefetch } from './useSecurityAction.ts';
import { useSend } from './useSend.ts';
import './factor-dialogs.css';

const t = textsOf({ personal });
const uiText = textsOf({ ui });

type Step = { is: 'password' } | { is: 'scan'; secret: string; uri: string } | { is: 'codes'; codes: string[] };

/** PC-3: password, app, first code, recovery codes. */
export function TurnOnDialog({ onClose }: { onClose: () => void }) {
  const form = useId();
  const [step, setStep] = useState<Step>({ is: 'password' });
  const [saved, setSaved] = useState(false);
  const refetch = useSecurityRefetch();
  const begin = useSend(async (password: string) =>
    setStep({ is: 'scan', ...(await api.security.beginSecondFactor({ password })) }),
  );
  const confirm = useSend(async (code: string) => {
    setStep({ is: 'codes', ...(await api.security.confirmSecondFactor({ code })) });
    toast.success(t('turnedOn'));
    void refetch();
  });
  // Loads while the password is typed.
  useEffect(() => void loadQr(), []);
  // Once the factor is on, a stray Escape must not lose the codes.
  const leave = step.is === 'codes' ? undefined : onClose;
  const actions =
    step.is === 'codes' ? (
      <Button variant="primary" disabled={!saved} onClick={onClose}>
        {t('finish')}
      </Button>
    ) : (
      <>
        <Button onClick={onClose}>{uiText('cancel')}</Button>
        <Button key={step.is} type="submit" form={form} variant="primary" loading={begin.busy || confirm.busy}>
          {t('next')}
        </Button>
      </>
    );
  return (
    <Dialog open title={t('onTitle')} onClose={leave} actions={actions}>
      <Steps at={step.is} />
      {step.is === 'password' && <PasswordStep form={form} error={begin.error} onPassword={begin.send} />}
      {step.is === 'scan' && <ScanStep {...step} form={form} error={confirm.error} onCode={confirm.send} />}
      {step.is === 'codes' && <RecoveryCodes codes={step.codes} saved={saved} onSaved={setSaved} />}
    </Dialog>
  );
}
