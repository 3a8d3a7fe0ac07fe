import type { CardCategory, CardRow } from '@yizhan/contract/entities/card.ts';
import { cardConfig } from '@yizhan/contract/texts/zh-CN/card-config.ts';
import { useState } from 'react';
import { filterRows } from '../../admin-kit/list/filter-rows.ts';
import { PublicationChips } from '../../admin-kit/publishing/PublicationChips.tsx';
import { getCardSettings } from '../../cards/settings.ts';
import { textsOf } from '../../lib/text.ts';
import { Chip } from '../../ui/Chip.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { TextField } from '../../ui/TextField.tsx';
import { groupCards } from './group-cards.ts';
import type { ChosenCard } from './useChosenCard.ts';

const t = textsOf({ cardConfig });

type CardListProps = {
  rows: readonly CardRow[];
  /** Absent for people who may not see them. */
  categories: readonly CardCategory[] | undefined;
  chosen: ChosenCard;
  onChoose: (chosen: ChosenCard) => void;
};

/** The card library by category, with a filter by name. */
export function CardList({ rows, categories, chosen, onChoose }: CardListProps) {
  const [words, setWords] = useState('');
  const found =
    filterRows(rows, words, (row) => [row.name, row.cardIntroduction, getCardSettings(row.cardKind).name]) ?? [];
  return (
    <nav className="card-config__list" aria-label={t('cards')}>
      <TextField
        type="search"
        icon="search"
        aria-label={t('search')}
        placeholder={t('search')}
        value={words}
        onChange={setWords}
      />
      {found.length === 0 && <p className="card-config__none">{t('noneFound')}</p>}
      {groupCards(found, categories).map(({ key, title, cards }) => (
        <section key={key} className="card-config__drawer" aria-label={title}>
          {title && <h3>{title}</h3>}
          {cards.map((row) => (
            <Row key={row.id} row={row} current={chosen.is === 'card' && chosen.id === row.id} onChoose={onChoose} />
          ))}
        </section>
      ))}
    </nav>
  );
}

type RowProps = { row: CardRow; current: boolean; onChoose: (chosen: ChosenCard) => void };

function Row({ row, current, onChoose }: RowProps) {
  const { name, icon } = getCardSettings(row.cardKind);
  return (
    <button
      type="button"
      className="card-config__row"
      data-row={row.id}
      aria-current={current}
      onClick={() => onChoose({ is: 'card', id: row.id })}
    >
      <Icon name={icon} />
      <span className="card-config__names">
        <span className="card-config__name">{row.name}</span>
        <span className="card-config__kind">{row.cardIntroduction || name}</span>
        <span className="card-config__chips">
          <PublicationChips {...row} />
          {row.placed && <Chip>{t('placed')}</Chip>}
        </span>
      </span>
    </button>
  );
}
