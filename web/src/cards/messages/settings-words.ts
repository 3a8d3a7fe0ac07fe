import { cardMessagesSettings } from '@yizhan/contract/texts/zh-CN/card-messages-settings.ts';
import { textsOf } from '../../lib/text.ts';

export const t = textsOf('cardMessagesSettings', cardMessagesSettings);
