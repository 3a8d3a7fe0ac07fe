import type { CardKind } from '@yizhan/contract/cards.ts';
import type { ComponentType } from 'react';
import type { CardViewProps } from './card.ts';
import { views } from './registry.ts';

/** The data of a card in the view of its kind: on the home page and in every preview. */
export function CardBody<K extends CardKind>({ kind, data, basicConfig, layout }: { kind: K } & CardViewProps<K>) {
  const View: ComponentType<CardViewProps<K>> = views[kind];
  return <View data={data} basicConfig={basicConfig} layout={layout} />;
}
