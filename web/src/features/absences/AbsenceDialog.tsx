import type { AbsenceInput, AbsenceProcess } from '@yizhan/contract/entities/absence.ts';
import * as fieldLimits from '@yizhan/contract/limits/fields.ts';
import { absences } from '@yizhan/contract/texts/zh-CN/absences.ts';
import { ui } from '@yizhan/contract/texts/zh-CN/ui.ts';
import { type FormEvent, useId, useState } from 'react';
import { toWireTime } from '../../lib/format.ts';
import { serverNow } from '../../lib/server-now.ts';
import { textsOf } from '../../lib/text.ts';
import { useRefusedField } from '../../lib/useRefusedField.ts';
import { Button } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { ErrorNote } from '../../ui/ErrorNote.tsx';
import { toErrorText } from '../../ui/error-text.ts';
import { TextField } from '../../ui/TextField.tsx';
import { type ChosenProcesses, ProcessChoice } from './ProcessChoice.tsx';
import { type ChosenSecond, SecondPicker } from './SecondPicker.tsx';

const t = textsOf({ absences });
const uiText = textsOf({ ui });

const fields = ['from', 'to', 'secondId', 'processIds', 'note'] as const;

type AbsenceDialogProps = {
  userId: string;
  /** What this person handles; undefined while it is loading. */
  processes: readonly AbsenceProcess[] | undefined;
  save: (input: AbsenceInput) => Promise<void>;
  onClose: () => void;
};

export function AbsenceDialog({ userId, processes, save, onClose }: AbsenceDialogProps) {
  const form = useId();
  const today = toWireTime(serverNow()).slice(0, 10);
  const [from, setFrom] = useState(today);
  const [to, setTo] = useState(today);
  const [second, setSecond] = useState<ChosenSecond>();
  const [chosen, setChosen] = useState<ChosenProcesses>(null);
  const [note, setNote] = useState('');
  const [checked, setChecked] = useState(false);
  const [sending, setSending] = useState<{ busy: boolean; error?: unknown }>({ busy: false });
  const refused = useRefusedField(sending.error, fields, form);
  const { title: reason } = toErrorText(sending.error);
  const refusedAt = (field: (typeof fields)[number]) => (field === refused ? reason : undefined);
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    setChecked(true);
    if (sending.busy || !from || !to || !second || chosen?.length === 0) return;
    setSending({ busy: true });
    try {
      await save({ from, to, secondId: second.userId, processIds: [...(chosen ?? [])], note });
      onClose();
    } catch (error) {
      setSending({ busy: false, error });
    }
  };
  const begin = (day: string) => {
    setFrom(day);
    // A last day before the first is never meant.
    if (to < day) setTo(day);
  };
  const actions = (
    <>
      <Button onClick={onClose}>{uiText('cancel')}</Button>
      <Button type="submit" form={form} variant="primary" loading={sending.busy}>
        {t('submit')}
      </Button>
    </>
  );
  const missing = (value: string) => (checked && !value ? t('daysMissing') : undefined);
  return (
    <Dialog open width={434} title={t('dialogTitle')} onClose={onClose} actions={actions}>
      <form id={form} className="absence-form" noValidate onSubmit={(event) => void submit(event)}>
        {sending.error !== undefined && refused === undefined && <ErrorNote slim title={reason} />}
        <div className="absence-form__days">
          <TextField
            data-autofocus=""
            type="date"
            required
            label={t('from')}
            value={from}
            onChange={begin}
            error={missing(from) ?? refusedAt('from')}
          />
          <TextField
            type="date"
            required
            label={t('to')}
            value={to}
            min={from}
            onChange={setTo}
            error={missing(to) ?? refusedAt('to')}
          />
        </div>
        <SecondPicker
          without={userId}
          value={second}
          onChange={setSecond}
          error={checked && !second ? t('secondMissing') : refusedAt('secondId')}
        />
        <ProcessChoice
          processes={processes}
          value={chosen}
          onChange={setChosen}
          error={checked && chosen?.length === 0 ? t('processesMissing') : refusedAt('processIds')}
        />
        <TextField
          label={t('note')}
          help={t('noteHelp')}
          maxLength={fieldLimits.textLength}
          value={note}
          onChange={setNote}
          error={refusedAt('note')}
        />
      </form>
    </Dialog>
  );
}
