import { limits } from '@yizhan/contract/limits.ts';
import { type FormEvent, useState } from 'react';
import { Button } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { TextArea } from '../../ui/TextArea.tsx';
import { t } from '../words.ts';
import { s } from './words.ts';

type MaintainDialogProps = { name: string; onMaintain: (reason: string) => Promise<void>; onClose: () => void };

/** Why, in words people read at the service. */
export function MaintainDialog({ name, onMaintain, onClose }: MaintainDialogProps) {
  const [reason, setReason] = useState('');
  const [busy, setBusy] = useState(false);
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    setBusy(true);
    await onMaintain(reason.trim());
  };
  const actions = (
    <>
      <Button onClick={onClose}>{t('cancel')}</Button>
      <Button type="submit" form="maintain" variant="primary" loading={busy}>
        {s('maintainNow')}
      </Button>
    </>
  );
  return (
    <Dialog open title={s('maintainTitle', { name })} width={434} onClose={onClose} actions={actions}>
      <form id="maintain" onSubmit={(event) => void submit(event)}>
        <TextArea
          label={s('maintainReason')}
          placeholder={s('maintainHint')}
          maxLength={limits.textLength}
          rows={3}
          value={reason}
          onChange={setReason}
          data-autofocus=""
        />
      </form>
    </Dialog>
  );
}
