import { limits } from '@yizhan/contract/limits.ts';
import { type FormEvent, useState } from 'react';
import { Button } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { TextArea } from '../../ui/TextArea.tsx';
import { t } from '../words.ts';
import { s } from './words.ts';

type SendBackDialogProps = { name: string; onSendBack: (reason: string) => Promise<void>; onClose: () => void };

/** Why, in words its keeper reads at the form. */
export function SendBackDialog({ name, onSendBack, onClose }: SendBackDialogProps) {
  const [reason, setReason] = useState('');
  const [missing, setMissing] = useState(false);
  const [busy, setBusy] = useState(false);
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (reason.trim() === '') return setMissing(true);
    setBusy(true);
    await onSendBack(reason.trim());
  };
  const actions = (
    <>
      <Button onClick={onClose}>{t('cancel')}</Button>
      <Button type="submit" form="send-back" variant="primary" loading={busy}>
        {s('sendBack')}
      </Button>
    </>
  );
  return (
    <Dialog open title={s('sendBackTitle', { name })} width={434} onClose={onClose} actions={actions}>
      <form id="send-back" noValidate onSubmit={(event) => void submit(event)}>
        <TextArea
          label={s('sendBackReason')}
          placeholder={s('sendBackHint')}
          maxLength={limits.textLength}
          rows={3}
          value={reason}
          error={missing && reason.trim() === '' ? s('needsReason') : undefined}
          onChange={setReason}
          data-autofocus=""
        />
      </form>
    </Dialog>
  );
}
