import { home } from '@yizhan/contract/texts/zh-CN/home.ts';
import { textsOf } from '../../lib/text.ts';

export const t = textsOf('home', home);
