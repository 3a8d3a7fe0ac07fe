import { type KeyboardEvent, useState } from 'react';
import { type Columns, mayStandIn, spotOf } from './arrange.ts';
import type { Arranging } from './useArrangement.ts';

export type Lift = ReturnType<typeof useLift>;

/** A card in the hand of the keyboard: space lifts and drops, arrows move, Escape puts it back. */
export function useLift(arranging: Arranging) {
  const { columns, cards, wordsFor, say, move, restore } = arranging;
  const [lifted, setLifted] = useState<{ id: string; before: Columns }>();

  const lift = (id: string) => {
    setLifted({ id, before: columns });
    say(wordsFor('lifted', id));
  };
  const drop = (id: string) => {
    setLifted(undefined);
    say(wordsFor('dropped', id));
  };
  const step = (id: string, key: string) => {
    const { place, at } = spotOf(columns, id) ?? { place: 'main', at: 0 };
    const other = place === 'main' ? 'aside' : 'main';
    const towards = place === 'main' ? 'ArrowRight' : 'ArrowLeft';
    if (key === 'ArrowUp' && at > 0) move(id, { place, at: at - 1 });
    if (key === 'ArrowDown' && at < columns[place].length - 1) move(id, { place, at: at + 1 });
    if (key === towards && mayStandIn(other, cards.get(id)?.cardKind))
      move(id, { place: other, at: Math.min(at, columns[other].length) });
  };

  const onKeyDown = (event: KeyboardEvent, id: string) => {
    const held = lifted?.id === id;
    const own = event.key === ' ' || event.key === 'Enter' || (held && /^(Arrow|Escape)/.test(event.key));
    if (!own) return;
    event.preventDefault();
    event.stopPropagation();
    if (!held) return lift(id);
    if (event.key === 'Escape') {
      setLifted(undefined);
      return restore(id, lifted.before);
    }
    return event.key.startsWith('Arrow') ? step(id, event.key) : drop(id);
  };
  return {
    liftedId: lifted?.id,
    onKeyDown,
    /** The keyboard went elsewhere of its own will: the card stays where it is. */
    onBlur: (id: string, goesTo: EventTarget | null) => {
      if (lifted?.id === id && goesTo) drop(id);
    },
  };
}
