import type { CardCategory } from '@yizhan/contract/entities/card.ts';
import { homePageConfig } from '@yizhan/contract/texts/zh-CN/home-page-config.ts';
import { textsOf } from '../../../lib/text.ts';
import { Button } from '../../../ui/Button.tsx';
import { Menu } from '../../../ui/Menu.tsx';
import type { CategoryFilter } from './category-filters.ts';

const t = textsOf({ homePageConfig });

type CategoryListProps = {
  filters: readonly CategoryFilter[];
  current: string;
  onOpen: (key: string) => void;
  onAdd: () => void;
  onRename: (category: CardCategory) => void;
  onRemove: (category: CardCategory) => void;
};

/** The categories; one can be renamed, and removed when it is empty. */
export function CategoryList({ filters, current, onOpen, onAdd, onRename, onRemove }: CategoryListProps) {
  return (
    <nav className="card-library__drawers admin-card" aria-label={t('categories')}>
      <ul>
        {filters.map(({ key, name, count, category }) => (
          <li key={key} className="card-library__drawer" data-current={key === current}>
            <button type="button" aria-current={key === current} onClick={() => onOpen(key)}>
              <span>{name}</span>
              <small>{count}</small>
            </button>
            {category && (
              <Menu
                label={t('categoryMenu', { name })}
                size="small"
                items={[
                  { key: 'rename', label: t('rename'), icon: 'edit', onSelect: () => onRename(category) },
                  {
                    key: 'remove',
                    label: t('removeCategory'),
                    icon: 'trash',
                    danger: true,
                    disabled: count > 0,
                    note: count > 0 ? t('notEmpty') : undefined,
                    onSelect: () => onRemove(category),
                  },
                ]}
              />
            )}
          </li>
        ))}
      </ul>
      <Button icon="plus" wide onClick={onAdd}>
        {t('addCategory')}
      </Button>
    </nav>
  );
}
