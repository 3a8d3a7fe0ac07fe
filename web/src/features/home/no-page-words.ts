import { noPage } from '@yizhan/contract/texts/zh-CN/no-page.ts';
import { textsOf } from '../../lib/text.ts';

export const n = textsOf('noPage', noPage);
