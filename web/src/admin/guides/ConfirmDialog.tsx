import type { GuideRow } from '@yizhan/contract/entities/guide.ts';
import { admin } from '@yizhan/contract/texts/zh-CN/admin.ts';
import { guideManage } from '@yizhan/contract/texts/zh-CN/guide-manage.ts';
import { type FormEvent, useState } from 'react';
import { DayPicker } from '../../admin-kit/DayPicker.tsx';
import { runAction } from '../../admin-kit/run-action.ts';
import { api } from '../../lib/api.ts';
import { textsOf } from '../../lib/text.ts';
import { Button } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { Field } from '../../ui/Field.tsx';

const t = textsOf({ guideManage });
const adminText = textsOf({ admin });

type ConfirmDialogProps = { guide: GuideRow; onDone: () => Promise<unknown>; onClose: () => void };

/** The department confirms that its guide is still correct, until the next review date. */
export function ConfirmDialog({ guide: { id, name }, onDone, onClose }: ConfirmDialogProps) {
  const [day, setDay] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    setBusy(true);
    const done = await runAction(api.guides.confirm({ id, ...(day && { reviewOn: day }) }), t('confirmed', { name }));
    setBusy(false);
    if (!done) return;
    onClose();
    await onDone();
  };
  const actions = (
    <>
      <Button onClick={onClose}>{adminText('cancel')}</Button>
      <Button type="submit" form="guide-confirm" variant="primary" loading={busy}>
        {t('confirmReview')}
      </Button>
    </>
  );
  return (
    <Dialog open title={t('confirmTitle', { name })} width={434} onClose={onClose} actions={actions}>
      <form id="guide-confirm" className="guide-config__dialog" onSubmit={(event) => void submit(event)}>
        <p>{t('confirmText')}</p>
        <Field label={t('nextReview')} help={t('reviewHelp')}>
          {({ id: field }) => <DayPicker id={field} value={day} onChange={setDay} />}
        </Field>
      </form>
    </Dialog>
  );
}
