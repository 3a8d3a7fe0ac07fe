import type { CardConfig, CardData, CardKind } from '@yizhan/contract/cards.ts';
import type { Matter } from '@yizhan/contract/entities/card-data.ts';
import type { Feeds } from '../common/feeds.ts';
import type { Files } from '../common/files.ts';
import type { Secrets } from '../common/secrets.ts';
import type { Config } from '../config.ts';
import type { Reader } from '../db/database.ts';
import type { CardContents } from '../domain/cards/card-hints.ts';
import type { Connectors } from '../domain/connectors/connectors.ts';
import { rightsKey } from '../domain/services/rules.ts';
import type { Caller, Person } from '../person.ts';
import type { Snapshots } from './snapshots.ts';

export type Viewer = {
  now: Date;
  person: Person;
  caller: Caller;
  secrets: Secrets;
  config: Pick<Config, 'microAppOrigins'>;
  feeds: Feeds;
  connectors: Connectors;
  files: Pick<Files, 'link'>;
  snapshots: Snapshots;
  /** On a whole page queries are batched as JSON, so ids are selected as text: see `Db.together`. */
  db: Reader;
  /** Loads a single card, and can wait for a foreign source. */
  waitsForSource?: boolean;
};
export type CardSettings<K extends CardKind> = { config: CardConfig<K>; displayRows: number };

/** Something a card shows about the person, with the name of its column. */
export type CardFigure = Matter & { source: string };

/** The people who share the same data; for a single person, hints to that person apply as well. */
type Audience = { key: string; userId?: string };

/** The data source of a kind of card. */
export type CardSource<K extends CardKind> = {
  /** Which portal data it shows: changes of that data are published to its readers. */
  shows?: readonly CardContents[];
  /** People with the same key share the same data and its last good state. */
  audience(person: Person, config: CardConfig<K>): Audience;
  /** The portal's own data is cached until a hint invalidates it, for a minute at most. */
  isCacheable?(config: CardConfig<K>): boolean;
  /** One bounded statement, or one bounded request per foreign system, in parallel. */
  load(settings: CardSettings<K>, viewer: Viewer): Promise<CardData<K>>;
  /** The data with links to files, which are one session's own and therefore added after the shared cache. */
  withLinks?(data: CardData<K>, viewer: Pick<Viewer, 'files' | 'person'>): CardData<K>;
  /** What it shows about the person is listed in the personal centre as well. */
  listFigures?(settings: CardSettings<K>, viewer: Viewer): Promise<CardFigure[]>;
};

/** For data that depends only on what a person may use. */
export const sameRights = (person: Person): Audience => ({ key: rightsKey(person) });

/** For personal data. Includes the rights, which can change while the data is cached. */
export const ownAudience = (person: Person): Audience => ({
  key: `${person.id}/${person.identityId}/${rightsKey(person)}`,
  userId: person.id,
});

type Column = { source: { sourceType: string } };

/** Foreign sources have a cache of their own and report their own freshness. */
export const hasOwnSourcesOnly = ({ columns }: { columns: readonly Column[] }) =>
  columns.every(({ source }) => source.sourceType === 'INTERNAL');
