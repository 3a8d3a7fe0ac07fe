import type { cardAffairs as zh } from '../zh-CN/card-affairs.ts';

export const cardAffairs: Record<keyof typeof zh, string> = {
  none: 'Nothing here',
  tabs: 'Kinds of affairs',
  TODO: 'To do',
  READ: 'To read',
  STARTED: 'Started by me',
  DONE: 'Done',
  CC: 'Copied to me',
  actingFor: 'For {name}',
  important: 'Important',
  node: 'Current step',
  sent: 'Started {when}',
  due: 'Due {when}',
  late: 'Overdue · due {when}',
  handle: 'Open',
  read: 'Read',
  all: 'All of “{tab}”',
  switchTo: 'Switch to “{name}” and go on',
  ask: 'No address was given: please ask {name}',
  askSchool: 'No address was given: please call the school',
  askOffice: 'No address was given: please ask the school’s IT office',
};
