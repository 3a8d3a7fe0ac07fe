import type * as zh from '../zh-CN/setup.ts';

export const setup: Record<keyof typeof zh.setup, string> = {
  description: 'Set up the portal step by step. Leave any step and come back here later.',
  progress: '{done} of {total} steps done',
  allDone: 'Everything is set up and people can use the portal. Later changes are made in the sections at the left.',
  openPortal: 'See the home page',
  DONE: 'Done',
  CONFIRMED: 'Confirmed',
  OPEN: 'Open',
  confirm: 'Nothing to do here',
  reopen: 'Open this step again',
  step: 'Step {n}',

  school: 'Name and crest',
  schoolText:
    'The name stands at the top of every page and in the browser; a square crest without background works best.',
  schoolNow: 'Name now: {name}; {crest}',
  crestThere: 'crest uploaded',
  crestMissing: 'no crest yet',
  schoolGo: 'Enter the name, upload the crest',

  departments: 'Departments',
  departmentsText:
    'Services, people, contact cards and guides belong to departments. Add them one by one or import a sheet.',
  departmentsNow: '{n} departments',
  departmentsGo: 'Add or import departments',

  people: 'People',
  peopleText:
    'Import accounts from a sheet; with a central login, accounts are created when people first sign in. Both can be combined.',
  peopleNow: '{n} accounts; {login}',
  loginThere: 'central login connected',
  loginMissing: 'no central login',
  peopleGo: 'Add or import people',
  peopleLogin: 'Connect a central login',

  services: 'Services',
  servicesText:
    'Tick what your school has among 60 common services; names and summaries can change later. Those at a desk and those with an address can go on the shelf, others become drafts.',
  servicesNow: '{shelved} on the shelf, {drafts} drafts',
  servicesGo: 'Choose from templates',
  servicesManage: 'Open services',

  homePage: 'Home page',
  homePageText: 'The home page is made of cards. Begin with the common ones; arrange them by identity later.',
  homePageNow: '{n} cards published',
  homePageGo: 'Add common cards',
  homePageManage: 'Open home page settings',

  landing: 'Landing page',
  landingText: 'What people see before they sign in. Without changes the default is shown.',
  landingGo: 'Set up the landing page',

  templatesTitle: 'Choose services from templates',
  templatesText:
    'Tick what your school has. An online service needs an address for the shelf; without it becomes a draft.',
  templatesAll: 'All of “{scene}”',
  templateUsed: 'Exists',
  templateOffline: 'At a desk',
  templateUrl: 'Address of “{name}”',
  templateUrlHint: 'https://, optional',
  templateUrlWrong: 'An address begins with http:// or https://',
  shelve: 'Put on the shelf what is complete',
  create: 'Create {n} services',
  createNone: 'Tick some services first',
  created: '{shelved} on the shelf, {drafts} drafts',
  createdSkipped: '{shelved} on the shelf, {drafts} drafts, {skipped} existed',
  back: 'Back to the guide',

  cardsTitle: 'Add common cards',
  cardsText: 'Ticked cards are published to everybody at once.',
  publishCards: 'Publish {n} cards',
  cardsDone: 'Cards published',
};
