import type { english as zh, englishPlaceNames as zhPlaces } from '../zh-CN/english.ts';

export const english: Record<keyof typeof zh, string> = {
  description:
    'English screens show the school’s names as they are written here. Each Chinese name is given once and takes effect at once; without an English text the Chinese one is shown.',
  searchHint: 'Chinese or English',
  missingOnly: 'Missing',
  missingCount: '{n} names have no English text yet',
  complete: 'Every name the school uses has an English text',
  none: 'No such name',
  allPlaces: 'Everywhere',
  text: 'Chinese',
  english: 'English',
  places: 'Used in',
  unused: 'no longer used',
  builtInHelp: 'Left empty, the built-in text is shown:',
  editTitle: 'English name',
  help: 'Shown on English screens wherever “{name}” stands; left empty, the Chinese text is shown. Takes effect at once.',
  add: 'Add English',
  change: 'Change English',
};

export const englishPlaceNames: Record<keyof typeof zhPlaces, string> = {
  services: 'Services',
  departments: 'Departments',
  cards: 'Cards and layouts',
  landing: 'Landing page',
  banners: 'Banners',
  navigation: 'Navigation',
  tools: 'Tools',
  themes: 'Themes',
  alerts: 'Emergency lines',
  news: 'News columns',
  dictionaries: 'Dictionaries',
  roles: 'Roles',
  calendar: 'Calendar',
  dutyLists: 'Lists and columns',
  dutyItems: 'List items',
  school: 'School and footer',
};
