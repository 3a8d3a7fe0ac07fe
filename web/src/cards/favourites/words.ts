import { cardFavourites } from '@yizhan/contract/texts/zh-CN/card-favourites.ts';
import { textsOf } from '../../lib/text.ts';

export const t = textsOf('cardFavourites', cardFavourites);
