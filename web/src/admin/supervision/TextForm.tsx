import { supervisionManage } from '@yizhan/contract/texts/zh-CN/efficiency-manage.ts';
import { type FormEvent, useState } from 'react';
import { textsOf } from '../../lib/text.ts';
import { Button } from '../../ui/Button.tsx';
import { useDraftState } from '../../ui/drafts.ts';
import { RestoredNote } from '../../ui/RestoredNote.tsx';
import { TextArea } from '../../ui/TextArea.tsx';

const t = textsOf({ supervisionManage });

type TextFormProps = {
  /** Of the draft that survives a reload. */
  name: string;
  label: string;
  hint: string;
  button: string;
  first?: string;
  maxLength: number;
  /** Undefined when it was refused. */
  send: (text: string) => Promise<unknown>;
  onSent: () => Promise<unknown>;
};

/** One text and its button. */
export function TextForm({ name, label, hint, button, first = '', maxLength, send, onSent }: TextFormProps) {
  const draft = useDraftState(name, first);
  const [failure, setFailure] = useState('');
  const [busy, setBusy] = useState(false);
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const text = draft.value.trim();
    if (text === '') return setFailure(t('textMissing'));
    setBusy(true);
    if (await send(text)) draft.forget();
    setBusy(false);
    await onSent();
  };
  return (
    <form className="admin-supervision__form" onSubmit={(event) => void submit(event)}>
      {draft.restored && <RestoredNote onDiscard={draft.discard} />}
      <TextArea
        label={label}
        rows={3}
        placeholder={hint}
        help={`${draft.value.length} / ${maxLength}`}
        maxLength={maxLength}
        value={draft.value}
        error={failure || undefined}
        onChange={(next) => {
          draft.setValue(next);
          setFailure('');
        }}
      />
      <Button type="submit" variant="primary" loading={busy}>
        {button}
      </Button>
    </form>
  );
}
