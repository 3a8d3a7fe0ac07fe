import type { roleMenus as zh, menuNotes as zhNotes } from '../zh-CN/role-menus.ts';

export const roleMenus: Record<keyof typeof zh, string> = {
  description: 'A role decides what can be opened. Whoever holds it has the new rights at their next step.',
  add: 'New role',
  searchHint: 'Name or code',
  name: 'Name',
  code: 'Code',
  codeHelp: 'Capital letters, digits and underscores, e.g. NEWS_EDITOR; for interfaces and other systems',
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
  removeAskText: 'Only while nobody holds it; it does not come back.',
};

export const menuNotes: Record<keyof typeof zhNotes, string> = {
  cardBusinessConfig: 'Edit and publish the cards of the home page, e.g. announcements',
  'userFrameConfig/homePageConfig':
    'Layouts and default cards of the home page, card categories, themes, banners, quick links and emergency lines',
  deptResponsibilityListConfig:
    'The cards of the own department and those below; all of them for who administers departments, services or the school',
  managementGuideConfig:
    'Write the guides of one’s department and answer corrections; publishing takes the services entry',
  'userFrameConfig/preLoginConfig': 'Blocks of the landing page, their order, banners, figures and downloads',
  'userFrameConfig/manage/services':
    'Services: details, shelf, roles, ways in; scenes and types; synonyms and search gaps; publishing guides',
  'userFrameConfig/manage/news': 'News columns and articles: write, pin, schedule and choose who sees them',
  'userFrameConfig/manage/users': 'See and change all accounts, identities and roles, disable them, reset passwords',
  'userFrameConfig/manage/roles': 'Make roles and decide what each opens',
  'userFrameConfig/manage/departments': 'The tree of departments, their details and order',
  'userFrameConfig/manage/dictionary': 'The options of selects',
  'userFrameConfig/manage/settings': 'Name, look, footer, session, mail and maintenance of the school',
  'userFrameConfig/manage/signOn':
    'Ways to sign in (password, central login, WeChat), session length and automatic lock',
};
