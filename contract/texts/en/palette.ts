import type { palette as zh } from '../zh-CN/palette.ts';

export const palette: Record<keyof typeof zh, string> = {
  title: 'Search',
  changePassword: 'Change password',
  signOut: 'Sign out',
  searchHint: 'Search services, pages and functions',
  searchPages: 'Pages',
  searchManage: 'Manage',
  searchActions: 'Actions',
  searchServices: 'Services',
  searchNothing: 'Nothing found for “{words}”. Try another word',
  searchFound: '{n} results',
  searchMove: 'move',
  searchOpen: 'open',
  searchClose: 'close',
};
