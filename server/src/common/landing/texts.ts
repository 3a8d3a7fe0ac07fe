import { landing as enLanding } from '@yizhan/contract/texts/en/landing.ts';
import { visitors as enVisitors } from '@yizhan/contract/texts/en/visitors.ts';
import { landing } from '@yizhan/contract/texts/zh-CN/landing.ts';
import { visitors } from '@yizhan/contract/texts/zh-CN/visitors.ts';
import type { Caller } from '../../context.ts';

type Language = Caller['language'];

const words = {
  'zh-CN': { ...landing, menuBar: visitors },
  en: { ...enLanding, menuBar: enVisitors },
};

export type LandingTexts = Record<keyof typeof landing, string> & { menuBar: Record<keyof typeof visitors, string> };

export const landingTexts = (language: Language): LandingTexts => words[language];
