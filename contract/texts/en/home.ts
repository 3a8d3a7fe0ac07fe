import type { home as zh } from '../zh-CN/home.ts';

export const home: Record<keyof typeof zh, string> = {
  title: 'Home',
  dawn: 'Still up, {name}?',
  morning: 'Good morning, {name}',
  noon: 'Good day, {name}',
  afternoon: 'Good afternoon, {name}',
  evening: 'Good evening, {name}',
  date: '{weekday}, {month}/{day}',
  weekdays: 'Sun,Mon,Tue,Wed,Thu,Fri,Sat',
  none: 'There are no cards here yet. They appear once an administrator publishes them.',
  noneForAdmin: 'There are no cards here yet. Publish the first one.',
  configure: 'Configure cards',
  edit: 'Arrange',
  frameTabs: 'Switch cards',
  cardMenu: '{name}: more',
  cardFailed: 'This card cannot be shown right now',
  cardStale: 'Could not be updated; this is how it was {when}.',
};
