import { cardFrameSettings } from '@yizhan/contract/texts/zh-CN/card-frame-settings.ts';
import { textsOf } from '../../lib/text.ts';

export const t = textsOf('cardFrameSettings', cardFrameSettings);
