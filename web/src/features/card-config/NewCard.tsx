import type { CardKind } from '@yizhan/contract/cards.ts';
import { Icon } from '../../ui/Icon.tsx';
import { Menu, type MenuItem } from '../../ui/Menu.tsx';
import { kinds, settingsOf } from './settingsOf.ts';
import { t } from './words.ts';

export function NewCard({ onChoose }: { onChoose: (kind: CardKind) => void }) {
  const items = kinds.map((kind): MenuItem => {
    const { name, icon } = settingsOf(kind);
    return { key: kind, label: name, icon, onSelect: () => onChoose(kind) };
  });
  return (
    <Menu label={t('create')} items={items} className="yz-button yz-button--primary yz-button--medium">
      <span className="yz-button__label">
        <Icon name="plus" size={18} />
        {t('create')}
      </span>
    </Menu>
  );
}
