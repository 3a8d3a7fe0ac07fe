import type { noPage as zh } from '../zh-CN/no-page.ts';

export const noPage: Record<keyof typeof zh, string> = {
  title: 'No such page',
  text: 'This page does not exist, or is not open to you.',
  toHome: 'Back to the home page',
};
