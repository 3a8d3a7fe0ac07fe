import { cardFavouritesSettings } from '@yizhan/contract/texts/zh-CN/card-favourites-settings.ts';
import { textsOf } from '../../lib/text.ts';

export const t = textsOf('cardFavouritesSettings', cardFavouritesSettings);
