import type { CardKind } from '@yizhan/contract/cards.ts';
import { type ComponentType, Suspense, use } from 'react';
import { Skeleton } from '../ui/Skeleton.tsx';
import { CardBoundary } from './CardBoundary.tsx';
import type { CardViewProps } from './card.ts';
import { views } from './registry.ts';

type Loading = Promise<Awaited<ReturnType<(typeof views)[CardKind]>>>;
const loading = new Map<CardKind, Loading>();

/** The same promise for everybody who waits; one that failed is tried anew. */
function viewOf(kind: CardKind): Loading {
  const known = loading.get(kind);
  if (known) return known;
  const asked = views[kind]();
  loading.set(kind, asked);
  asked.catch(() => loading.delete(kind));
  return asked;
}

/** Begins to load the view of a kind that will be needed. */
export const preloadView = (kind: CardKind) => void viewOf(kind).catch(() => undefined);

type CardBodyProps<K extends CardKind> = { kind: K } & CardViewProps<K>;

/** The data of a card in the view of its kind: on the home page and in every preview. */
export function CardBody<K extends CardKind>(props: CardBodyProps<K>) {
  return (
    <CardBoundary>
      <Suspense fallback={<Waiting />}>
        <Body {...props} />
      </Suspense>
    </CardBoundary>
  );
}

/** As high as the card was last time, when that is known: its frame says so. */
const Waiting = () => (
  <div className="card-frame__waiting">
    <Skeleton lines={3} />
  </div>
);

function Body<K extends CardKind>({ kind, data, basicConfig, layout }: CardBodyProps<K>) {
  // The registry gives each kind its own view; through a union of kinds the compiler cannot follow.
  const View = use(viewOf(kind)).View as ComponentType<CardViewProps<K>>;
  return <View data={data} basicConfig={basicConfig} layout={layout} />;
}
