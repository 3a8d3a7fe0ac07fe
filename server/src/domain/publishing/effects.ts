import type { Publishable } from '@yizhan/contract/publishable.ts';
import type { Db } from '../../db/database.ts';
import { agreementEffects } from '../agreements/effects.ts';
import { announcementEffects } from '../announcements/effects.ts';
import { dutyItemEffects } from '../duty-lists/effects.ts';
import { guideEffects } from '../guides/effects.ts';
import { navItemEffects } from '../nav-items/effects.ts';
import { processEffects } from '../processes/effects.ts';
import { faqEffects } from '../robot/effects.ts';
import type { Content } from './contents.ts';

/** Users whose to-do list has changed; notified after the commit. */
export type AffectedUsers = readonly string[];

/** Side effects of a kind's publications, in the same transaction. */
export type Effects<K extends Publishable> = {
  /** This content is live from now on: published, restored, or its scheduled time has come. */
  published(db: Db, going: { id: string; content: Content<K>; now: Date }): Promise<AffectedUsers>;
  /** It is live no longer. Only kinds that can be taken down have it. */
  withdrawn?(db: Db, id: string): Promise<AffectedUsers>;
  /** The draft was changed or discarded; `accepted`: it was published or scheduled. */
  drafted(db: Db, going: { id: string; accepted: boolean }): Promise<AffectedUsers>;
  /** Removed permanently, with its revisions. */
  removed(db: Db, id: string): Promise<AffectedUsers>;
};

/** Kinds not listed have no side effects. */
const effects: { readonly [K in Publishable]?: Effects<K> } = {
  guide: guideEffects,
  dutyItem: dutyItemEffects,
  faq: faqEffects,
  announcement: announcementEffects,
  agreement: agreementEffects,
  process: processEffects,
  navItem: navItemEffects,
};

export const effectsOf = <K extends Publishable>(kind: K): Effects<K> | undefined => effects[kind];
