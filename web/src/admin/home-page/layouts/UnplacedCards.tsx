import { useDraggable } from '@dnd-kit/core';
import type { CardRow } from '@yizhan/contract/entities/card.ts';
import { homePageConfig } from '@yizhan/contract/texts/zh-CN/home-page-config.ts';
import { useState } from 'react';
import { filterRows } from '../../../admin-kit/list/filter-rows.ts';
import { getCardSettings } from '../../../cards/settings.ts';
import { toFrames } from '../../../features/home/card-grid.ts';
import { textsOf } from '../../../lib/text.ts';
import { Button } from '../../../ui/Button.tsx';
import { Chip } from '../../../ui/Chip.tsx';
import { classes } from '../../../ui/classes.ts';
import { Icon } from '../../../ui/Icon.tsx';
import { TextField } from '../../../ui/TextField.tsx';
import { newCardHref } from '../card-href.ts';
import { canPlaceIn, findSpot } from './arrange.ts';
import type { Arrangement } from './useArrangement.ts';

const t = textsOf({ homePageConfig });

/** The cards of the library that are not on this page. */
export function UnplacedCards({ arrangement }: { arrangement: Arrangement }) {
  const { columns, cards } = arrangement;
  const [words, setWords] = useState('');
  const rest = [...cards.values()].filter(({ id }) => !findSpot(columns, id));
  const found =
    filterRows(rest, words, (row) => [row.name, row.cardIntroduction, getCardSettings(row.cardKind).name]) ?? [];
  const create = newCardHref();
  return (
    <section className="layout-side__part admin-card" aria-label={t('unplaced')}>
      <h2>{t('unplaced')}</h2>
      {rest.length > 0 && (
        <>
          <p className="layout-side__help">{t('unplacedHelp')}</p>
          <TextField
            type="search"
            icon="search"
            aria-label={t('searchCards')}
            placeholder={t('searchCards')}
            value={words}
            onChange={setWords}
          />
        </>
      )}
      {found.length === 0 && <p className="layout-side__help">{t(rest.length === 0 ? 'noneUnplaced' : 'noneFound')}</p>}
      <ul className="layout-unplaced">
        {found.map((row) => (
          <Row key={row.id} row={row} arrangement={arrangement} />
        ))}
      </ul>
      {create && (
        <a className="layout-side__link" href={create}>
          {t('createCard')}
        </a>
      )}
    </section>
  );
}

function Row({ row, arrangement }: { row: CardRow; arrangement: Arrangement }) {
  const { listeners, setNodeRef, isDragging } = useDraggable({ id: row.id });
  const { icon, name: kind } = getCardSettings(row.cardKind);
  const place = canPlaceIn('main', row.cardKind) ? 'main' : 'aside';
  const add = () => arrangement.move(row.id, { place, at: toFrames(arrangement.columns[place]).length });
  return (
    <li
      ref={setNodeRef}
      data-layout-card={row.id}
      className={classes('layout-unplaced__row', isDragging && 'layout-tile--dragged')}
    >
      <div className="layout-unplaced__face" {...listeners}>
        <span className="layout-unplaced__grip">
          <Icon name={icon} />
        </span>
        <span className="layout-tile__names">
          <strong title={row.name}>{row.name}</strong>
          <small>{kind}</small>
        </span>
        {!row.published && <Chip tone="warn">{t('unpublished')}</Chip>}
      </div>
      <Button size="small" aria-label={t('addCard', { name: row.name })} data-grip="" onClick={add}>
        {t('add')}
      </Button>
    </li>
  );
}
