import type { CardConfig, CardData, CardKind } from '@yizhan/contract/cards.ts';
import type { Person, SignedInContext } from '../context.ts';

export type Viewer = Pick<SignedInContext, 'db' | 'now' | 'person' | 'secrets' | 'feeds' | 'caller'> & {
  /** Looks at one card alone, and can wait for a foreign source. */
  patient?: boolean;
};
export type CardSettings<K extends CardKind> = { config: CardConfig<K>; displayRows: number };

/** Where the data of a kind of card comes from. */
export type CardSource<K extends CardKind> = {
  /** People with the same answer are shown the same data, and share its last good state. */
  audience(person: Person, config: CardConfig<K>): string;
  /** Data of the portal's own that many share is kept until a hint says that it changed, at most for a minute. */
  kept?(config: CardConfig<K>): boolean;
  /** One bounded statement, or one bounded question to each foreign system, side by side. */
  load(settings: CardSettings<K>, viewer: Viewer): Promise<CardData<K>>;
};

/** For data that is nobody else's. */
export const ownAudience = ({ id, identityId }: Person) => `${id}/${identityId}`;
