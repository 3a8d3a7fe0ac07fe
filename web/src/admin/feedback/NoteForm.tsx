import * as feedbackLimits from '@yizhan/contract/limits/feedback.ts';
import { feedbackManage } from '@yizhan/contract/texts/zh-CN/feedback-manage.ts';
import { type FormEvent, useState } from 'react';
import { runAction } from '../../admin-kit/run-action.ts';
import { api } from '../../lib/api.ts';
import { textsOf } from '../../lib/text.ts';
import { Button } from '../../ui/Button.tsx';
import { TextArea } from '../../ui/TextArea.tsx';

const t = textsOf({ feedbackManage });

/** A note among handlers. */
export function NoteForm({ id, onChanged }: { id: string; onChanged: () => Promise<unknown> }) {
  const [text, setText] = useState('');
  const [busy, setBusy] = useState(false);
  const add = async (event: FormEvent) => {
    event.preventDefault();
    setBusy(true);
    if (await runAction(api.feedback.note({ id, text: text.trim() }), t('noted'))) setText('');
    setBusy(false);
    await onChanged();
  };
  return (
    <form className="admin-feedback__reply" onSubmit={(event) => void add(event)}>
      <TextArea
        label={t('note')}
        rows={2}
        placeholder={t('noteHint')}
        maxLength={feedbackLimits.replyLength}
        value={text}
        onChange={setText}
      />
      <Button type="submit" size="small" loading={busy} disabled={text.trim() === ''}>
        {t('addNote')}
      </Button>
    </form>
  );
}
