import type { CardKind } from '@yizhan/contract/cards.ts';
import { settings as announcements } from './announcements/settings.ts';
import type { CardSettings } from './card.ts';

/** How every kind of card is set up. Only administration imports this: it brings antd with it. */
export const cardSettings: { [K in CardKind]: () => CardSettings<K> } = { announcements };
