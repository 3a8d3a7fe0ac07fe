import type { cardCommonUseSettings as zh } from '../zh-CN/card-common-use-settings.ts';

export const cardCommonUseSettings: Record<keyof typeof zh, string> = {
  name: 'Common use',
  about: 'Services one uses most, and people like oneself',
  navigationType: 'Leads to',
};
