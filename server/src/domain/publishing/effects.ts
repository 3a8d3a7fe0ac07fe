import type { Publishable } from '@yizhan/contract/publishable.ts';
import type { Db } from '../../db/database.ts';
import { guideEffects } from '../guides/effects.ts';
import type { Content } from './contents.ts';

/** Whose to-do list has changed with it; told when all is written. */
export type AffectedUsers = readonly string[];

/** What is kept in step with a publication of a kind, in the same transaction. */
export type Effects<K extends Publishable> = {
  /** People see this content from now on: published, brought back, or its time has come. */
  published(db: Db, going: { id: string; content: Content<K>; now: Date }): Promise<AffectedUsers>;
  /** The draft is another one, or none any more; `accepted`: it went out, or will at its time. */
  drafted(db: Db, going: { id: string; accepted: boolean }): Promise<AffectedUsers>;
  /** It goes for good, with its revisions. */
  removed(db: Db, id: string): Promise<AffectedUsers>;
};

/** Kinds that are not named have nothing beside them. */
const effects: { readonly [K in Publishable]?: Effects<K> } = { guide: guideEffects };

export const effectsOf = <K extends Publishable>(kind: K): Effects<K> | undefined => effects[kind];
