import { announcements } from '@yizhan/contract/texts/zh-CN/announcements.ts';
import { textsOf } from '../../lib/text.ts';

export const t = textsOf('announcements', announcements);
