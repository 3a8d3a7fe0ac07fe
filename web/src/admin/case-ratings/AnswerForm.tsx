import * as processLimits from '@yizhan/contract/limits/processes.ts';
import { caseRatingDesk } from '@yizhan/contract/texts/zh-CN/case-rating-desk.ts';
import { type FormEvent, useState } from 'react';
import { runAction } from '../../admin-kit/run-action.ts';
import { textsOf } from '../../lib/text.ts';
import { Button } from '../../ui/Button.tsx';
import { useDraftState } from '../../ui/drafts.ts';
import { Stack } from '../../ui/layout/Stack.tsx';
import { RestoredNote } from '../../ui/RestoredNote.tsx';
import { TextArea } from '../../ui/TextArea.tsx';

const t = textsOf({ caseRatingDesk });

type AnswerFormProps = {
  /** Under which what is typed is kept until it went through. */
  name: string;
  label: string;
  hint: string;
  button: string;
  done: string;
  primary?: boolean;
  onSend: (text: string) => Promise<unknown>;
  onDone: () => Promise<unknown>;
};

export function AnswerForm({ name, label, hint, button, done, primary = true, onSend, onDone }: AnswerFormProps) {
  const draft = useDraftState(name, '');
  const [failure, setFailure] = useState<string>();
  const [busy, setBusy] = useState(false);
  const send = async (event: FormEvent) => {
    event.preventDefault();
    const text = draft.value.trim();
    if (text === '') return setFailure(t('textMissing'));
    setBusy(true);
    if (await runAction(onSend(text), done)) {
      draft.setValue('');
      draft.forget();
    }
    setBusy(false);
    await onDone();
  };
  return (
    <form onSubmit={(event) => void send(event)}>
      <Stack gap={2}>
        {draft.restored && <RestoredNote onDiscard={draft.discard} />}
        <TextArea
          label={label}
          help={hint}
          rows={4}
          maxLength={processLimits.replyLength}
          value={draft.value}
          error={failure}
          onChange={(next) => {
            draft.setValue(next);
            setFailure(undefined);
          }}
        />
        <Button type="submit" variant={primary ? 'primary' : 'default'} loading={busy}>
          {button}
        </Button>
      </Stack>
    </form>
  );
}
