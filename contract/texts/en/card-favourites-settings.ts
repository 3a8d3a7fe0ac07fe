import type { cardFavouritesSettings as zh } from '../zh-CN/card-favourites-settings.ts';

export const cardFavouritesSettings: Record<keyof typeof zh, string> = {
  name: 'Favourite services',
  about: 'Services one has marked',
  navigationType: 'Leads to',
};
