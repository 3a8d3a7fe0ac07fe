import type { CorrectionRow } from '@yizhan/contract/entities/guide.ts';
import { limits } from '@yizhan/contract/limits.ts';
import { sectionPath } from '@yizhan/contract/sections.ts';
import { type FormEvent, useState } from 'react';
import { runAction } from '../../admin-kit/run-action.ts';
import { api } from '../../lib/api.ts';
import { hrefOf } from '../../lib/paths.ts';
import { Button } from '../../ui/Button.tsx';
import { Chip } from '../../ui/Chip.tsx';
import { useDraftState } from '../../ui/drafts.ts';
import { RestoredNote } from '../../ui/RestoredNote.tsx';
import { TextArea } from '../../ui/TextArea.tsx';
import { g, minute, r } from './words.ts';

type CorrectionProps = { row: CorrectionRow; onAnswered: () => Promise<unknown> };

/** What somebody reported, and the answer they read among their to-dos. */
export function Correction({ row, onAnswered }: CorrectionProps) {
  const { guideId, guideName, block, text, contact, who, createdAt, state, answer, answeredBy, answeredAt } = row;
  return (
    <li className="guide-config__correction">
      <p className="guide-config__about">
        <a href={`${hrefOf(sectionPath('guides'))}?guide=${guideId}`} title={g('editGuide')}>
          {guideName}
        </a>
        <Chip>{block ? r(block) : g('wholeGuide')}</Chip>
        <span className="admin-muted">{g('reportedBy', { who, when: minute(createdAt) })}</span>
        {contact && <span className="admin-muted">{g('contactWay', { contact })}</span>}
      </p>
      <p className="guide-config__text">{text}</p>
      {state === 'OPEN' ? (
        <Answer row={row} onAnswered={onAnswered} />
      ) : (
        <p className="guide-config__answer">
          {answer || g('plainAnswer')}
          {answeredAt && (
            <span className="admin-muted"> {g('answeredBy', { who: answeredBy, when: minute(answeredAt) })}</span>
          )}
        </p>
      )}
    </li>
  );
}

function Answer({ row: { id, version }, onAnswered }: CorrectionProps) {
  const draft = useDraftState(`correction-answer-${id}`, '');
  const [busy, setBusy] = useState(false);
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    setBusy(true);
    const answer = draft.value.trim();
    if (await runAction(api.guides.answerCorrection({ id, version, answer }), g('answered'))) draft.forget();
    setBusy(false);
    await onAnswered();
  };
  return (
    <form className="guide-config__reply" onSubmit={(event) => void submit(event)}>
      {draft.restored && <RestoredNote onDiscard={draft.discard} />}
      <TextArea
        aria-label={g('answerTo')}
        placeholder={g('answerHint')}
        maxLength={limits.correctionLength}
        rows={2}
        value={draft.value}
        onChange={draft.setValue}
      />
      <Button type="submit" size="small" loading={busy}>
        {g('sendAnswer')}
      </Button>
    </form>
  );
}
