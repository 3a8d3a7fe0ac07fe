import { favourites } from '@yizhan/contract/texts/zh-CN/favourites.ts';
import { textsOf } from '../../lib/text.ts';

export const t = textsOf('favourites', favourites);
