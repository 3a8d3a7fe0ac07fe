import type { CaseChannel } from '@yizhan/contract/case-kinds.ts';
import type {
  EfficiencyDuration,
  EfficiencyFeedback,
  EfficiencySatisfaction,
  TrendPoint,
} from '@yizhan/contract/entities/efficiency.ts';
import { efficiency } from '@yizhan/contract/texts/zh-CN/efficiency.ts';
import { textsOf } from '../../lib/text.ts';
import { countText } from './figures.ts';

const t = textsOf({ efficiency });

/** What a chart shows, as text: for screen readers, paper and spreadsheets. */
export type PanelTable = { head: readonly string[]; rows: readonly (readonly string[])[] };

export const weekdayNames = () => t('weekdays').split('、');

export const trendTable = (points: readonly TrendPoint[], step: 'day' | 'week'): PanelTable => ({
  head: [t(step === 'day' ? 'day' : 'weekOf'), t('accepted'), t('finished'), t('late')],
  rows: points.map(({ day, accepted, finished, late }) => [day, ...[accepted, finished, late].map(countText)]),
});

export type Level = { score: number; count: number | null };
export const satisfactionTable = ({ levels, labels }: EfficiencySatisfaction): PanelTable => ({
  head: [t('scoreOrLabel'), t('count')],
  rows: [
    ...levels.map(({ score, count }) => [t('stars', { n: score }), countText(count)]),
    ...labels.map(({ name, count }) => [name, countText(count)]),
  ],
});

export type ChannelRow = { channel: CaseChannel; accepted: number | null };
export const channelsTable = (rows: readonly ChannelRow[]): PanelTable => ({
  head: [t('channel'), t('accepted')],
  rows: rows.map(({ channel, accepted }) => [t(channel), countText(accepted)]),
});

export type HeatCell = { weekday: number; hour: number; accepted: number | null };
export const heatTable = (cells: readonly HeatCell[]): PanelTable => ({
  head: [t('weekday'), t('hour'), t('accepted')],
  rows: cells.map(({ weekday, hour, accepted }) => [
    weekdayNames()[weekday - 1] ?? '',
    `${hour}:00`,
    countText(accepted),
  ]),
});

export const bucketName = ({ from, to }: EfficiencyDuration['buckets'][number]) =>
  to === null ? t('hourOpen', { from }) : t('hourRange', { from, to });

export const durationTable = ({ buckets, early, onTime, late, unpromised }: EfficiencyDuration): PanelTable => ({
  head: [t('duration'), t('finished')],
  rows: [
    ...buckets.map((bucket) => [bucketName(bucket), countText(bucket.finished)]),
    [t('early'), countText(early)],
    [t('kept'), countText(onTime)],
    [t('late'), countText(late)],
    [t('unpromised'), countText(unpromised)],
  ],
});

export const feedbackTable = ({ rows }: EfficiencyFeedback): PanelTable => ({
  head: [t('type'), t('received'), t('answered')],
  rows: rows.map(({ type, received, answered }) => [t(type), countText(received), countText(answered)]),
});
