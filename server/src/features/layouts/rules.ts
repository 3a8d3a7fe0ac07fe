import { type CardKind, isOnlyAside } from '@yizhan/contract/cards.ts';
import type { LayoutContent, LayoutPlace } from '@yizhan/contract/entities/layout.ts';
import * as portalLimits from '@yizhan/contract/limits/portal.ts';
import { identityTypes } from '@yizhan/contract/permissions.ts';

/** Whether a frame holds more tabs than fit into it. */
function hasFullFrame(places: readonly LayoutPlace[]): boolean {
  return places.some(
    ({ frame }) =>
      frame !== null && places.filter((other) => other.frame === frame).length > portalLimits.maxFrameCards,
  );
}

const known: readonly number[] = Object.values(identityTypes);

/** The fields of a layout that do not match the school's cards. */
export function faultsOf(
  { identities, main, aside }: LayoutContent,
  cards: readonly { id: string; kind: CardKind }[],
): string[] {
  const kinds = new Map(cards.map(({ id, kind }) => [id, kind]));
  const ids = [...main, ...aside].map(({ cardId }) => cardId);
  const faults = [];
  if (identities.some((type) => !known.includes(type))) faults.push('identities');
  const mainKinds = main.map(({ cardId }) => kinds.get(cardId));
  if (mainKinds.some((kind) => kind === undefined || isOnlyAside(kind))) faults.push('main');
  if (aside.some(({ cardId }) => !kinds.has(cardId))) faults.push('aside');
  if (new Set(ids).size < ids.length) faults.push('cardId');
  if ([main, aside].some(hasFullFrame)) faults.push('frame');
  return faults;
}
