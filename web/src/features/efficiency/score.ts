import { scoreDeductions, scoreParts } from '@yizhan/contract/efficiency-kinds.ts';
import type { DeptScore, EfficiencyContent } from '@yizhan/contract/entities/efficiency.ts';
import { efficiency } from '@yizhan/contract/texts/zh-CN/efficiency.ts';
import { textsOf } from '../../lib/text.ts';
import { countText, rateText } from './figures.ts';

const t = textsOf({ efficiency });

export const pointsText = (points: number | null) =>
  points === null ? t('noValue') : t('points', { n: Math.round(points * 10) / 10 });

/** How the score is made, with the weights of the school. */
export const formulaText = ({ weights, deductions }: Pick<EfficiencyContent, 'weights' | 'deductions'>) =>
  t('formula', {
    parts: scoreParts.map((part) => t('formulaPart', { name: t(`part_${part}`), n: weights[part] })).join(' + '),
    red: deductions.redLamp,
    order: deductions.overdueOrder,
  });

/** What a score is made of, as columns of a table. */
export const scoreHead = () => [
  t('byScore'),
  ...scoreParts.map((part) => t(`part_${part}`)),
  ...scoreDeductions.map((one) => t(`off_${one}`)),
];
export const scoreCells = (score: DeptScore) => [
  pointsText(score.points),
  ...scoreParts.map((part) => rateText(score[part])),
  ...scoreDeductions.map((one) => countText(score[one])),
];
