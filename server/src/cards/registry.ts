import type { CardKind } from '@yizhan/contract/cards.ts';
import { affairs } from './affairs.ts';
import { announcements } from './announcements.ts';
import { business } from './business.ts';
import { commonUse } from './common-use.ts';
import { favourites } from './favourites.ts';
import { frame } from './frame.ts';
import { matters } from './matters.ts';
import { messages } from './messages.ts';
import { news } from './news.ts';
import { recommended } from './recommended.ts';
import type { CardSource } from './source.ts';
import { staging } from './staging.ts';
import { todo } from './todo.ts';
import { tools } from './tools.ts';

/** The data source of every kind of card. */
export const sources: { [K in CardKind]: CardSource<K> } = {
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
