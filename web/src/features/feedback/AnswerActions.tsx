import { useQueryClient } from '@tanstack/react-query';
import type { FeedbackDetail } from '@yizhan/contract/entities/feedback.ts';
import * as feedbackLimits from '@yizhan/contract/limits/feedback.ts';
import { feedback } from '@yizhan/contract/texts/zh-CN/feedback.ts';
import { type FormEvent, useState } from 'react';
import { api, query } from '../../lib/api.ts';
import { textsOf } from '../../lib/text.ts';
import { StarsInput } from '../../service/Stars.tsx';
import { Button } from '../../ui/Button.tsx';
import { toErrorText } from '../../ui/error-text.ts';
import { Row } from '../../ui/layout/Row.tsx';
import { TextArea } from '../../ui/TextArea.tsx';
import { toast } from '../../ui/toast.ts';
import { ReopenDialog } from './ReopenDialog.tsx';

const t = textsOf({ feedback });

/** After an answer: rate it, which closes it, or ask once more. */
export function AnswerActions({ row: { id, version, canReopen } }: { row: FeedbackDetail }) {
  const client = useQueryClient();
  const [score, setScore] = useState(0);
  const [text, setText] = useState('');
  const [failure, setFailure] = useState('');
  const [busy, setBusy] = useState(false);
  const [isReopening, setReopening] = useState(false);
  const rate = async (event: FormEvent) => {
    event.preventDefault();
    if (score === 0) return setFailure(t('scoreMissing'));
    setBusy(true);
    try {
      await api.feedback.rate({ id, version, score, text });
      toast.success(t('rated'));
      await client.invalidateQueries({ queryKey: query.feedback.queryKey });
    } catch (error) {
      setFailure(toErrorText(error).title ?? String(error));
      setBusy(false);
    }
  };
  return (
    <form className="feedback__answer" onSubmit={(event) => void rate(event)}>
      <h3>{t('rateTitle')}</h3>
      <StarsInput
        value={score}
        onChange={(stars) => {
          setScore(stars);
          setFailure('');
        }}
      />
      <TextArea
        label={t('rateText')}
        rows={2}
        placeholder={t('rateTextHint')}
        maxLength={feedbackLimits.reasonLength}
        value={text}
        error={failure || undefined}
        onChange={(next) => {
          setText(next);
          setFailure('');
        }}
      />
      <Row wrap justify="end" className="feedback__buttons">
        {canReopen && <Button onClick={() => setReopening(true)}>{t('reopen')}</Button>}
        <Button type="submit" variant="primary" loading={busy}>
          {t('rate')}
        </Button>
      </Row>
      {isReopening && <ReopenDialog held={{ id, version }} onClose={() => setReopening(false)} />}
    </form>
  );
}
