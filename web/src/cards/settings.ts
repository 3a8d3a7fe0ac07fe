import type { CardKind } from '@yizhan/contract/cards.ts';
import { settings as affairs } from './affairs/settings.tsx';
import { settings as announcements } from './announcements/settings.tsx';
import { settings as business } from './business/settings.tsx';
import type { CardSettings } from './card.ts';
import { settings as commonUse } from './common-use/settings.tsx';
import { settings as favourites } from './favourites/settings.tsx';
import { settings as frame } from './frame/settings.tsx';
import { settings as matters } from './matters/settings.tsx';
import { settings as messages } from './messages/settings.tsx';
import { settings as news } from './news/settings.tsx';
import { settings as recommended } from './recommended/settings.tsx';
import { settings as staging } from './staging/settings.tsx';
import { settings as todo } from './todo/settings.tsx';
import { settings as tools } from './tools/settings.tsx';

/**
 * The settings of every kind of card; a missing one does not compile. Imported only by administration, since it pulls
 * in antd.
 */
const cardSettings: { [K in CardKind]: () => CardSettings<K> } = {
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

export const getCardSettings = <K extends CardKind>(kind: K): CardSettings<K> => cardSettings[kind]();
