import type { CardConfig, CardData, CardKind } from '@yizhan/contract/cards.ts';
import type { Feeds } from '../common/feeds.ts';
import type { Secrets } from '../common/secrets.ts';
import type { Reader } from '../db/database.ts';
import type { CardContents } from '../domain/cards/card-hints.ts';
import { rightsKey } from '../domain/services/rules.ts';
import type { Caller, Person } from '../person.ts';
import type { Snapshots } from './snapshots.ts';

export type Viewer = {
  now: Date;
  person: Person;
  caller: Caller;
  secrets: Secrets;
  feeds: Feeds;
  snapshots: Snapshots;
  /** On a whole page what the sources ask travels together, so that ids are asked for as text: see `Db.together`. */
  db: Reader;
  /** Looks at one card alone, and can wait for a foreign source. */
  waitsForSource?: boolean;
};
export type CardSettings<K extends CardKind> = { config: CardConfig<K>; displayRows: number };

/** Those who are shown the same data; where that is one person, hints to them concern it, too. */
type Audience = { key: string; userId?: string };

/** Where the data of a kind of card comes from. */
export type CardSource<K extends CardKind> = {
  /** What of the portal's own it shows: changes of that are published to its readers. */
  shows?: readonly CardContents[];
  /** People with the same answer are shown the same data, and share its last good state. */
  audience(person: Person, config: CardConfig<K>): Audience;
  /** Data of the portal's own is kept until a hint says that it changed, at most for a minute. */
  isCacheable?(config: CardConfig<K>): boolean;
  /** One bounded statement, or one bounded question to each foreign system, side by side. */
  load(settings: CardSettings<K>, viewer: Viewer): Promise<CardData<K>>;
};

/** For data that depends on what one may use, and on nothing else. */
export const sameRights = (person: Person): Audience => ({ key: rightsKey(person) });

/** For data that is nobody else's. What one may use can change while it is kept. */
export const ownAudience = (person: Person): Audience => ({
  key: `${person.id}/${person.identityId}/${rightsKey(person)}`,
  userId: person.id,
});

type Column = { source: { sourceType: string } };

/** Foreign sources are kept by themselves, each for its own time, and say themselves how fresh they are. */
export const hasOwnSourcesOnly = ({ columns }: { columns: readonly Column[] }) =>
  columns.every(({ source }) => source.sourceType === 'INTERNAL');
