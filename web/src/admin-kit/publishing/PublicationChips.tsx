import type { PublicationReview, PublicationState } from '@yizhan/contract/entities/publishing.ts';
import { failures } from '@yizhan/contract/texts/zh-CN/failures.ts';
import { publishing } from '@yizhan/contract/texts/zh-CN/publishing.ts';
import { formatTime, toWireTime } from '../../lib/format.ts';
import { textsOf } from '../../lib/text.ts';
import { useNow } from '../../lib/useNow.ts';
import { Chip } from '../../ui/Chip.tsx';

const t = textsOf({ publishing });
const failureText = textsOf({ failures });

/** A newer server may send codes this client has no text for. */
const hasText = (code: string): code is keyof typeof failures => Object.hasOwn(failures, code);

type PublicationChipsProps = Pick<PublicationState, 'draft' | 'published' | 'scheduled' | 'failed' | 'review'>;

/** Chips for the state: draft, published, scheduled, failed. */
export function PublicationChips({ draft, published, scheduled, failed, review }: PublicationChipsProps) {
  return (
    <>
      {published && <Chip tone="good">{t('published')}</Chip>}
      {draft && <Chip tone="warn">{t('draft')}</Chip>}
      {review && <Chip tone={review.state === 'returned' ? 'bad' : 'info'}>{t(review.state)}</Chip>}
      {scheduled && <Chip tone="info">{t('scheduled')}</Chip>}
      {failed && <Chip tone="bad">{t('failed')}</Chip>}
    </>
  );
}

/** The same as a sentence, for the bar. */
export function PublicationSummary({ state, unsaved }: { state: PublicationState | undefined; unsaved: boolean }) {
  const now = useNow();
  const toLine = (
    key: 'publishedAt' | 'scheduledAt' | 'scheduledOver',
    { number, at }: { number: number; at: string },
  ) => t(key, { n: number, when: formatTime(at, now) });
  const words = [
    state?.published && toLine('publishedAt', state.published),
    state?.scheduled && toLine(isOver(state.scheduled.at, now) ? 'scheduledOver' : 'scheduledAt', state.scheduled),
    state?.draft && t(state.published ? 'draftChanged' : 'draftNew'),
    state?.review && reviewWords(state.review, now),
    unsaved && t('unsaved'),
    state && t('changedBy', { who: state.changedBy, when: formatTime(state.changedAt, now) }),
  ];
  return <p className="publish-bar__words">{words.filter(Boolean).join(t('comma'))}</p>;
}

const reviewWords = ({ state, byName, at, reason }: PublicationReview, now: Date) =>
  t(`${state}By`, { who: byName, when: formatTime(at, now), reason });

const isOver = (at: string, now: Date) => at <= toWireTime(now);

/** Why the last schedule failed, and what to do next. */
export function FailureSummary({ failed }: Pick<PublicationState, 'failed'>) {
  const now = useNow();
  if (!failed) return null;
  const { number, at, code, params } = failed;
  const reason = hasText(code) ? failureText(code, params) : code;
  return <p className="publish-bar__failed">{t('failedAt', { n: number, when: formatTime(at, now), reason })}</p>;
}
