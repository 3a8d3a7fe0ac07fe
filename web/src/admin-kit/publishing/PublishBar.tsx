import type { PublicationState } from '@yizhan/contract/entities/publishing.ts';
import { publishing } from '@yizhan/contract/texts/zh-CN/publishing.ts';
import { type ReactNode, useState } from 'react';
import { api } from '../../lib/api.ts';
import { useSession } from '../../lib/session.ts';
import { textsOf } from '../../lib/text.ts';
import { Button } from '../../ui/Button.tsx';
import { Menu } from '../../ui/Menu.tsx';
import { AskReview } from './AskReview.tsx';
import type { ChangeDescriber } from './change-describer.ts';
import { type Comparison, DifferenceDialog } from './DifferenceDialog.tsx';
import { HistoryDialog } from './HistoryDialog.tsx';
import { FailureSummary, PublicationChips, PublicationSummary } from './PublicationChips.tsx';
import { reviewStanding } from './review-standing.ts';
import { ScheduleDialog } from './ScheduleDialog.tsx';
import { SendBackDialog } from './SendBackDialog.tsx';
import { type PublicationVersion, usePublishing } from './usePublishing.ts';
import { useScheduledRelease } from './useScheduledRelease.ts';
import './PublishBar.css';

const t = textsOf({ publishing });

const askTexts = {
  askReview: 'askReview',
  askReviewText: 'askReviewText',
  asked: 'askedReview',
  waiting: 'submitted',
} as const;

export type PublishBarProps = {
  /** Undefined before the first save. */
  state: PublicationState | undefined;
  /** Whether the screen has changes that the draft does not contain yet. */
  unsaved: boolean;
  /** Saves the content of the screen; returns undefined when that was refused. */
  save: () => Promise<PublicationVersion | undefined>;
  /** Whether the screen could be saved; shows what is wrong. Asked before any question is put. */
  isValid: () => Promise<boolean>;
  describe: ChangeDescriber;
  /** Previews the content of the screen; without it there is no such button. */
  onPreview?: () => void;
  /** Replaces the publish button for people who may only request a review. */
  review?: ReactNode;
  /** Added to the question before publishing: whom it reaches. */
  publishNote?: string | undefined;
  /** Asks something of what is about to be published; false stops it. */
  beforePublish?: (current: PublicationVersion) => Promise<boolean>;
  /** The publication has changed on the server; resolves when the screen shows it. */
  onChanged: () => unknown;
  onRemoved: () => void;
  onFailed: (error: unknown) => void;
};

type OpenDialog =
  | { is: 'nothing' }
  | { is: 'schedule' }
  | { is: 'sendBack' }
  | { is: 'history' }
  | { is: 'difference'; first?: Comparison };

/** The bar below everything that is drafted and published: its state and its actions. */
export function PublishBar(props: PublishBarProps) {
  const { state, unsaved, describe, onPreview, review } = props;
  const [open, setOpen] = useState<OpenDialog>({ is: 'nothing' });
  const close = () => setOpen({ is: 'nothing' });
  const { busy, ifValid, save, publish, schedule, unschedule, rollBack, discard, sendBack } = usePublishing(
    props,
    close,
  );
  const me = useSession((session) => session.me);
  const standing = reviewStanding(state, me);
  useScheduledRelease(state, () => !unsaved && open.is === 'nothing' && props.onChanged());
  const asking = standing.is === 'submit' && (
    <AskReview
      t={(name) => t(askTexts[name])}
      state={state}
      isSubmitted={standing.waits}
      unsaved={unsaved}
      save={props.save}
      submit={api.publishing.askReview}
      onAsked={props.onChanged}
      onFailed={props.onFailed}
    />
  );
  const publishable = unsaved || state?.draft === true;
  const more = [
    {
      key: 'unschedule',
      label: t('unschedule'),
      icon: 'undo',
      disabled: !state?.scheduled || unsaved,
      onSelect: unschedule,
    },
    { key: 'discard', label: t('discard'), icon: 'trash', danger: true, disabled: !state?.draft, onSelect: discard },
  ] as const;
  return (
    <section className="publish-bar" aria-label={t('bar')}>
      <div className="publish-bar__state">
        {state && <PublicationChips {...state} />}
        <PublicationSummary state={state} unsaved={unsaved} />
        {state && <FailureSummary {...state} />}
      </div>
      {state && (
        <>
          <Menu label={t('more')} items={more} />
          <Button variant="quiet" icon="history" onClick={() => setOpen({ is: 'history' })}>
            {t('history')}
          </Button>
          <Button variant="quiet" icon="diff" onClick={() => setOpen({ is: 'difference' })}>
            {t('difference')}
          </Button>
        </>
      )}
      {onPreview && (
        <Button variant="quiet" icon="eye" onClick={onPreview}>
          {t('preview')}
        </Button>
      )}
      <Button icon="save" disabled={!unsaved} loading={busy === 'save'} onClick={save}>
        {t('save')}
      </Button>
      {standing.is === 'answer' && !unsaved && (
        <Button icon="undo" onClick={() => setOpen({ is: 'sendBack' })}>
          {t('sendBack')}
        </Button>
      )}
      {asking ||
        (review ?? (
          <>
            <Button
              icon="clock"
              disabled={!publishable}
              onClick={() => void ifValid(() => setOpen({ is: 'schedule' }))}
            >
              {t('schedule')}
            </Button>
            <Button
              variant="primary"
              icon="publish"
              disabled={!publishable}
              loading={busy === 'publish'}
              onClick={publish}
            >
              {t('publish')}
            </Button>
          </>
        ))}
      {open.is === 'sendBack' && state && (
        <SendBackDialog subject={state} onSendBack={(reason) => sendBack(reason)} onClose={close} />
      )}
      {open.is === 'schedule' && <ScheduleDialog busy={busy === 'schedule'} onSchedule={schedule} onClose={close} />}
      {open.is === 'history' && state && (
        <HistoryDialog
          state={state}
          onCompare={(first) => setOpen({ is: 'difference', first })}
          onRollBack={rollBack}
          onClose={close}
        />
      )}
      {open.is === 'difference' && state && (
        <DifferenceDialog state={state} first={open.first} describe={describe} onClose={close} />
      )}
    </section>
  );
}
