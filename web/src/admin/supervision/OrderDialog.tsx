import type { CaseDetail } from '@yizhan/contract/entities/supervision.ts';
import * as supervisionLimits from '@yizhan/contract/limits/supervision.ts';
import { type OrderLevel, orderLevels } from '@yizhan/contract/supervision-kinds.ts';
import { supervisionManage } from '@yizhan/contract/texts/zh-CN/efficiency-manage.ts';
import { useState } from 'react';
import { runAction } from '../../admin-kit/run-action.ts';
import { api } from '../../lib/api.ts';
import { textsOf } from '../../lib/text.ts';
import { Button } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { Stack } from '../../ui/layout/Stack.tsx';
import { Select } from '../../ui/Select.tsx';
import { TextArea } from '../../ui/TextArea.tsx';
import { DaysSelect } from './DaysSelect.tsx';

const t = textsOf({ supervisionManage });

type OrderDialogProps = { row: CaseDetail; onClose: () => void; onSent: () => Promise<unknown> };

/** An order to the department of a case. */
export function OrderDialog({ row, onClose, onSent }: OrderDialogProps) {
  const [opinion, setOpinion] = useState('');
  const [level, setLevel] = useState<OrderLevel>('NORMAL');
  const [days, setDays] = useState(supervisionLimits.deadlineDays);
  const [failure, setFailure] = useState('');
  const [busy, setBusy] = useState(false);
  const send = async () => {
    if (opinion.trim() === '') return setFailure(t('textMissing'));
    setBusy(true);
    const done = await runAction(api.supervision.createOrder({ caseId: row.id, level, opinion, days }), t('sent'));
    setBusy(false);
    if (done) onClose();
    await onSent();
  };
  const actions = (
    <>
      <Button onClick={onClose}>{t('cancel')}</Button>
      <Button variant="primary" loading={busy} onClick={() => void send()}>
        {t('send')}
      </Button>
    </>
  );
  return (
    <Dialog open title={t('writeOrder')} width={434} onClose={onClose} actions={actions}>
      <Stack gap={4}>
        <p className="admin-muted">{t('orderTo', { dept: row.deptName })}</p>
        <TextArea
          label={t('opinion')}
          required
          rows={4}
          placeholder={t('opinionHint')}
          maxLength={supervisionLimits.opinionLength}
          value={opinion}
          error={failure || undefined}
          onChange={(next) => {
            setOpinion(next);
            setFailure('');
          }}
        />
        <DaysSelect value={days} onChange={setDays} />
        <Select
          label={t('level')}
          value={level}
          onChange={setLevel}
          options={orderLevels.map((value) => ({ value, label: t(value) }))}
        />
      </Stack>
    </Dialog>
  );
}
