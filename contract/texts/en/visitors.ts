import type { visitors as zh } from '../zh-CN/visitors.ts';

export const visitors: Record<keyof typeof zh, string> = {
  menu: 'Main menu',
  home: 'Home',
  hall: 'Services',
  guides: 'Guides',
  news: 'News',
  lists: 'Responsibility lists',
  help: 'Help',
  signIn: 'Sign in',
  signInFirst: 'Sign in',
  ownHome: 'My home page',
  otherLanguage: '中文',
  accessibility: 'Accessibility',
  skip: 'Skip to the content',
};
