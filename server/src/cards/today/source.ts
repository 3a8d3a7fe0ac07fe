import type { TodayItem, TodayKind, TodaySettings } from '@yizhan/contract/today.ts';
import type { Db } from '../../db/database.ts';
import type { CardContents } from '../../domain/cards/card-hints.ts';
import type { PublishedCache } from '../../domain/publishing/published-cache.ts';
import type { Viewer } from '../source.ts';

/** The viewer of the strip: that of a page of cards, with what the school has published and set. */
export type TodayViewer = Viewer & {
  published: PublishedCache;
  tenant: { settings: { today: TodaySettings } };
  /** For what loads and caches by itself; `db` is the batch of the page. */
  wholeDb: Db;
};

export type TodayThing = Omit<TodayItem, 'kind'>;

/** The source of one kind of thing on the strip of today. */
export type TodaySource = {
  /** Which portal data it shows: it is cached until that changes. Absent: it has a cache of its own. */
  shows?: readonly CardContents[];
  /** What to say, most pressing first; nothing = an empty list. A foreign system that has to be asked is `pending`. */
  load(viewer: TodayViewer): Promise<TodayThing[] | 'pending'>;
};

export type TodaySources = { [K in TodayKind]: TodaySource };
