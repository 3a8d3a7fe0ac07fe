import { useQuery } from '@tanstack/react-query';
import { publishables } from '@yizhan/contract/publishable.ts';
import { CardFrame } from '../../cards/CardFrame.tsx';
import { query } from '../../lib/api.ts';
import { useHint } from '../../lib/useHint.ts';
import { Loaded } from '../../ui/Loaded.tsx';
import { Page } from '../../ui/Page.tsx';
import { Greeting } from './Greeting.tsx';
import { HomeSkeleton } from './HomeSkeleton.tsx';
import { NoCards } from './NoCards.tsx';
import { Today } from './Today.tsx';
import './HomeScreen.css';

export default function HomeScreen() {
  const cards = useQuery(query.cards.home());
  useHint(publishables.card.topic, cards.refetch);
  return (
    <Page className="home" title={<Greeting />} description={<Today />}>
      <Loaded query={cards} empty={<NoCards />} skeleton={<HomeSkeleton />}>
        {(list) => (
          <div className="home__cards">
            {list.map((card) => (
              <CardFrame
                key={card.id}
                card={card}
                layout="wide"
                onRetry={() => void cards.refetch()}
                retrying={cards.isFetching}
              />
            ))}
          </div>
        )}
      </Loaded>
    </Page>
  );
}
