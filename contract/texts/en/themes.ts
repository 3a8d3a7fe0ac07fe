import type { themes as zh } from '../zh-CN/themes.ts';

export const themes: Record<keyof typeof zh, string> = {
  title: 'Appearance',
  choose: 'Choose a theme',
  usual: 'The school’s own',
  festival: 'Festival theme, until {day}',
  inForce: '“{name}” is shown during the festival',
  help: 'A choice applies at once and follows your account to other devices. Light and dark are in the account menu.',
};
