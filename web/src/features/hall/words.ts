import { favourites } from '@yizhan/contract/texts/zh-CN/favourites.ts';
import { hall } from '@yizhan/contract/texts/zh-CN/hall.ts';
import { textsOf } from '../../lib/text.ts';

export const t = textsOf('hall', hall);
export const star = textsOf('favourites', favourites);
