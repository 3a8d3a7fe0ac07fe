import type { CardRow } from '@yizhan/contract/entities/card.ts';
import { PublicationChips } from '../../admin/publishing/PublicationChips.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { settingsOf } from './settingsOf.ts';
import type { Chosen } from './useChosenCard.ts';
import { t } from './words.ts';

type CardListProps = { rows: readonly CardRow[]; chosen: Chosen; onChoose: (chosen: Chosen) => void };

export function CardList({ rows, chosen, onChoose }: CardListProps) {
  return (
    <nav className="card-config__list" aria-label={t('cards')}>
      {rows.map((row) => {
        const { name, icon } = settingsOf(row.cardKind);
        const current = chosen.is === 'card' && chosen.id === row.id;
        return (
          <button
            key={row.id}
            type="button"
            className="card-config__row"
            aria-current={current}
            onClick={() => onChoose({ is: 'card', id: row.id })}
          >
            <Icon name={icon} />
            <span className="card-config__names">
              <span className="card-config__name">{row.name}</span>
              <span className="card-config__kind">{row.cardIntroduction || name}</span>
              <span className="card-config__chips">
                <PublicationChips {...row} />
              </span>
            </span>
          </button>
        );
      })}
    </nav>
  );
}
