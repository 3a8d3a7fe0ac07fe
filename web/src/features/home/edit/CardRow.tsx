import { useSortable } from '@dnd-kit/sortable';
import { CSS } from '@dnd-kit/utilities';
import type { CardChoice } from '@yizhan/contract/entities/card.ts';
import { homeEdit } from '@yizhan/contract/texts/zh-CN/home-edit.ts';
import { textsOf } from '../../../lib/text.ts';
import { classes } from '../../../ui/classes.ts';
import { Icon } from '../../../ui/Icon.tsx';
import { IconButton } from '../../../ui/IconButton.tsx';
import type { ColumnName } from '../card-grid.ts';
import { type Draft, hideCard } from './draft.ts';
import { MoveButtons } from './MoveButtons.tsx';
import { WidthSwitch } from './WidthSwitch.tsx';

const t = textsOf({ homeEdit });

type CardRowProps = {
  card: CardChoice;
  place: ColumnName;
  draft: Draft;
  onChange: (next: Draft, words: string) => void;
};

export function CardRow({ card, place, draft, onChange }: CardRowProps) {
  const { attributes, listeners, setNodeRef, setActivatorNodeRef, transform, transition, isDragging } = useSortable({
    id: card.id,
  });
  const name = card.cardName;
  const hide = () => onChange(hideCard(draft, card.id), t('isHidden', { name }));
  return (
    <li
      ref={setNodeRef}
      data-row={card.id}
      className={classes('home-edit__row', isDragging && 'home-edit__row--lifted')}
      style={{ transform: CSS.Translate.toString(transform), transition }}
    >
      <button
        ref={setActivatorNodeRef}
        type="button"
        className="home-edit__handle"
        {...attributes}
        {...listeners}
        aria-label={t('drag', { name })}
      >
        <Icon name="drag" />
      </button>
      <div className="home-edit__name">
        <strong>{name}</strong>
        <small>{card.cardIntroduction}</small>
      </div>
      {place === 'main' && <WidthSwitch card={card} draft={draft} onChange={onChange} />}
      <div className="home-edit__buttons">
        <MoveButtons {...{ card, draft, onChange }} />
        {card.mandatory ? (
          <span className="home-edit__lock" title={t('locked', { name })}>
            <Icon name="lock" label={t('locked', { name })} />
          </span>
        ) : (
          <IconButton icon="eye-off" label={t('hide', { name })} onClick={hide} />
        )}
      </div>
    </li>
  );
}
