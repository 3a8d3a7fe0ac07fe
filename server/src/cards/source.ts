import type { CardConfig, CardData, CardKind } from '@yizhan/contract/cards.ts';
import type { Person } from '../context.ts';
import type { Db } from '../db/database.ts';

export type Viewer = { db: Db; now: Date; person: Person };
export type CardSettings<K extends CardKind> = { config: CardConfig<K>; displayRows: number };

/** Where the data of a kind of card comes from. */
export type CardSource<K extends CardKind> = {
  /** People with the same answer are shown the same data, and share its last good state. */
  audience(person: Person): string;
  /** One bounded statement, or one bounded question to a foreign system. */
  load(settings: CardSettings<K>, viewer: Viewer): Promise<CardData<K>>;
};
