import { guidePage as enPage } from '@yizhan/contract/texts/en/guide-page.ts';
import { guides as enGuides } from '@yizhan/contract/texts/en/guides.ts';
import { fill } from '@yizhan/contract/texts/format.ts';
import { guidePage as zhPage } from '@yizhan/contract/texts/zh-CN/guide-page.ts';
import { guides as zhGuides } from '@yizhan/contract/texts/zh-CN/guides.ts';

export type GuideTexts = Record<keyof typeof zhGuides | keyof typeof zhPage, string>;

/** The labels around a guide, on its page and on paper. */
export const guideTexts: Record<'zh-CN' | 'en', GuideTexts> = {
  'zh-CN': { ...zhGuides, ...zhPage },
  en: { ...enGuides, ...enPage },
};

/** Looks up a text by key and fills in its placeholders. */
export const guideSentence =
  (texts: GuideTexts) =>
  (key: keyof GuideTexts, params: Readonly<Record<string, string | number>> = {}): string =>
    fill(texts[key], params);
