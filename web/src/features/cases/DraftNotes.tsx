import type { ApplyView } from '@yizhan/contract/entities/case.ts';
import { casePage } from '@yizhan/contract/texts/zh-CN/case-page.ts';
import { useState } from 'react';
import { api } from '../../lib/api.ts';
import { formatTime } from '../../lib/format.ts';
import { textsOf } from '../../lib/text.ts';
import { useNow } from '../../lib/useNow.ts';
import { Button } from '../../ui/Button.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { toastError } from '../../ui/toast-error.ts';
import { useConfirm } from '../../ui/useConfirm.ts';
import '../../ui/RestoredNote.css';
import type { Draft, DraftState } from './useDraftSaving.ts';

const t = textsOf({ casePage });

type ResumeNoteProps = {
  draft: NonNullable<ApplyView['draft']>;
  stop: () => void;
  current: () => Promise<Draft | undefined>;
  onDiscarded: () => Promise<void>;
};

/** Says that the form goes on from a draft, and offers to begin again. */
export function ResumeNote({ draft, stop, current, onDiscarded }: ResumeNoteProps) {
  const now = useNow();
  const ask = useConfirm();
  const [busy, setBusy] = useState(false);
  const discard = async () => {
    const question = { title: t('restartAsk'), text: t('restartText'), yes: t('restart'), danger: true };
    if (!(await ask(question))) return;
    setBusy(true);
    stop();
    try {
      await api.cases.removeDraft({ id: (await current())?.id ?? draft.id });
      await onDiscarded();
    } catch (error) {
      toastError(error);
      setBusy(false);
    }
  };
  return (
    <div className="restored-note" role="status">
      <Icon name="history" size={18} />
      <span>{t('resume', { when: formatTime(draft.savedAt, now) })}</span>
      <Button size="small" variant="quiet" loading={busy} onClick={() => void discard()}>
        {t('restart')}
      </Button>
    </div>
  );
}

const words: Record<Exclude<DraftState['is'], 'saved' | 'elsewhere'>, string> = {
  none: t('draftNone'),
  saving: t('draftSaving'),
  failed: t('draftFailed'),
};

type DraftLineProps = { state: DraftState; onKeep: (other: Draft) => void; onOther: () => Promise<void> };

/** The state of the draft, beside the button that submits. */
export function DraftLine({ state, onKeep, onOther }: DraftLineProps) {
  const now = useNow();
  if (state.is === 'elsewhere') return <OtherDraft other={state.other} onKeep={onKeep} onOther={onOther} />;
  return (
    <p className="case-bar__note" role="status" data-failed={state.is === 'failed' || undefined}>
      {state.is === 'saved' ? t('draftSaved', { when: formatTime(state.at, now) }) : words[state.is]}
    </p>
  );
}

type OtherDraftProps = Omit<DraftLineProps, 'state'> & { other: Draft | undefined };

/** Asks which of two drafts goes on: this one, or the one of another window. */
function OtherDraft({ other, onKeep, onOther }: OtherDraftProps) {
  const ask = useConfirm();
  const [busy, setBusy] = useState(false);
  const open = async () => {
    if (!(await ask({ title: t('draftOtherAsk'), text: t('restartText'), yes: t('draftOther'), danger: true }))) return;
    setBusy(true);
    await onOther();
    setBusy(false);
  };
  return (
    <div className="case-bar__note case-bar__choice" role="alert" data-failed>
      <span>{t(other ? 'draftElsewhere' : 'draftGone')}</span>
      <Button size="small" loading={busy} onClick={() => void open()}>
        {t('draftOther')}
      </Button>
      {other && (
        <Button size="small" onClick={() => onKeep(other)}>
          {t('draftKeep')}
        </Button>
      )}
    </div>
  );
}
