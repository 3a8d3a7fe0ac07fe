import type { cardRecommendedSettings as zh } from '../zh-CN/card-recommended-settings.ts';

export const cardRecommendedSettings: Record<keyof typeof zh, string> = {
  name: 'Recommended',
  about: 'Services popular with one’s identity and department',
  navigationType: 'Leads to',
};
