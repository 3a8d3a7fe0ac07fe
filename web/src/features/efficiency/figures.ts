import * as efficiencyLimits from '@yizhan/contract/limits/efficiency.ts';
import { efficiency } from '@yizhan/contract/texts/zh-CN/efficiency.ts';
import { textsOf } from '../../lib/text.ts';

const t = textsOf({ efficiency });

const round = (value: number) => Math.round(value * 10) / 10;

/** EF-2: null is a count too small to be shown. */
export const countText = (count: number | null) =>
  count === null ? t('hidden', { n: efficiencyLimits.smallCount }) : count.toLocaleString();
export const rateText = (rate: number | null) =>
  rate === null ? t('noValue') : t('percent', { n: round(rate * 100) });
export const hoursText = (hours: number | null) => (hours === null ? t('noValue') : t('hours', { n: round(hours) }));
export const starsText = (stars: number | null) =>
  stars === null ? t('noValue') : t('stars', { n: Math.round(stars * 100) / 100 });

export type Change = { text: string; better: boolean | undefined };

/** What became of a figure since the days before; nothing to say when either is not there. */
export function changeOf(
  now: number | null,
  before: number | null,
  show: (n: number) => string,
  good: 'up' | 'down' | 'none',
) {
  if (now === null || before === null) return undefined;
  const difference = now - before;
  const n = show(Math.abs(difference));
  if (n === show(0)) return { text: t('same'), better: undefined };
  const way = difference > 0 ? 'up' : 'down';
  return { text: t(way, { n }), better: good === 'none' ? undefined : way === good };
}
