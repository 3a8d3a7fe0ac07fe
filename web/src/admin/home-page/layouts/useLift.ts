import { type KeyboardEvent, useState } from 'react';
import { toFrames } from '../../../features/home/card-grid.ts';
import { canPlaceIn, findSpot, findTabs, type LayoutColumns } from './arrange.ts';
import type { Arrangement } from './useArrangement.ts';

export type Lift = ReturnType<typeof useLift>;

/** Moving a card by keyboard: space lifts and drops, arrows move, Escape puts it back. */
export function useLift(arrangement: Arrangement) {
  const { columns, cards, wordsFor, announce, moveFrame: move, restore } = arrangement;
  const [lifted, setLifted] = useState<{ id: string; before: LayoutColumns }>();

  const lift = (id: string) => {
    setLifted({ id, before: columns });
    announce(wordsFor('lifted', id));
  };
  const drop = (id: string) => {
    setLifted(undefined);
    announce(wordsFor('dropped', id));
  };
  const step = (id: string, key: string) => {
    const { place, at } = findSpot(columns, id) ?? { place: 'main', at: 0 };
    const other = place === 'main' ? 'aside' : 'main';
    const towards = place === 'main' ? 'ArrowRight' : 'ArrowLeft';
    if (key === 'ArrowUp' && at > 0) move(id, { place, at: at - 1 });
    if (key === 'ArrowDown' && at < toFrames(columns[place]).length - 1) move(id, { place, at: at + 1 });
    const tabs = findTabs(columns, id);
    if (key === towards && tabs.every(({ cardId }) => canPlaceIn(other, cards.get(cardId)?.cardKind)))
      move(id, { place: other, at: Math.min(at, toFrames(columns[other]).length) });
  };

  const onKeyDown = (event: KeyboardEvent, id: string) => {
    const isLifted = lifted?.id === id;
    const own = event.key === ' ' || event.key === 'Enter' || (isLifted && /^(Arrow|Escape)/.test(event.key));
    if (!own) return;
    event.preventDefault();
    event.stopPropagation();
    if (!isLifted) return lift(id);
    if (event.key === 'Escape') {
      setLifted(undefined);
      return restore(id, lifted.before);
    }
    return event.key.startsWith('Arrow') ? step(id, event.key) : drop(id);
  };
  return {
    liftedId: lifted?.id,
    onKeyDown,
    /** The person moved focus elsewhere: the card stays where it is. */
    onBlur: (id: string, goesTo: EventTarget | null) => {
      if (lifted?.id === id && goesTo) drop(id);
    },
  };
}
