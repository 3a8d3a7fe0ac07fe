import type { CounterKind, CounterValue, LandingContent } from '@yizhan/contract/entities/landing.ts';
import type { landing } from '@yizhan/contract/texts/zh-CN/landing.ts';
import type { Figures } from './service-queries.ts';

type Words = Readonly<Record<`${CounterKind}Count`, (typeof landing)[`${CounterKind}Count`] | string>>;

const roundStars = (stars: number) => Math.round(stars * 10) / 10;

/** Cases handled elsewhere are counted as far as their systems report them. */
const counted = ({ satisfaction, ...figures }: Figures): Partial<Record<CounterKind, number>> => ({
  ...figures,
  ...(satisfaction === null ? {} : { satisfaction: roundStars(satisfaction) }),
});

/** LP-3: counted, or marked as entered by hand; with nothing to count the figure is omitted, not shown as zero. */
export const visibleCounters = (counters: LandingContent['counters'], figures: Figures, words: Words): CounterValue[] =>
  counters.flatMap(({ kind, manual }) => {
    const value = manual ?? counted(figures)[kind] ?? 0;
    if (manual === null && value === 0) return [];
    return { kind, name: words[`${kind}Count`], value, manual: manual !== null };
  });
