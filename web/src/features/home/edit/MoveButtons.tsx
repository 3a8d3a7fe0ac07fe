import type { CardChoice } from '@yizhan/contract/entities/card.ts';
import { homeEdit } from '@yizhan/contract/texts/zh-CN/home-edit.ts';
import { textsOf } from '../../../lib/text.ts';
import { IconButton } from '../../../ui/IconButton.tsx';
import { toFrames } from '../card-grid.ts';
import { type ChangeDraft, type Draft, findSpot, moveFrame } from './draft.ts';

const t = textsOf({ homeEdit });

type MoveButtonsProps = {
  card: Pick<CardChoice, 'id' | 'place' | 'cardName'>;
  draft: Draft;
  onChange: ChangeDraft;
};

const steps = [
  { by: -1, icon: 'arrow-up', label: 'up' },
  { by: 1, icon: 'arrow-down', label: 'down' },
] as const;

/** Moves a card, with the tabs of its frame, up or down. At the ends the button keeps focus and does nothing. */
export function MoveButtons({ card: { id, place, cardName: name }, draft, onChange }: MoveButtonsProps) {
  const all = toFrames(draft[place]).length;
  const at = findSpot(draft, id)?.at ?? 0;
  return steps.map(({ by, icon, label }) => {
    const to = at + by;
    const possible = to >= 0 && to < all;
    const move = () => onChange(moveFrame(draft, place, at, to), t('over', { name, at: to + 1, all }));
    return (
      <IconButton
        key={by}
        icon={icon}
        label={t(label, { name })}
        aria-disabled={!possible || undefined}
        onClick={() => possible && move()}
      />
    );
  });
}
