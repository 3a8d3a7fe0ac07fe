import { shell } from '@yizhan/contract/texts/zh-CN/shell.ts';
import { textsOf } from '../../lib/text.ts';

export const t = textsOf('shell', shell);
