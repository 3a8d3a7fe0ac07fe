import { news } from '@yizhan/contract/texts/zh-CN/news.ts';
import { textsOf } from '../../lib/text.ts';

export const t = textsOf('news', news);
