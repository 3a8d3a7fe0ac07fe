import type { palette as zh } from '../zh-CN/palette.ts';

export const palette: Record<keyof typeof zh, string> = {
  title: 'Search',
  searchHint: 'Search services, pages, settings, news and commands',
  searchPages: 'Pages',
  searchManage: 'Manage',
  searchActions: 'Actions',
  searchServices: 'Services',
  searchRecent: 'Used lately',
  searchNear: 'Nearest',
  searchSettings: 'My settings',
  searchNews: 'News',
  searchAnnouncements: 'Announcements',
  searching: 'Searching…',
  searchPeople: 'People',
  searchHall: 'Search the hall for “{words}”',
  searchNothing: 'Nothing found for “{words}”. Try another word',
  searchFound: '{n} results',
  searchMove: 'move',
  searchOpen: 'open',
  searchClose: 'close',
};
