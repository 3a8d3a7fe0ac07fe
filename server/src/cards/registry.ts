import type { CardKind } from '@yizhan/contract/cards.ts';
import { announcements } from './announcements.ts';
import type { CardSource } from './source.ts';

/** The source of every kind of card. */
export const sources: { [K in CardKind]: CardSource<K> } = { announcements };
