import * as tenantLimits from '@yizhan/contract/limits/tenants.ts';
import { admin } from '@yizhan/contract/texts/zh-CN/admin.ts';
import { tenantsManage } from '@yizhan/contract/texts/zh-CN/tenants-manage.ts';
import { useState } from 'react';
import { textsOf } from '../../lib/text.ts';
import { Button } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { TextField } from '../../ui/TextField.tsx';

const t = textsOf({ tenantsManage });
const adminText = textsOf({ admin });

type SuspendDialogProps = { name: string; onSuspend: (note: string) => Promise<void>; onClose: () => void };

export function SuspendDialog({ name, onSuspend, onClose }: SuspendDialogProps) {
  const [note, setNote] = useState('');
  const [missing, setMissing] = useState(false);
  const [busy, setBusy] = useState(false);
  const suspend = async () => {
    if (note.trim() === '') return setMissing(true);
    setBusy(true);
    await onSuspend(note.trim());
    setBusy(false);
  };
  const actions = (
    <>
      <Button onClick={onClose}>{adminText('cancel')}</Button>
      <Button variant="danger" loading={busy} onClick={() => void suspend()}>
        {t('suspend')}
      </Button>
    </>
  );
  return (
    <Dialog open title={t('suspendTitle', { name })} onClose={onClose} actions={actions}>
      <p>{t('suspendText')}</p>
      <TextField
        label={t('suspendNote')}
        required
        error={missing ? t('suspendNoteMissing') : undefined}
        maxLength={tenantLimits.noteLength}
        value={note}
        data-autofocus=""
        onChange={(text) => {
          setMissing(false);
          setNote(text);
        }}
      />
    </Dialog>
  );
}
