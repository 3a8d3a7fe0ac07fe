import * as fieldLimits from '@yizhan/contract/limits/fields.ts';
import { admin } from '@yizhan/contract/texts/zh-CN/admin.ts';
import { publishing } from '@yizhan/contract/texts/zh-CN/publishing.ts';
import { type FormEvent, useState } from 'react';
import { textsOf } from '../../lib/text.ts';
import { Button } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { useDraftState } from '../../ui/drafts.ts';
import { RestoredNote } from '../../ui/RestoredNote.tsx';
import { TextArea } from '../../ui/TextArea.tsx';

const t = textsOf({ publishing });
const adminText = textsOf({ admin });

type SendBackDialogProps = {
  subject: { id: string; name: string; version: number };
  /** An example of a reason. */
  hint?: string;
  onSendBack: (reason: string) => Promise<void>;
  onClose: () => void;
};

/** Asks for the reason, which whoever submitted it reads. */
export function SendBackDialog({ subject: { id, name, version }, hint, onSendBack, onClose }: SendBackDialogProps) {
  // Reasons for one version do not apply to the next.
  const draft = useDraftState(`send-back-${id}`, '', version);
  const reason = draft.value.trim();
  const [missing, setMissing] = useState(false);
  const [busy, setBusy] = useState(false);
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (reason === '') return setMissing(true);
    setBusy(true);
    await onSendBack(reason);
  };
  const actions = (
    <>
      <Button onClick={onClose}>{adminText('cancel')}</Button>
      <Button type="submit" form="send-back" variant="primary" loading={busy}>
        {t('sendBack')}
      </Button>
    </>
  );
  return (
    <Dialog open title={t('sendBackTitle', { name })} width={434} onClose={onClose} actions={actions}>
      <form id="send-back" noValidate onSubmit={(event) => void submit(event)}>
        {draft.restored && <RestoredNote onDiscard={draft.discard} />}
        <TextArea
          label={t('sendBackReason')}
          placeholder={hint}
          maxLength={fieldLimits.textLength}
          rows={3}
          value={draft.value}
          error={missing && reason === '' ? t('sendBackMissing') : undefined}
          onChange={draft.setValue}
          data-autofocus=""
        />
      </form>
    </Dialog>
  );
}
