import { landing as enLanding } from '@yizhan/contract/texts/en/landing.ts';
import { visitors as enVisitors } from '@yizhan/contract/texts/en/visitors.ts';
import { landing } from '@yizhan/contract/texts/zh-CN/landing.ts';
import { visitors } from '@yizhan/contract/texts/zh-CN/visitors.ts';
import type { Caller } from '../../person.ts';

type Language = Caller['language'];

const words = {
  'zh-CN': { ...landing, menuBar: visitors, other: 'en' },
  en: { ...enLanding, menuBar: enVisitors, other: 'zh-CN' },
} as const;

/** `other`: the language the reader can switch to. */
export type LandingTexts = Record<keyof typeof landing, string> & {
  menuBar: Record<keyof typeof visitors, string>;
  other: Language;
};

export const landingTexts = (language: Language): LandingTexts => words[language];
