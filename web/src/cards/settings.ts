import type { CardKind } from '@yizhan/contract/cards.ts';
import { settings as affairs } from './affairs/settings.ts';
import { settings as announcements } from './announcements/settings.ts';
import { settings as business } from './business/settings.ts';
import type { CardSettings } from './card.ts';
import { settings as commonUse } from './common-use/settings.ts';
import { settings as favourites } from './favourites/settings.ts';
import { settings as frame } from './frame/settings.ts';
import { settings as matters } from './matters/settings.ts';
import { settings as messages } from './messages/settings.ts';
import { settings as news } from './news/settings.ts';
import { settings as recommended } from './recommended/settings.ts';
import { settings as staging } from './staging/settings.ts';
import { settings as todo } from './todo/settings.ts';
import { settings as tools } from './tools/settings.ts';

/** How every kind of card is set up. Only administration imports this: it brings antd with it. */
export const cardSettings: { [K in CardKind]: () => CardSettings<K> } = {
  messages,
  todo,
  business,
  matters,
  staging,
  favourites,
  news,
  affairs,
  tools,
  recommended,
  commonUse,
  announcements,
  frame,
};
