import * as feedbackLimits from '@yizhan/contract/limits/feedback.ts';
import { feedback } from '@yizhan/contract/texts/zh-CN/feedback.ts';
import { feedbackManage } from '@yizhan/contract/texts/zh-CN/feedback-manage.ts';
import { useState } from 'react';
import { DepartmentSelect } from '../../admin-kit/DepartmentSelect.tsx';
import { runAction } from '../../admin-kit/run-action.ts';
import { api } from '../../lib/api.ts';
import { textsOf } from '../../lib/text.ts';
import { Button } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { Field } from '../../ui/Field.tsx';
import { Stack } from '../../ui/layout/Stack.tsx';
import { TextArea } from '../../ui/TextArea.tsx';

const t = textsOf({ feedbackManage });
const feedbackText = textsOf({ feedback });

type AssignDialogProps = {
  held: { id: string; version: number };
  deptId: string | null;
  onClose: () => void;
  onAssigned: () => Promise<unknown>;
};

/** Passes it on to the department that can answer. */
export function AssignDialog({ held, deptId, onClose, onAssigned }: AssignDialogProps) {
  const [to, setTo] = useState<string | null>(null);
  const [opinion, setOpinion] = useState('');
  const [isChecked, setChecked] = useState(false);
  const [busy, setBusy] = useState(false);
  const assign = async () => {
    setChecked(true);
    if (!to) return;
    setBusy(true);
    const done = await runAction(api.feedback.assign({ ...held, deptId: to, opinion }), t('assigned'));
    setBusy(false);
    if (done) onClose();
    await onAssigned();
  };
  const actions = (
    <>
      <Button onClick={onClose}>{feedbackText('cancel')}</Button>
      <Button variant="primary" loading={busy} onClick={() => void assign()}>
        {t('assign')}
      </Button>
    </>
  );
  return (
    <Dialog open title={t('assignTitle')} width={434} onClose={onClose} actions={actions}>
      <Stack gap={4}>
        <Field label={t('assignTo')} required error={isChecked && !to ? t('deptMissing') : undefined}>
          {({ id }) => (
            <DepartmentSelect
              id={id}
              label={t('assignTo')}
              value={to}
              without={deptId ?? undefined}
              onChange={(next) => setTo(next)}
            />
          )}
        </Field>
        <TextArea
          label={t('assignOpinion')}
          placeholder={t('assignOpinionHint')}
          rows={3}
          maxLength={feedbackLimits.reasonLength}
          value={opinion}
          onChange={setOpinion}
        />
      </Stack>
    </Dialog>
  );
}
