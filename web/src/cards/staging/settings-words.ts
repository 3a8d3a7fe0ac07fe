import { cardStagingSettings } from '@yizhan/contract/texts/zh-CN/card-staging-settings.ts';
import { textsOf } from '../../lib/text.ts';

export const t = textsOf('cardStagingSettings', cardStagingSettings);
