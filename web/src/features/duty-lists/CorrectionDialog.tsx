import type { DutyItem } from '@yizhan/contract/entities/duty-item.ts';
import * as dutyLimits from '@yizhan/contract/limits/duty-lists.ts';
import * as fieldLimits from '@yizhan/contract/limits/fields.ts';
import { dutyLists } from '@yizhan/contract/texts/zh-CN/duty-lists.ts';
import { type FormEvent, useState } from 'react';
import { api } from '../../lib/api.ts';
import { textsOf } from '../../lib/text.ts';
import { Button } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { useDraftState } from '../../ui/drafts.ts';
import { toErrorText } from '../../ui/error-text.ts';
import { Stack } from '../../ui/layout/Stack.tsx';
import { RestoredNote } from '../../ui/RestoredNote.tsx';
import { TextArea } from '../../ui/TextArea.tsx';
import { TextField } from '../../ui/TextField.tsx';
import { toast } from '../../ui/toast.ts';

const t = textsOf({ dutyLists });

const FORM = 'duty-correction';
const blank = { text: '', contact: '' };

/** Reports an error in an item to the department that maintains it. */
export default function CorrectionDialog({ item, onClose }: { item: DutyItem; onClose: () => void }) {
  const draft = useDraftState(`duty-correction-${item.id}`, blank);
  const { text, contact } = draft.value;
  const change = (changes: Partial<typeof blank>) => draft.setValue({ ...draft.value, ...changes });
  const [failure, setFailure] = useState('');
  const [sending, setSending] = useState(false);
  const send = async (event: FormEvent) => {
    event.preventDefault();
    if (text.trim() === '') return setFailure(t('correctEmpty'));
    setSending(true);
    try {
      await api.dutyLists.correct({ itemId: item.id, text: text.trim(), contact: contact.trim() });
      draft.forget();
      toast.success(t('corrected'));
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
        {t('correctSend')}
      </Button>
    </>
  );
  return (
    <Dialog open title={t('correctTitle')} onClose={onClose} actions={actions}>
      {draft.restored && <RestoredNote onDiscard={draft.discard} />}
      <form id={FORM} onSubmit={(event) => void send(event)} noValidate>
        <Stack gap={4}>
          <p>{t('correctHint')}</p>
          <TextArea
            label={t('correctText')}
            required
            data-autofocus=""
            placeholder={t('correctTextHint')}
            maxLength={dutyLimits.correctionLength}
            value={text}
            error={failure || undefined}
            onChange={(next) => {
              change({ text: next });
              setFailure('');
            }}
          />
          <TextField
            label={t('correctContact')}
            maxLength={fieldLimits.nameLength}
            value={contact}
            onChange={(next) => change({ contact: next })}
          />
        </Stack>
      </form>
    </Dialog>
  );
}
