import { type CardKind, isOnlyAside } from '@yizhan/contract/cards.ts';
import type { LayoutContent } from '@yizhan/contract/entities/layout.ts';
import { identityTypes } from '@yizhan/contract/permissions.ts';

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
  return faults;
}
