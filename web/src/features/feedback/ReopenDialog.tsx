import { useQueryClient } from '@tanstack/react-query';
import * as feedbackLimits from '@yizhan/contract/limits/feedback.ts';
import { feedback } from '@yizhan/contract/texts/zh-CN/feedback.ts';
import { useState } from 'react';
import { api, query } from '../../lib/api.ts';
import { textsOf } from '../../lib/text.ts';
import { Button } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { useDraftState } from '../../ui/drafts.ts';
import { toErrorText } from '../../ui/error-text.ts';
import { TextArea } from '../../ui/TextArea.tsx';
import { toast } from '../../ui/toast.ts';

const t = textsOf({ feedback });

type ReopenDialogProps = { held: { id: string; version: number }; onClose: () => void };

/** Not satisfied: says why, and the department answers again. */
export function ReopenDialog({ held, onClose }: ReopenDialogProps) {
  const client = useQueryClient();
  const draft = useDraftState(`feedback-reason-${held.id}`, '');
  const [failure, setFailure] = useState('');
  const [busy, setBusy] = useState(false);
  const reopen = async () => {
    const reason = draft.value.trim();
    if (reason === '') return setFailure(t('reasonMissing'));
    setBusy(true);
    try {
      await api.feedback.reopen({ ...held, reason });
      draft.forget();
      toast.success(t('reopened'));
      onClose();
      await client.invalidateQueries({ queryKey: query.feedback.queryKey });
    } catch (error) {
      setFailure(toErrorText(error).title ?? String(error));
      setBusy(false);
    }
  };
  const actions = (
    <>
      <Button onClick={onClose}>{t('cancel')}</Button>
      <Button variant="primary" loading={busy} onClick={() => void reopen()}>
        {t('reopen')}
      </Button>
    </>
  );
  return (
    <Dialog open title={t('reopenTitle')} width={434} onClose={onClose} actions={actions}>
      <p>{t('reopenText')}</p>
      <TextArea
        label={t('reason')}
        required
        data-autofocus=""
        maxLength={feedbackLimits.reasonLength}
        value={draft.value}
        error={failure || undefined}
        onChange={(next) => {
          draft.setValue(next);
          setFailure('');
        }}
      />
    </Dialog>
  );
}
