import { type FormEvent, type ReactNode, useState } from 'react';
import { toMinute } from '../../lib/format.ts';
import { Button } from '../../ui/Button.tsx';
import { useDraftState } from '../../ui/drafts.ts';
import { RestoredNote } from '../../ui/RestoredNote.tsx';
import { TextArea } from '../../ui/TextArea.tsx';
import { runAction } from '../run-action.ts';
import type { CorrectionTexts, ReportedCorrection } from './correction.ts';

export type CorrectionAnswering = {
  /** Of the answer, in characters. */
  longest: number;
  draftName: string;
  sendAnswer: (answer: { id: string; version: number; answer: string }) => Promise<unknown>;
  onAnswered: () => Promise<unknown>;
};
type ReplyProps = CorrectionAnswering & { row: ReportedCorrection; t: CorrectionTexts };

/** A reported error, and the answer its reporter reads among their to-dos. */
export function CorrectionReply({ subject, ...props }: ReplyProps & { subject: ReactNode }) {
  const { row, t } = props;
  const { text, contact, who, createdAt, state, answer, answeredBy, answeredAt } = row;
  return (
    <li className="correction">
      <p className="correction__subject">
        {subject}
        <span className="admin-muted">{t('reportedBy', { who, when: toMinute(createdAt) })}</span>
        {contact && <span className="admin-muted">{t('contactWay', { contact })}</span>}
      </p>
      <p className="correction__text">{text}</p>
      {state === 'OPEN' ? (
        <ReplyForm {...props} />
      ) : (
        <p className="correction__answer">
          {answer || t('plainAnswer')}
          {answeredAt && (
            <span className="admin-muted"> {t('answeredBy', { who: answeredBy, when: toMinute(answeredAt) })}</span>
          )}
        </p>
      )}
    </li>
  );
}

function ReplyForm({ row: { id, version }, t, longest, draftName, sendAnswer, onAnswered }: ReplyProps) {
  const draft = useDraftState(`${draftName}-${id}`, '');
  const [busy, setBusy] = useState(false);
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    setBusy(true);
    const answer = draft.value.trim();
    if (await runAction(sendAnswer({ id, version, answer }), t('answered'))) draft.forget();
    setBusy(false);
    await onAnswered();
  };
  return (
    <form className="correction__reply" onSubmit={(event) => void submit(event)}>
      {draft.restored && <RestoredNote onDiscard={draft.discard} />}
      <TextArea
        aria-label={t('answerTo')}
        placeholder={t('answerHint')}
        maxLength={longest}
        rows={2}
        value={draft.value}
        onChange={draft.setValue}
      />
      <Button type="submit" size="small" loading={busy}>
        {t('sendAnswer')}
      </Button>
    </form>
  );
}
