import * as fieldLimits from '@yizhan/contract/limits/fields.ts';
import { ui } from '@yizhan/contract/texts/zh-CN/ui.ts';
import { type FormEvent, type ReactNode, useState } from 'react';
import { textsOf } from '../lib/text.ts';
import { Button } from './Button.tsx';
import { Dialog } from './Dialog.tsx';
import type { useDraftState } from './drafts.ts';
import { toErrorText } from './error-text.ts';
import { Stack } from './layout/Stack.tsx';
import { RestoredNote } from './RestoredNote.tsx';
import { TextArea } from './TextArea.tsx';
import { TextField } from './TextField.tsx';
import { toast } from './toast.ts';

const t = textsOf({ ui });

const FORM = 'correction';

export type Correction = { text: string; contact: string };

type CorrectionTexts = {
  title: string;
  hint: string;
  text: string;
  textHint: string;
  /** Said when nothing is written. */
  empty: string;
  contact: string;
  contactHint?: string | undefined;
  send: string;
  sent: string;
};

type CorrectionDialogProps<T extends Correction> = {
  draft: ReturnType<typeof useDraftState<T>>;
  texts: CorrectionTexts;
  maxLength: number;
  /** Fields above the text. */
  children?: ReactNode;
  onSend: (correction: T) => Promise<unknown>;
  onClose: () => void;
};

/** Says what is wrong with a content to those who maintain it. */
export function CorrectionDialog<T extends Correction>(props: CorrectionDialogProps<T>) {
  const { draft, texts, maxLength, children, onSend, onClose } = props;
  const { value } = draft;
  const [failure, setFailure] = useState('');
  const [sending, setSending] = useState(false);
  const send = async (event: FormEvent) => {
    event.preventDefault();
    if (value.text.trim() === '') return setFailure(texts.empty);
    setSending(true);
    try {
      await onSend({ ...value, text: value.text.trim(), contact: value.contact.trim() });
      draft.forget();
      toast.success(texts.sent);
      onClose();
    } catch (error) {
      setFailure(toErrorText(error).title ?? String(error));
    } finally {
      setSending(false);
    }
  };
  const actions = (
    <>
      <Button onClick={onClose}>{t('cancel')}</Button>
      <Button type="submit" form={FORM} variant="primary" loading={sending}>
        {texts.send}
      </Button>
    </>
  );
  return (
    <Dialog open title={texts.title} onClose={onClose} actions={actions}>
      {draft.restored && <RestoredNote onDiscard={draft.discard} />}
      <form id={FORM} onSubmit={(event) => void send(event)} noValidate>
        <Stack gap={4}>
          <p>{texts.hint}</p>
          {children}
          <TextArea
            label={texts.text}
            required
            data-autofocus=""
            placeholder={texts.textHint}
            maxLength={maxLength}
            value={value.text}
            error={failure || undefined}
            onChange={(text) => {
              draft.setValue({ ...value, text });
              setFailure('');
            }}
          />
          <TextField
            label={texts.contact}
            help={texts.contactHint}
            maxLength={fieldLimits.nameLength}
            value={value.contact}
            onChange={(contact) => draft.setValue({ ...value, contact })}
          />
        </Stack>
      </form>
    </Dialog>
  );
}
