import type { cardCommonUse as zh } from '../zh-CN/card-common-use.ts';

export const cardCommonUse: Record<keyof typeof zh, string> = {
  none: 'Nothing here',
  own: 'Mine',
  ownNone: 'Services you opened {times} times or more in the last {days} days appear here',
  identity: 'People like me',
  identityNone: 'Nothing here',
  title: 'Common use',
  all: 'All',
  scenes: 'Scenes',
};
