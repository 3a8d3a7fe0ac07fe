import { difference } from './difference.ts';
import type { LayoutContent, LayoutPlace } from './entities/layout.ts';
import type { Change } from './entities/publishing.ts';

const columns = ['main', 'aside'] as const;
export type CardSpot = { place: (typeof columns)[number]; at: number };
type CardPosition = { card: LayoutPlace; spot: CardSpot };

const placedOf = (content: Partial<LayoutContent>): Map<string, CardPosition> =>
  new Map(
    columns.flatMap((place) =>
      (content[place] ?? []).map((card, at) => [card.cardId, { card, spot: { place, at: at + 1 } }] as const),
    ),
  );

/** The longest run of cards that keep their order: they were not moved, the others were. */
function inOrder(ids: readonly string[], positionOf: (id: string) => number): Set<string> {
  const best: { length: number; previous: number }[] = [];
  ids.forEach((id, at) => {
    const before = best
      .map(({ length }, index) => ({ length, index }))
      .filter(({ index }) => positionOf(ids[index] ?? '') < positionOf(id));
    const longest = before.reduce((a, b) => (b.length > a.length ? b : a), { length: 0, index: -1 });
    best[at] = { length: longest.length + 1, previous: longest.index };
  });
  const kept = new Set<string>();
  let at = best.reduce((top, { length }, index) => (length > (best[top]?.length ?? 0) ? index : top), 0);
  while (at >= 0 && ids[at] !== undefined) {
    kept.add(ids[at] ?? '');
    at = best[at]?.previous ?? -1;
  }
  return kept;
}

function movedCards(before: ReadonlyMap<string, CardPosition>, after: ReadonlyMap<string, CardPosition>): string[] {
  const stayed = [...before.keys()].filter((id) => after.get(id)?.spot.place === before.get(id)?.spot.place);
  const kept = columns.flatMap((place) => {
    const ids = stayed.filter((id) => before.get(id)?.spot.place === place);
    return [...inOrder(ids, (id) => after.get(id)?.spot.at ?? 0)];
  });
  return [...after.keys()].filter((id) => before.has(id) && !kept.includes(id));
}

/**
 * How two arrangements of a page differ, by card and not by position: what was added, removed and moved, then the
 * settings of each card, then those of the page. A card that only made room for another is not among them.
 */
export function layoutDifference(before: unknown, after: unknown): Change[] {
  const [old, now] = [before, after].map((content) => (content ?? {}) as Partial<LayoutContent>);
  const { main: _m, aside: _a, ...oldPage } = old ?? {};
  const { main: _n, aside: _b, ...newPage } = now ?? {};
  const [was, is] = [placedOf(old ?? {}), placedOf(now ?? {})];
  const added = [...is].filter(([id]) => !was.has(id)).map(([id, { spot }]) => ({ path: ['added', id], after: spot }));
  const removed = [...was]
    .filter(([id]) => !is.has(id))
    .map(([id, { spot }]) => ({ path: ['removed', id], before: spot }));
  const moved = movedCards(was, is).map((id) => ({
    path: ['moved', id],
    before: was.get(id)?.spot,
    after: is.get(id)?.spot,
  }));
  const settings = [...is].flatMap(([id, { card }]) => {
    const earlier = was.get(id)?.card;
    return earlier ? difference(earlier, card, ['cards', id]) : [];
  });
  return [...added, ...removed, ...moved, ...settings, ...difference(oldPage, newPage)];
}
