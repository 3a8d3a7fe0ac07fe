import type { CardRow } from '@yizhan/contract/entities/card.ts';
import type { LayoutPlace } from '@yizhan/contract/entities/layout.ts';
import * as portalLimits from '@yizhan/contract/limits/portal.ts';
import { homePageConfig } from '@yizhan/contract/texts/zh-CN/home-page-config.ts';
import { useLayoutEffect, useRef, useState } from 'react';
import { type Spot, toFrames } from '../../../features/home/card-grid.ts';
import { textsOf } from '../../../lib/text.ts';
import { toast } from '../../../ui/toast.ts';
import * as arrange from './arrange.ts';
import {
  canPlaceIn,
  findSpot,
  findTabs,
  isFull,
  joinCards,
  type LayoutColumns,
  placeCard,
  removeCard,
  updateCard,
} from './arrange.ts';

const t = textsOf({ homePageConfig });

type ArrangementOptions = {
  columns: LayoutColumns;
  cards: ReadonlyMap<string, CardRow>;
  onChange: (columns: LayoutColumns) => void;
};

/** The control that gets focus after a card has moved. */
type Control = keyof typeof controls;
const controls = { grip: '[data-grip]', menu: '.layout-tile__menu button' } as const;

export type Arrangement = ReturnType<typeof useArrangement>;

/** All actions on the cards of a page; every change is announced to screen readers. */
export function useArrangement({ columns, cards, onChange }: ArrangementOptions) {
  const [announcement, setAnnouncement] = useState('');
  const focusNext = useDeferredFocus();
  const nameOf = (id: string) => cards.get(id)?.name ?? t('removedCard');

  const wordsFor = (key: 'lifted' | 'moved' | 'dropped', id: string, now: LayoutColumns = columns) => {
    const { place, at } = findSpot(now, id) ?? { place: 'main', at: 0 };
    return t(key, { name: nameOf(id), place: t(place), at: at + 1, all: toFrames(now[place]).length });
  };
  const refusal = (id: string, { place }: Spot) => {
    if (!canPlaceIn(place, cards.get(id)?.cardKind)) return t('mainOnlyAside', { name: nameOf(id) });
    return isFull(columns, place, id) ? t('full', { n: portalLimits.maxLayoutCards }) : undefined;
  };
  /** Whether these cards may stand in the column of another one and fit into its frame. */
  const canJoin = (ids: readonly string[], targetId: string) => {
    const place = findSpot(columns, targetId)?.place;
    if (!place || ids.some((id) => !canPlaceIn(place, cards.get(id)?.cardKind))) return false;
    return joinCards(columns, ids, targetId) !== undefined;
  };
  const apply = (next: LayoutColumns, words: string, id: string, control: Control) => {
    onChange(next);
    setAnnouncement(words);
    focusNext(id, control);
  };

  return {
    columns,
    cards,
    announcement,
    announce: setAnnouncement,
    nameOf,
    wordsFor,
    move(id: string, spot: Spot, control: Control = 'grip') {
      const refused = refusal(id, spot);
      if (refused) return toast.info(refused);
      const isNew = !findSpot(columns, id);
      const next = placeCard(columns, id, spot);
      const words = isNew ? t('isAdded', { name: nameOf(id), place: t(spot.place) }) : wordsFor('moved', id, next);
      apply(next, words, id, control);
    },
    /** Moves a card with the other tabs of its frame. */
    moveFrame(id: string, spot: Spot, control: Control = 'grip') {
      const refused = findTabs(columns, id)
        .map(({ cardId }) => refusal(cardId, spot))
        .find(Boolean);
      if (refused) return toast.info(refused);
      const next = arrange.moveFrame(columns, id, spot);
      apply(next, wordsFor('moved', id, next), id, control);
    },
    canJoin,
    /** Makes cards tabs of another one's frame. */
    join(ids: readonly string[], targetId: string, control: Control = 'grip') {
      const [id] = ids;
      const next = canJoin(ids, targetId) ? joinCards(columns, ids, targetId) : undefined;
      if (!next || id === undefined) return;
      apply(next, t('isJoined', { name: nameOf(id), other: nameOf(targetId) }), id, control);
    },
    leave(id: string, control: Control = 'grip') {
      apply(arrange.leaveFrame(columns, id), t('hasLeft', { name: nameOf(id) }), id, control);
    },
    change(id: string, changes: Partial<LayoutPlace>, key: Parameters<typeof t>[0]) {
      apply(updateCard(columns, id, changes), t(key, { name: nameOf(id) }), id, 'menu');
    },
    takeOut(id: string) {
      apply(removeCard(columns, id), t('isTakenOut', { name: nameOf(id) }), id, 'grip');
    },
    /** Restores the state before a card was lifted. */
    restore(id: string, before: LayoutColumns) {
      apply(before, t('cancelled', { name: nameOf(id) }), id, 'grip');
    },
  };
}

/** A card that changes its column is remounted; focus must follow it. */
function useDeferredFocus() {
  const wanted = useRef<{ id: string; control: Control }>(undefined);
  useLayoutEffect(() => {
    if (!wanted.current) return;
    const { id, control } = wanted.current;
    const card = document.querySelector(`[data-layout-card="${CSS.escape(id)}"]`);
    const found = card?.querySelector<HTMLElement>(controls[control]) ?? card?.querySelector<HTMLElement>('button');
    wanted.current = undefined;
    if (found !== document.activeElement) found?.focus();
  });
  return (id: string, control: Control) => {
    wanted.current = { id, control };
  };
}
