import { useQuery } from '@tanstack/react-query';
import { type FeedbackState, feedbackStates } from '@yizhan/contract/entities/feedback.ts';
import { feedback } from '@yizhan/contract/texts/zh-CN/feedback.ts';
import { query } from '../../lib/api.ts';
import { textsOf } from '../../lib/text.ts';

const t = textsOf({ feedback });

type StatisticsProps = { state: FeedbackState | undefined; onState: (state: FeedbackState | undefined) => void };

/** How many of one's own are in which state; a figure filters the list. */
export function Statistics({ state, onState }: StatisticsProps) {
  const { data } = useQuery({ ...query.feedback.statistics(), staleTime: 0 });
  const figures = [
    { key: 'total', label: t('all'), filter: undefined },
    ...feedbackStates.map((filter) => ({ key: filter, label: t(filter), filter })),
  ] as const;
  return (
    <fieldset className="feedback__figures" aria-label={t('states')}>
      {figures.map(({ key, label, filter }) => (
        <button
          key={key}
          type="button"
          className="feedback__figure"
          aria-pressed={state === filter}
          onClick={() => onState(filter)}
        >
          <strong>{data?.[key] ?? '–'}</strong>
          <span>{label}</span>
        </button>
      ))}
    </fieldset>
  );
}
