import type { CardConfig, CardData, CardKind } from '@yizhan/contract/cards.ts';
import type { Person, SignedInContext } from '../context.ts';

export type Viewer = Pick<SignedInContext, 'db' | 'now' | 'person' | 'secrets' | 'feeds' | 'caller'>;
export type CardSettings<K extends CardKind> = { config: CardConfig<K>; displayRows: number };

/** Where the data of a kind of card comes from. */
export type CardSource<K extends CardKind> = {
  /** People with the same answer are shown the same data, and share its last good state. */
  audience(person: Person): string;
  /** Data that many share is kept for so long; without it, every page asks anew. */
  keepMs?: number;
  /** One bounded statement, or one bounded question to each foreign system, side by side. */
  load(settings: CardSettings<K>, viewer: Viewer): Promise<CardData<K>>;
};

/** For data that is nobody else's. */
export const ownAudience = ({ id, identityId }: Person) => `${id}/${identityId}`;
