import type { dutyItemManage } from '@yizhan/contract/texts/zh-CN/duty-item-manage.ts';
import type { guideManage } from '@yizhan/contract/texts/zh-CN/guide-manage.ts';

/** What an error reported by a reader has in common, whatever it is about. */
export type ReportedCorrection = {
  id: string;
  version: number;
  text: string;
  contact: string;
  who: string;
  createdAt: string;
  state: 'OPEN' | 'DONE';
  answer: string;
  answeredBy: string;
  answeredAt: string | null;
};

/** Each section says it in its own words, under the same keys. */
type CorrectionKey = keyof typeof dutyItemManage & keyof typeof guideManage;
export type CorrectionTexts = (key: CorrectionKey, params?: Readonly<Record<string, string | number>>) => string;
