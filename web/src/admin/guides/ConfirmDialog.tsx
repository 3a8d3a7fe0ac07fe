import type { GuideRow } from '@yizhan/contract/entities/guide.ts';
import { type FormEvent, useState } from 'react';
import { DayPicker } from '../../admin-kit/DayPicker.tsx';
import { runAction } from '../../admin-kit/run-action.ts';
import { t } from '../../admin-kit/words.ts';
import { api } from '../../lib/api.ts';
import { Button } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { Field } from '../../ui/Field.tsx';
import { g } from './words.ts';

type ConfirmDialogProps = { guide: GuideRow; onDone: () => Promise<unknown>; onClose: () => void };

/** The department says that its guide is still true, until the next day of review. */
export function ConfirmDialog({ guide: { id, name }, onDone, onClose }: ConfirmDialogProps) {
  const [day, setDay] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    setBusy(true);
    const done = await runAction(api.guides.confirm({ id, ...(day && { reviewOn: day }) }), g('confirmed', { name }));
    setBusy(false);
    if (!done) return;
    onClose();
    await onDone();
  };
  const actions = (
    <>
      <Button onClick={onClose}>{t('cancel')}</Button>
      <Button type="submit" form="guide-confirm" variant="primary" loading={busy}>
        {g('confirmReview')}
      </Button>
    </>
  );
  return (
    <Dialog open title={g('confirmTitle', { name })} width={434} onClose={onClose} actions={actions}>
      <form id="guide-confirm" className="guide-config__dialog" onSubmit={(event) => void submit(event)}>
        <p>{g('confirmText')}</p>
        <Field label={g('nextReview')} help={g('reviewHelp')}>
          {({ id: field }) => <DayPicker id={field} value={day} onChange={setDay} />}
        </Field>
      </form>
    </Dialog>
  );
}
