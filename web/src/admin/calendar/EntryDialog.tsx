import { CHANGED_MEANWHILE } from '@yizhan/contract/statuses.ts';
import { calendarManage } from '@yizhan/contract/texts/zh-CN/calendar-manage.ts';
import { ui } from '@yizhan/contract/texts/zh-CN/ui.ts';
import { type FormEvent, type ReactNode, useId, useState } from 'react';
import type { Conflict } from '../../admin-kit/form/ConflictDialog.tsx';
import { MergeDialog } from '../../admin-kit/form/MergeDialog.tsx';
import type { MergeDescriber } from '../../admin-kit/form/MergeTable.tsx';
import { decisionsOf } from '../../admin-kit/form/merge.ts';
import { ApiError } from '../../lib/request.ts';
import { textsOf } from '../../lib/text.ts';
import { useRefusedField } from '../../lib/useRefusedField.ts';
import { Button } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { ErrorNote } from '../../ui/ErrorNote.tsx';
import { toErrorText } from '../../ui/error-text.ts';
import { toast } from '../../ui/toast.ts';

const t = textsOf({ calendarManage });
const uiText = textsOf({ ui });

/** What one wrote beside what stands now, for when somebody else saved meanwhile. */
type Versions<V> = {
  /** The stored entry that one began with. */
  base: V;
  mine: V;
  /** As it is stored now; undefined once it is gone. */
  theirs: V | undefined;
  describe: MergeDescriber;
  /** Goes on from theirs with what was chosen of both. */
  onMerge: (merged: V) => void;
};

type EntryDialogProps<V> = {
  title: string;
  versions: Versions<V>;
  /** Undefined: something is missing, and the fields say so. */
  save: () => Promise<unknown> | undefined;
  onSaved: () => Promise<unknown>;
  onClose: () => void;
  /** The fields that say themselves why the server refused them. */
  fields: readonly string[];
  children: (checked: boolean, refusedAt: (field: string) => string | undefined) => ReactNode;
};

/** The form of a term or an event. */
export function EntryDialog<V>({ title, versions, save, onSaved, onClose, fields, children }: EntryDialogProps<V>) {
  const form = useId();
  const [checked, setChecked] = useState(false);
  const [sending, setSending] = useState<{ busy: boolean; error?: unknown }>({ busy: false });
  const refused = useRefusedField(sending.error, fields, form);
  const { title: reason } = toErrorText(sending.error);
  const [conflict, setConflict] = useState<Conflict>();
  const { base, mine, theirs, describe, onMerge } = versions;
  const goOn = (merged: V) => {
    onMerge(merged);
    setConflict(undefined);
    setSending({ busy: false });
  };
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
      const changed = error instanceof ApiError && error.status === CHANGED_MEANWHILE ? error : undefined;
      if (changed) await onSaved();
      setSending({ busy: false, error });
      if (changed) setConflict(changed.result as Conflict);
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
      {conflict && theirs !== undefined && (
        <MergeDialog<V>
          changed={conflict}
          theirs={theirs}
          decisions={decisionsOf({ base, theirs, mine })}
          describe={describe}
          onMerge={goOn}
          onTheirs={() => goOn(theirs)}
          onClose={() => setConflict(undefined)}
        />
      )}
    </Dialog>
  );
}
