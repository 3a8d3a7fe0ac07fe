import type { roleMenus as zh } from '../zh-CN/role-menus.ts';

export const roleMenus: Record<keyof typeof zh, string> = {
  description: 'A role decides what can be opened. Whoever holds it has the new rights at their next step.',
  add: 'New role',
  searchHint: 'Name or code',
  name: 'Name',
  code: 'Code',
  codeHelp:
    'Capital letters, digits and underscores, e.g. NEWS_EDITOR; for interfaces and other systems. Left empty, one is made',
  codeWrong: 'Begin with a capital letter; only capital letters, digits and underscores, no spaces, 2 to 40 characters',
  codeFixed: 'The code of a built-in role stays as it is',
  note: 'Note',
  menus: 'What it opens',
  menusHelp: 'You can hand on only what you hold yourself',
  menusKept: 'The school administrator’s entries cannot be taken away',
  notYours: '{note} (you do not hold it)',
  chosen: '{n} of {total}',
  people: 'People',
  peopleCount: '{n}',
  seePeople: 'See who holds it',
  nothingOpen: 'Opens nothing',
  newTitle: 'New role',
  removeAsk: 'Remove the role “{name}”?',
  removeAskText: 'Only while nobody holds it; for 30 days it can be restored from the recycle bin.',
};
