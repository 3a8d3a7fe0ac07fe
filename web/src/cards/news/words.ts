import { cardNews } from '@yizhan/contract/texts/zh-CN/card-news.ts';
import { textsOf } from '../../lib/text.ts';

export const t = textsOf('cardNews', cardNews);
