import type { cardFavourites as zh } from '../zh-CN/card-favourites.ts';

export const cardFavourites: Record<keyof typeof zh, string> = {
  none: 'No favourite services',
};
