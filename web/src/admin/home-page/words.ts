import { homePageConfig } from '@yizhan/contract/texts/zh-CN/home-page-config.ts';
import { textsOf } from '../../lib/text.ts';

export const h = textsOf('homePageConfig', homePageConfig);
