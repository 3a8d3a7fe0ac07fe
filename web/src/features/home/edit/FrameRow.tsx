import { useSortable } from '@dnd-kit/sortable';
import { CSS } from '@dnd-kit/utilities';
import type { CardChoice } from '@yizhan/contract/entities/card.ts';
import { homeEdit } from '@yizhan/contract/texts/zh-CN/home-edit.ts';
import { textsOf } from '../../../lib/text.ts';
import { classes } from '../../../ui/classes.ts';
import { Icon } from '../../../ui/Icon.tsx';
import type { ColumnName } from '../card-grid.ts';
import type { ChangeDraft, Draft } from './draft.ts';
import { HideButton } from './HideButton.tsx';
import { JoinButton } from './JoinButton.tsx';
import { MoveButtons } from './MoveButtons.tsx';
import { TabRows } from './TabRows.tsx';
import { WidthSwitch } from './WidthSwitch.tsx';

const t = textsOf({ homeEdit });

type FrameRowProps = {
  tabs: readonly CardChoice[];
  place: ColumnName;
  draft: Draft;
  /** A card dropped now would become a tab here. */
  isTarget: boolean;
  onChange: ChangeDraft;
};

/** The name of a frame: that of its card, or of all its tabs. */
export const nameOf = (tabs: readonly CardChoice[]) => tabs.map(({ cardName }) => cardName).join(t('comma'));

/** One frame of a column: a card, or several as tabs. */
export function FrameRow({ tabs, place, draft, isTarget, onChange }: FrameRowProps) {
  const [card] = tabs;
  const { attributes, listeners, setNodeRef, setActivatorNodeRef, transform, transition, isDragging } = useSortable({
    id: card?.id ?? '',
  });
  if (!card) return null;
  const name = nameOf(tabs);
  const frame = { id: card.id, place, cardName: name };
  const change = { draft, onChange };
  return (
    <li
      ref={setNodeRef}
      data-row={card.id}
      className={classes(
        'home-edit__row',
        isDragging && 'home-edit__row--lifted',
        isTarget && 'home-edit__row--target',
      )}
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
      {tabs.length > 1 ? (
        <TabRows tabs={tabs} name={name} {...change} />
      ) : (
        <div className="home-edit__name">
          <strong>{card.cardName}</strong>
          <small>{card.cardIntroduction}</small>
        </div>
      )}
      {place === 'main' && <WidthSwitch card={{ ...card, cardName: name }} {...change} />}
      <div className="home-edit__buttons">
        <JoinButton frame={frame} {...change} />
        <MoveButtons card={frame} {...change} />
        {tabs.length === 1 && <HideButton card={card} {...change} />}
      </div>
    </li>
  );
}
