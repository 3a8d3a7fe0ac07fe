import type { EfficiencyDuration, EfficiencyFeedback, TrendPoint } from '@yizhan/contract/entities/efficiency.ts';
import { efficiency } from '@yizhan/contract/texts/zh-CN/efficiency.ts';
import type { EChartsCoreOption } from 'echarts/core';
import { textsOf } from '../../lib/text.ts';
import type { ChartColours } from './colours.ts';
import { bucketName, type ChannelRow, type HeatCell, type Level, weekdayNames } from './tables.ts';

const t = textsOf({ efficiency });

export type ToOption = (colours: ChartColours) => EChartsCoreOption;

const HOURS = Array.from({ length: 24 }, (_, hour) => `${hour}`);

const text = (c: ChartColours) => ({ textStyle: { color: c.second, fontFamily: 'inherit' } });
const grid = { left: 8, right: 12, top: 36, bottom: 4, containLabel: true };
const axis = (c: ChartColours) => ({
  axisLabel: { color: c.second },
  axisLine: { lineStyle: { color: c.line } },
  splitLine: { lineStyle: { color: c.line } },
});
const tooltip = (c: ChartColours, trigger: 'axis' | 'item') => ({
  tooltip: { trigger, confine: true, backgroundColor: c.surface, borderColor: c.line, textStyle: { color: c.ink } },
});
const legend = (c: ChartColours) => ({ legend: { top: 0, right: 0, textStyle: { color: c.second }, itemWidth: 18 } });

/** Of every chart: told to screen readers, and areas side by side have patterns of their own. */
export const readable = { aria: { enabled: true, label: { enabled: true }, decal: { show: true } } };

/** One hue for one meaning; the kind of line says it again to those who see no colours. */
export const trendOption =
  (points: readonly TrendPoint[]): ToOption =>
  (c) => ({
    ...{ ...text(c), ...tooltip(c, 'axis'), ...legend(c), grid },
    xAxis: { ...axis(c), type: 'category', data: points.map(({ day }) => day.slice(5)), boundaryGap: false },
    yAxis: { ...axis(c), type: 'value', minInterval: 1 },
    series: (
      [
        ['accepted', c.brand, 'solid', 'circle'],
        ['finished', c.good, 'dashed', 'triangle'],
        ['late', c.bad, 'dotted', 'diamond'],
      ] as const
    ).map(([name, color, type, symbol]) => ({
      ...{
        type: 'line',
        name: t(name),
        color,
        symbol,
        symbolSize: 6,
        showSymbol: points.length < 40,
        connectNulls: false,
      },
      lineStyle: { width: 2, type },
      data: points.map((point) => point[name]),
    })),
  });

export const levelsOption =
  (levels: readonly Level[]): ToOption =>
  (c) => ({
    ...{ ...text(c), ...tooltip(c, 'axis'), grid: { ...grid, top: 8 } },
    xAxis: { ...axis(c), type: 'value', minInterval: 1 },
    yAxis: { ...axis(c), type: 'category', inverse: true, data: levels.map(({ score }) => t('stars', { n: score })) },
    series: [
      {
        ...{
          type: 'bar',
          name: t('count'),
          barMaxWidth: 22,
          label: { show: true, position: 'right', color: c.second },
        },
        data: levels.map(({ score, count }) => ({
          value: count,
          itemStyle: { color: score > 3 ? c.good : score === 3 ? c.warn : c.bad },
        })),
      },
    ],
  });

export const channelsOption =
  (rows: readonly ChannelRow[]): ToOption =>
  (c) => ({
    ...{ ...text(c), ...tooltip(c, 'item') },
    color: [c.brand, c.good, c.warn, c.faint, c.bad],
    series: [
      {
        ...{ type: 'pie', name: t('channels'), radius: ['36%', '58%'], avoidLabelOverlap: true },
        label: { color: c.second, formatter: '{b}\n{d}%', overflow: 'none' },
        itemStyle: { borderColor: c.surface, borderWidth: 2 },
        data: rows.flatMap(({ channel, accepted }) => (accepted ? [{ name: t(channel), value: accepted }] : [])),
      },
    ],
  });

export const heatOption =
  (cells: readonly HeatCell[]): ToOption =>
  (c) => ({
    ...{ ...text(c), ...tooltip(c, 'item'), grid: { ...grid, top: 8, bottom: 44 } },
    // A cell is told by how light it is.
    aria: { ...readable.aria, decal: { show: false } },
    xAxis: { ...axis(c), type: 'category', data: HOURS },
    yAxis: { ...axis(c), type: 'category', inverse: true, data: weekdayNames() },
    visualMap: {
      ...{
        min: 0,
        max: Math.max(1, ...cells.map(({ accepted }) => accepted ?? 0)),
        orient: 'horizontal',
        left: 'center',
      },
      ...{ bottom: 0, itemHeight: 120, textStyle: { color: c.second }, inRange: { color: [c.soft, c.brand] } },
    },
    series: [
      {
        ...{ type: 'heatmap', name: t('accepted'), itemStyle: { borderColor: c.surface, borderWidth: 2 } },
        data: cells.map(({ weekday, hour, accepted }) => [hour, weekday - 1, accepted ?? '-']),
      },
    ],
  });

export const durationOption =
  ({ buckets }: EfficiencyDuration): ToOption =>
  (c) => ({
    ...{ ...text(c), ...tooltip(c, 'axis'), grid: { ...grid, top: 8 } },
    xAxis: {
      ...axis(c),
      type: 'category',
      data: buckets.map(({ from, to }) => (to === null ? `${from}+` : `${from}–${to}`)),
    },
    yAxis: { ...axis(c), type: 'value', minInterval: 1 },
    series: [
      {
        ...{ type: 'bar', name: t('finished'), barMaxWidth: 36, itemStyle: { color: c.brand } },
        data: buckets.map((bucket) => ({ name: bucketName(bucket), value: bucket.finished })),
      },
    ],
  });

export const feedbackOption =
  ({ rows }: EfficiencyFeedback): ToOption =>
  (c) => ({
    ...{ ...text(c), ...tooltip(c, 'axis'), ...legend(c), grid },
    xAxis: { ...axis(c), type: 'category', data: rows.map(({ type }) => t(type)) },
    yAxis: { ...axis(c), type: 'value', minInterval: 1 },
    series: (
      [
        ['received', c.brand],
        ['answered', c.good],
      ] as const
    ).map(([name, color]) => ({
      ...{ type: 'bar', name: t(name), barMaxWidth: 22, itemStyle: { color } },
      data: rows.map((row) => row[name]),
    })),
  });
