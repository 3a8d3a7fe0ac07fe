import type { LayoutRow } from '@yizhan/contract/entities/layout.ts';
import { admin } from '@yizhan/contract/texts/zh-CN/admin.ts';
import { homePageConfig } from '@yizhan/contract/texts/zh-CN/home-page-config.ts';
import { PublicationChips } from '../../../admin-kit/publishing/PublicationChips.tsx';
import { useIdentityTypes } from '../../../admin-kit/useIdentityTypes.ts';
import { textsOf } from '../../../lib/text.ts';
import { Icon } from '../../../ui/Icon.tsx';
import { Menu } from '../../../ui/Menu.tsx';
import { usePageOptions } from './usePageOptions.ts';

const t = textsOf({ homePageConfig });
const adminText = textsOf({ admin });

type LayoutListProps = {
  rows: readonly LayoutRow[];
  current: string | undefined;
  onOpen: (id: string) => void;
  onCopy: (id: string) => void;
  onRemove: (row: LayoutRow) => void;
};

/** The layouts with their audiences. */
export function LayoutList({ rows, current, onOpen, onCopy, onRemove }: LayoutListProps) {
  const { nameOf } = useIdentityTypes();
  const { pageNameOf } = usePageOptions(null);
  const forWhom = ({ identities }: LayoutRow) => identities.map(nameOf).join(adminText('comma')) || t('everybody');
  return (
    <ul className="layout-list">
      {rows.map((row) => (
        <li key={row.id} className="layout-list__row" data-current={row.id === current}>
          <button
            type="button"
            className="layout-list__open"
            aria-current={row.id === current}
            onClick={() => onOpen(row.id)}
          >
            <Icon name="layout" />
            <span className="layout-list__names">
              <strong>{row.name}</strong>
              <small>{forWhom(row)}</small>
              <small>
                {row.navigationId !== null && `${pageNameOf(row.navigationId)} · `}
                {t('cardCount', { n: row.cards })}
              </small>
              <span className="layout-list__chips">
                <PublicationChips {...row} />
              </span>
            </span>
          </button>
          <Menu
            label={t('layoutMenu', { name: row.name })}
            size="small"
            items={[
              { key: 'copy', label: t('copyLayout'), icon: 'copy', onSelect: () => onCopy(row.id) },
              { key: 'remove', label: adminText('remove'), icon: 'trash', danger: true, onSelect: () => onRemove(row) },
            ]}
          />
        </li>
      ))}
    </ul>
  );
}
