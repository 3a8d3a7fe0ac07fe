import { cardToolsSettings } from '@yizhan/contract/texts/zh-CN/card-tools-settings.ts';
import { textsOf } from '../../lib/text.ts';

export const t = textsOf('cardToolsSettings', cardToolsSettings);
