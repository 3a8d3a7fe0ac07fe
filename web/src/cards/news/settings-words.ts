import { cardNewsSettings } from '@yizhan/contract/texts/zh-CN/card-news-settings.ts';
import { textsOf } from '../../lib/text.ts';

export const t = textsOf('cardNewsSettings', cardNewsSettings);
