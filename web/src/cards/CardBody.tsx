import type { CardKind } from '@yizhan/contract/cards.ts';
import { type FunctionComponent, Suspense } from 'react';
import { lazyPart } from '../lib/lazy-part.ts';
import { Skeleton } from '../ui/Skeleton.tsx';
import { CardBoundary } from './CardBoundary.tsx';
import type { CardViewProps } from './card.ts';
import { views } from './registry.ts';

/** The lazy component of each kind, created with its first card. */
const parts = new Map<CardKind, FunctionComponent<object>>();

function partOf(kind: CardKind): FunctionComponent<object> {
  const known = parts.get(kind);
  if (known) return known;
  const load = async () => ({ default: (await views[kind]()).View as FunctionComponent<object> });
  const made = lazyPart(load);
  parts.set(kind, made);
  return made;
}

/** Starts loading the view of a kind that will be needed. */
export const preloadView = (kind: CardKind) => void views[kind]().catch(() => undefined);

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

/** As high as the card was last time, if known; the frame sets the height. */
const Waiting = () => (
  <div className="card-frame__waiting">
    <Skeleton lines={3} />
  </div>
);

function Body<K extends CardKind>({ kind, data, basicConfig, layout }: CardBodyProps<K>) {
  // The registry maps each kind to its own view; TypeScript cannot follow that through a union of kinds.
  const View = partOf(kind) as FunctionComponent<CardViewProps<K>>;
  return <View data={data} basicConfig={basicConfig} layout={layout} />;
}
