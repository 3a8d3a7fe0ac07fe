import { cardServicesSettings } from '@yizhan/contract/texts/zh-CN/card-services-settings.ts';
import { moveItem } from '../lib/move-item.ts';
import { textsOf } from '../lib/text.ts';
import { Icon } from '../ui/Icon.tsx';
import { IconButton } from '../ui/IconButton.tsx';
import { toIconName } from '../ui/icons/to-icon-name.ts';
import './PickedList.css';

const t = textsOf({ cardServicesSettings });

export type Pickable = { id: string; name: string; icon: string; note?: string };
type PickedListProps = { ids: readonly string[]; known: readonly Pickable[]; onChange: (ids: string[]) => void };

/** The picked items in order, to move up, down or remove. */
export function PickedList({ ids, known, onChange }: PickedListProps) {
  const byId = new Map(known.map((one) => [one.id, one]));
  if (ids.length === 0) return null;
  return (
    <ol className="picked">
      {ids.map((id, at) => {
        const { name, icon, note } = byId.get(id) ?? { name: t('gone'), icon: 'help' };
        const move = (to: number) => onChange(moveItem(ids, at, to));
        return (
          <li key={id} className="picked__line">
            <Icon name={toIconName(icon)} />
            <span className="picked__name">{name}</span>
            <span className="picked__note">{note}</span>
            <IconButton
              icon="arrow-up"
              size="small"
              label={t('moveUp', { name })}
              disabled={at === 0}
              onClick={() => move(at - 1)}
            />
            <IconButton
              icon="arrow-down"
              size="small"
              label={t('moveDown', { name })}
              disabled={at === ids.length - 1}
              onClick={() => move(at + 1)}
            />
            <IconButton
              icon="close"
              size="small"
              label={t('takeOut', { name })}
              onClick={() => onChange(ids.filter((other) => other !== id))}
            />
          </li>
        );
      })}
    </ol>
  );
}
