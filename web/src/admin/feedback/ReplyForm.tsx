import { useQuery } from '@tanstack/react-query';
import type { FeedbackDeskDetail } from '@yizhan/contract/entities/feedback.ts';
import * as feedbackLimits from '@yizhan/contract/limits/feedback.ts';
import { feedbackManage } from '@yizhan/contract/texts/zh-CN/feedback-manage.ts';
import { Select } from 'antd';
import { type FormEvent, useState } from 'react';
import { runAction } from '../../admin-kit/run-action.ts';
import { type Image, ImagesField } from '../../features/feedback/ImagesField.tsx';
import { api, query } from '../../lib/api.ts';
import { textsOf } from '../../lib/text.ts';
import { Button } from '../../ui/Button.tsx';
import { useDraftState } from '../../ui/drafts.ts';
import { RestoredNote } from '../../ui/RestoredNote.tsx';
import { TextArea } from '../../ui/TextArea.tsx';

const t = textsOf({ feedbackManage });

type ReplyFormProps = { row: FeedbackDeskDetail; onChanged: () => Promise<unknown> };

/** The answer, with phrases of the school's dictionary. */
export function ReplyForm({ row: { id, version }, onChanged }: ReplyFormProps) {
  const phrases = useQuery(query.dictionary.values({ code: 'feedbackPhrase' }));
  const draft = useDraftState(`feedback-reply-${id}`, '');
  const [images, setImages] = useState<readonly Image[]>([]);
  const [failure, setFailure] = useState('');
  const [busy, setBusy] = useState(false);
  const send = async (event: FormEvent) => {
    event.preventDefault();
    const text = draft.value.trim();
    if (text === '') return setFailure(t('replyMissing'));
    setBusy(true);
    const files = images.map((image) => image.id);
    if (await runAction(api.feedback.reply({ id, version, text, files }), t('replied'))) draft.forget();
    setBusy(false);
    await onChanged();
  };
  return (
    <form className="admin-feedback__reply" onSubmit={(event) => void send(event)}>
      {draft.restored && <RestoredNote onDiscard={draft.discard} />}
      <TextArea
        label={t('reply')}
        rows={5}
        help={`${draft.value.length} / ${feedbackLimits.replyLength}`}
        placeholder={t('replyHint')}
        maxLength={feedbackLimits.replyLength}
        value={draft.value}
        error={failure || undefined}
        onChange={(next) => {
          draft.setValue(next);
          setFailure('');
        }}
      />
      <Select<string>
        aria-label={t('phrases')}
        placeholder={t('choosePhrase')}
        value={null}
        popupMatchSelectWidth
        options={(phrases.data ?? []).map(({ dictValue }) => ({ value: dictValue, label: dictValue }))}
        onChange={(phrase) => draft.setValue(draft.value ? `${draft.value}\n${phrase}` : phrase)}
      />
      <ImagesField value={images} onChange={setImages} />
      <Button type="submit" variant="primary" loading={busy}>
        {t('sendReply')}
      </Button>
    </form>
  );
}
