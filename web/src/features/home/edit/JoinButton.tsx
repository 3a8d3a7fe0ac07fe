import type { CardChoice } from '@yizhan/contract/entities/card.ts';
import { homeEdit } from '@yizhan/contract/texts/zh-CN/home-edit.ts';
import { textsOf } from '../../../lib/text.ts';
import { IconButton } from '../../../ui/IconButton.tsx';
import { toFrames } from '../card-grid.ts';
import { type ChangeDraft, canJoin, type Draft, findSpot, joinFrame } from './draft.ts';

const t = textsOf({ homeEdit });

type JoinButtonProps = {
  frame: Pick<CardChoice, 'id' | 'place' | 'cardName'>;
  draft: Draft;
  onChange: ChangeDraft;
};

/** Makes a frame tabs of the one above: what dropping it there does, without a pointer. */
export function JoinButton({ frame: { id, place, cardName: name }, draft, onChange }: JoinButtonProps) {
  const [above] = toFrames(draft[place])[(findSpot(draft, id)?.at ?? 0) - 1] ?? [];
  if (!above) return null;
  const possible = canJoin(draft, id, above.id);
  const join = () => onChange(joinFrame(draft, id, above.id), t('isJoined', { name, other: above.cardName }), id);
  return (
    <IconButton
      icon="layers"
      label={t('join', { name, other: above.cardName })}
      aria-disabled={!possible || undefined}
      onClick={() => possible && join()}
    />
  );
}
