import type { CorrectionRow } from '@yizhan/contract/entities/guide.ts';
import * as guideLimits from '@yizhan/contract/limits/guides.ts';
import { sectionPath } from '@yizhan/contract/sections.ts';
import { guideManage } from '@yizhan/contract/texts/zh-CN/guide-manage.ts';
import { guides } from '@yizhan/contract/texts/zh-CN/guides.ts';
import { type FormEvent, useState } from 'react';
import { runAction } from '../../admin-kit/run-action.ts';
import { api } from '../../lib/api.ts';
import { toMinute } from '../../lib/format.ts';
import { hrefOf } from '../../lib/paths.ts';
import { textsOf } from '../../lib/text.ts';
import { Button } from '../../ui/Button.tsx';
import { Chip } from '../../ui/Chip.tsx';
import { useDraftState } from '../../ui/drafts.ts';
import { RestoredNote } from '../../ui/RestoredNote.tsx';
import { TextArea } from '../../ui/TextArea.tsx';

const t = textsOf({ guideManage });
const guideText = textsOf({ guides });

type CorrectionProps = { row: CorrectionRow; onAnswered: () => Promise<unknown> };

/** A reported error, and the answer its reporter reads among their to-dos. */
export function Correction({ row, onAnswered }: CorrectionProps) {
  const { guideId, guideName, block, text, contact, who, createdAt, state, answer, answeredBy, answeredAt } = row;
  return (
    <li className="guide-config__correction">
      <p className="guide-config__about">
        <a href={`${hrefOf(sectionPath('guides'))}?guide=${guideId}`} title={t('editGuide')}>
          {guideName}
        </a>
        <Chip>{block ? guideText(block) : t('wholeGuide')}</Chip>
        <span className="admin-muted">{t('reportedBy', { who, when: toMinute(createdAt) })}</span>
        {contact && <span className="admin-muted">{t('contactWay', { contact })}</span>}
      </p>
      <p className="guide-config__text">{text}</p>
      {state === 'OPEN' ? (
        <Answer row={row} onAnswered={onAnswered} />
      ) : (
        <p className="guide-config__answer">
          {answer || t('plainAnswer')}
          {answeredAt && (
            <span className="admin-muted"> {t('answeredBy', { who: answeredBy, when: toMinute(answeredAt) })}</span>
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
    if (await runAction(api.guides.answerCorrection({ id, version, answer }), t('answered'))) draft.forget();
    setBusy(false);
    await onAnswered();
  };
  return (
    <form className="guide-config__reply" onSubmit={(event) => void submit(event)}>
      {draft.restored && <RestoredNote onDiscard={draft.discard} />}
      <TextArea
        aria-label={t('answerTo')}
        placeholder={t('answerHint')}
        maxLength={guideLimits.correctionLength}
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
