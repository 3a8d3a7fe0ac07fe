import { calendarManage } from '@yizhan/contract/texts/zh-CN/calendar-manage.ts';
import { ui } from '@yizhan/contract/texts/zh-CN/ui.ts';
import { type FormEvent, type ReactNode, useId, useState } from 'react';
import { textsOf } from '../../lib/text.ts';
import { useRefusedField } from '../../lib/useRefusedField.ts';
import { Button } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { ErrorNote } from '../../ui/ErrorNote.tsx';
import { toErrorText } from '../../ui/error-text.ts';
import { toast } from '../../ui/toast.ts';

const t = textsOf({ calendarManage });
const uiText = textsOf({ ui });

type EntryDialogProps = {
  title: string;
  /** Undefined: something is missing, and the fields say so. */
  save: () => Promise<unknown> | undefined;
  onSaved: () => Promise<unknown>;
  onClose: () => void;
  /** The fields that say themselves why the server refused them. */
  fields: readonly string[];
  children: (checked: boolean, refusedAt: (field: string) => string | undefined) => ReactNode;
};

/** The form of a term or an event. */
export function EntryDialog({ title, save, onSaved, onClose, fields, children }: EntryDialogProps) {
  const form = useId();
  const [checked, setChecked] = useState(false);
  const [sending, setSending] = useState<{ busy: boolean; error?: unknown }>({ busy: false });
  const refused = useRefusedField(sending.error, fields, form);
  const { title: reason } = toErrorText(sending.error);
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    setChecked(true);
    if (sending.busy) return;
    try {
      const saving = save();
      if (!saving) return;
      setSending({ busy: true });
      await saving;
      await onSaved();
      toast.success(t('saved'));
      onClose();
    } catch (error) {
      setSending({ busy: false, error });
    }
  };
  const actions = (
    <>
      <Button onClick={onClose}>{uiText('cancel')}</Button>
      <Button type="submit" form={form} variant="primary" loading={sending.busy}>
        {t('save')}
      </Button>
    </>
  );
  return (
    <Dialog open width={434} title={title} onClose={onClose} actions={actions}>
      <form id={form} className="year-form" noValidate onSubmit={(event) => void submit(event)}>
        {sending.error !== undefined && refused === undefined && <ErrorNote slim title={reason} />}
        {children(checked, (field) => (field === refused ? reason : undefined))}
      </form>
    </Dialog>
  );
}
