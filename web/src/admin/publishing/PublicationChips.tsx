import type { PublicationState } from '@yizhan/contract/entities/publishing.ts';
import { peoplesTime } from '../../lib/format.ts';
import { useNow } from '../../lib/useNow.ts';
import { Chip } from '../../ui/Chip.tsx';
import { t } from './words.ts';

type Shown = Pick<PublicationState, 'draft' | 'published' | 'scheduled'>;

/** In one word each: what is drafted, published and waiting. */
export function PublicationChips({ draft, published, scheduled }: Shown) {
  return (
    <>
      {published && <Chip tone="good">{t('published')}</Chip>}
      {draft && <Chip tone="warn">{t('draft')}</Chip>}
      {scheduled && <Chip tone="brand">{t('scheduled')}</Chip>}
    </>
  );
}

/** The same as a sentence, for the bar. */
export function PublicationWords({ state, unsaved }: { state: PublicationState | undefined; unsaved: boolean }) {
  const now = useNow();
  const said = (key: 'publishedAt' | 'scheduledAt', { number, at }: { number: number; at: string }) =>
    t(key, { n: number, when: peoplesTime(at, now) });
  const words = [
    state?.published && said('publishedAt', state.published),
    state?.scheduled && said('scheduledAt', state.scheduled),
    state?.draft && t(state.published ? 'draftChanged' : 'draftNew'),
    unsaved && t('unsaved'),
    state && t('changedBy', { who: state.changedBy, when: peoplesTime(state.changedAt, now) }),
  ];
  return <p className="publish-bar__words">{words.filter(Boolean).join('，')}</p>;
}
