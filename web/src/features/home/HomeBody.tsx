import type { HomePage } from '@yizhan/contract/entities/card.ts';
import { publishables } from '@yizhan/contract/publishable.ts';
import { ui } from '@yizhan/contract/texts/zh-CN/ui.ts';
import { todayTopic } from '@yizhan/contract/today-topic.ts';
import { lazyPart } from '../../lib/lazy-part.ts';
import { textsOf } from '../../lib/text.ts';
import { useHint } from '../../lib/useHint.ts';
import { ErrorNote } from '../../ui/ErrorNote.tsx';
import { toErrorText } from '../../ui/error-text.ts';
import { Cards } from './Cards.tsx';
import { useAwayInvalidation } from './useAwayInvalidation.ts';
import type { HomePageParams } from './useHomePageParams.ts';

const t = textsOf({ ui });

const NoCards = lazyPart(() => import('./NoCards.tsx'));

type HomeBodyProps = {
  query: { data: HomePage | undefined; error: unknown; isFetching: boolean; refetch: () => unknown };
  params: HomePageParams;
};

/** The loaded page: its cards, the empty state, or the error. */
export default function HomeBody({ query: { data, error, isFetching, refetch }, params }: HomeBodyProps) {
  useHint(publishables.card.topic, refetch);
  // The strip of today comes with the page.
  useHint(todayTopic, refetch);
  useHint(publishables.alert.topic, refetch);
  useAwayInvalidation();
  const retry = { onRetry: () => void refetch(), retrying: isFetching };
  if (!data) return <ErrorNote {...toErrorText(error)} {...retry} />;
  return (
    <>
      {Boolean(error) && <ErrorNote slim title={t('stale')} {...retry} />}
      {data.cards.length > 0 ? <Cards page={data} params={params} /> : <NoCards params={params} />}
    </>
  );
}
