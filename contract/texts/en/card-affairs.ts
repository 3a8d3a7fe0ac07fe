import type { cardAffairs as zh } from '../zh-CN/card-affairs.ts';

export const cardAffairs: Record<keyof typeof zh, string> = {
  none: 'Nothing here',
  tabs: 'Kinds of affairs',
  TODO: 'To do',
  READ: 'To read',
  STARTED: 'Started by me',
  DONE: 'Done',
  CC: 'Copied to me',
  important: 'Important',
  node: 'Current step',
  sent: 'Started {when}',
  due: 'Due {when}',
  late: 'Overdue · due {when}',
  all: 'All of “{tab}”',
};
