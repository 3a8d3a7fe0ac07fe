import type { PublicationState } from '@yizhan/contract/entities/publishing.ts';
import { peoplesTime, wireTime } from '../../lib/format.ts';
import { useNow } from '../../lib/useNow.ts';
import { Chip } from '../../ui/Chip.tsx';
import { refusal, t } from './words.ts';

type Shown = Pick<PublicationState, 'draft' | 'published' | 'scheduled' | 'failed'>;

/** In one word each: what is drafted, published, waiting and came to nothing. */
export function PublicationChips({ draft, published, scheduled, failed }: Shown) {
  return (
    <>
      {published && <Chip tone="good">{t('published')}</Chip>}
      {draft && <Chip tone="warn">{t('draft')}</Chip>}
      {scheduled && <Chip tone="brand">{t('scheduled')}</Chip>}
      {failed && <Chip tone="bad">{t('failed')}</Chip>}
    </>
  );
}

/** The same as a sentence, for the bar. */
export function PublicationWords({ state, unsaved }: { state: PublicationState | undefined; unsaved: boolean }) {
  const now = useNow();
  const said = (key: 'publishedAt' | 'scheduledAt' | 'scheduledOver', { number, at }: { number: number; at: string }) =>
    t(key, { n: number, when: peoplesTime(at, now) });
  const words = [
    state?.published && said('publishedAt', state.published),
    state?.scheduled && said(isOver(state.scheduled.at, now) ? 'scheduledOver' : 'scheduledAt', state.scheduled),
    state?.draft && t(state.published ? 'draftChanged' : 'draftNew'),
    unsaved && t('unsaved'),
    state && t('changedBy', { who: state.changedBy, when: peoplesTime(state.changedAt, now) }),
  ];
  return <p className="publish-bar__words">{words.filter(Boolean).join('，')}</p>;
}

const isOver = (at: string, now: Date) => at <= wireTime(now);

/** Why the last schedule came to nothing, and what to do next. */
export function FailureWords({ failed }: Pick<PublicationState, 'failed'>) {
  const now = useNow();
  if (!failed) return null;
  const { number, at, code, params } = failed;
  const reason = refusal(code, params);
  return <p className="publish-bar__failed">{t('failedAt', { n: number, when: peoplesTime(at, now), reason })}</p>;
}
