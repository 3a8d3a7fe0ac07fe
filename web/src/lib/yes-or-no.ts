import { ui } from '@yizhan/contract/texts/zh-CN/ui.ts';
import { textsOf } from './text.ts';

const t = textsOf({ ui });

export const yesOrNo = (value: boolean) => t(value ? 'yes' : 'no');
