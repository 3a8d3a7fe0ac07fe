import type { Guide, GuideBlock } from '@yizhan/contract/entities/guide.ts';
import { limits } from '@yizhan/contract/limits.ts';
import { type FormEvent, useState } from 'react';
import { api } from '../lib/api.ts';
import { Button } from '../ui/Button.tsx';
import { Dialog } from '../ui/Dialog.tsx';
import { errorWords } from '../ui/errorWords.ts';
import { Select } from '../ui/Select.tsx';
import { TextArea } from '../ui/TextArea.tsx';
import { TextField } from '../ui/TextField.tsx';
import { toast } from '../ui/toast.ts';
import { shownBlocks } from './blocks.ts';
import { t } from './words.ts';

const FORM = 'guide-correction';

/** GU-3: tells the department that keeps a guide what is wrong with it. */
export function CorrectionDialog({ guide, onClose }: { guide: Guide; onClose: () => void }) {
  const [block, setBlock] = useState<GuideBlock | ''>('');
  const [text, setText] = useState('');
  const [contact, setContact] = useState('');
  const [failure, setFailure] = useState('');
  const [sending, setSending] = useState(false);
  const send = async (event: FormEvent) => {
    event.preventDefault();
    if (text.trim() === '') return setFailure(t('correctEmpty'));
    setSending(true);
    try {
      await api.guides.correct({ guideId: guide.id, block, text: text.trim(), contact: contact.trim() });
      toast.success(t('corrected'));
      onClose();
    } catch (error) {
      setFailure(errorWords(error).title ?? String(error));
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
      <form id={FORM} className="guide-correction" onSubmit={(event) => void send(event)} noValidate>
        <p className="guide-correction__hint">{t('correctHint')}</p>
        <Select
          label={t('correctBlock')}
          value={block}
          onChange={setBlock}
          options={[
            { value: '', label: t('correctWhole') },
            ...shownBlocks(guide).map((one) => ({ value: one, label: t(one) })),
          ]}
        />
        <TextArea
          label={t('correctText')}
          required
          data-autofocus=""
          placeholder={t('correctTextHint')}
          maxLength={limits.correctionLength}
          value={text}
          error={failure || undefined}
          onChange={(next) => {
            setText(next);
            setFailure('');
          }}
        />
        <TextField
          label={t('correctContact')}
          help={t('correctContactHint')}
          maxLength={limits.nameLength}
          value={contact}
          onChange={setContact}
        />
      </form>
    </Dialog>
  );
}
