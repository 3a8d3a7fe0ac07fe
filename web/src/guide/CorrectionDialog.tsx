import type { Guide, GuideBlock } from '@yizhan/contract/entities/guide.ts';
import * as fieldLimits from '@yizhan/contract/limits/fields.ts';
import * as guideLimits from '@yizhan/contract/limits/guides.ts';
import { guides } from '@yizhan/contract/texts/zh-CN/guides.ts';
import { type FormEvent, useState } from 'react';
import { api } from '../lib/api.ts';
import { textsOf } from '../lib/text.ts';
import { Button } from '../ui/Button.tsx';
import { Dialog } from '../ui/Dialog.tsx';
import { useDraftState } from '../ui/drafts.ts';
import { toErrorText } from '../ui/error-text.ts';
import { RestoredNote } from '../ui/RestoredNote.tsx';
import { Select } from '../ui/Select.tsx';
import { TextArea } from '../ui/TextArea.tsx';
import { TextField } from '../ui/TextField.tsx';
import { toast } from '../ui/toast.ts';
import { writtenBlocks } from './written-blocks.ts';

const t = textsOf({ guides });

const FORM = 'guide-correction';

type CorrectionValues = { block: GuideBlock | ''; text: string; contact: string };
const blank: CorrectionValues = { block: '', text: '', contact: '' };

/** GU-3: reports an error in a guide to the department that maintains it. */
export default function CorrectionDialog({ guide, onClose }: { guide: Guide; onClose: () => void }) {
  const draft = useDraftState(`correction-${guide.id}`, blank);
  const { text, contact } = draft.value;
  const change = (changes: Partial<CorrectionValues>) => draft.setValue({ ...draft.value, ...changes });
  const blocks = writtenBlocks(guide).map(({ block: name }) => name);
  // The guide may have lost that block since it was selected.
  const block = blocks.find((one) => one === draft.value.block) ?? '';
  const [failure, setFailure] = useState('');
  const [sending, setSending] = useState(false);
  const send = async (event: FormEvent) => {
    event.preventDefault();
    if (text.trim() === '') return setFailure(t('correctEmpty'));
    setSending(true);
    try {
      await api.guides.correct({ guideId: guide.id, block, text: text.trim(), contact: contact.trim() });
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
        {t('send')}
      </Button>
    </>
  );
  return (
    <Dialog open title={t('correctTitle')} onClose={onClose} actions={actions}>
      {draft.restored && <RestoredNote onDiscard={draft.discard} />}
      <form id={FORM} className="guide-correction" onSubmit={(event) => void send(event)} noValidate>
        <p className="guide-correction__hint">{t('correctHint')}</p>
        <Select
          label={t('correctBlock')}
          value={block}
          onChange={(next) => change({ block: next })}
          options={[{ value: '', label: t('correctWhole') }, ...blocks.map((one) => ({ value: one, label: t(one) }))]}
        />
        <TextArea
          label={t('correctText')}
          required
          data-autofocus=""
          placeholder={t('correctTextHint')}
          maxLength={guideLimits.correctionLength}
          value={text}
          error={failure || undefined}
          onChange={(next) => {
            change({ text: next });
            setFailure('');
          }}
        />
        <TextField
          label={t('correctContact')}
          help={t('correctContactHint')}
          maxLength={fieldLimits.nameLength}
          value={contact}
          onChange={(next) => change({ contact: next })}
        />
      </form>
    </Dialog>
  );
}
