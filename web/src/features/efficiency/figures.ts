import * as efficiencyLimits from '@yizhan/contract/limits/efficiency.ts';
import * as serviceLimits from '@yizhan/contract/limits/services.ts';
import { efficiency } from '@yizhan/contract/texts/zh-CN/efficiency.ts';
import { formatExact } from '../../lib/format-number.ts';
import { textsOf } from '../../lib/text.ts';

const t = textsOf({ efficiency });

const round = (value: number) => Math.round(value * 10) / 10;
/** Rounded to the step, but none and all are said of none and all alone: 99.9% with one late case of ten thousand. */
const within = (value: number, { step, most }: { step: number; most: number }) => {
  const rounded = Math.round(value / step);
  const [first, last] = [1, Math.round(most / step) - 1];
  const kept = value <= 0 || value >= most ? rounded : Math.min(Math.max(rounded, first), last);
  return formatExact(Math.round(kept * step * 100) / 100);
};

/** EF-2: null is a count too small to be shown. */
export const countText = (count: number | null) =>
  count === null ? t('hidden', { n: efficiencyLimits.smallCount }) : formatExact(count);
export const rateText = (rate: number | null) =>
  rate === null ? t('noValue') : t('percent', { n: within(rate * 100, { step: 0.1, most: 100 }) });
export function hoursText(hours: number | null): string {
  if (hours === null) return t('noValue');
  const n = round(hours);
  return n === 1 ? t('oneHour') : t('hours', { n: formatExact(n) });
}
export const starsText = (stars: number | null) =>
  stars === null ? t('noValue') : t('stars', { n: within(stars, { step: 0.01, most: serviceLimits.maxStars }) });

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
