import type { EChartsCoreOption } from 'echarts/core';
import { use as register } from 'echarts/core';
import { SVGRenderer } from 'echarts/renderers';
import { expect, test } from 'vitest';
import type { ChartColours } from './colours.ts';
import { init } from './echarts.ts';
import {
  channelsOption,
  durationOption,
  feedbackOption,
  heatOption,
  levelsOption,
  readable,
  type ToOption,
  trendOption,
} from './options.ts';

register([SVGRenderer]);

/** Every colour the same: what is still told apart is told by something else. */
const oneColour: ChartColours = {
  ...{ brand: '#555555', good: '#555555', warn: '#555555', bad: '#555555', ink: '#555555', second: '#555555' },
  ...{ faint: '#555555', line: '#555555', surface: '#ffffff', soft: '#eeeeee' },
};

/** The chart as it is drawn, as text. */
function drawn(option: ToOption): string {
  const chart = init(null, null, { renderer: 'svg', ssr: true, width: 800, height: 300 });
  const settings: EChartsCoreOption = { animation: false, ...readable, ...option(oneColour) };
  chart.setOption(settings);
  const picture = chart.renderToSVGString();
  chart.dispose();
  return picture;
}

const days = ['2026-11-09', '2026-11-10', '2026-11-11'];

test('EF-1 the lines of the trend differ in dashes and marks, not in colour alone', () => {
  const picture = drawn(trendOption(days.map((day, at) => ({ day, accepted: 9 + at, finished: 7, late: 5 - at }))));
  const lines = [...picture.matchAll(/<path d="M[^"]*L[^"]*" fill="none"[^>]*stroke-width="2"[^>]*>/g)].map(
    ([line]) => /stroke-dasharray="([^"]*)"/.exec(line)?.[1],
  );
  expect(new Set(lines).size).toBeGreaterThanOrEqual(3);
  for (const name of ['受理', '办结', '超时']) expect(picture).toContain(`>${name}</text>`);
});

test('EF-1 received and answered feedback stand in bars of different patterns', () => {
  const rows = [
    { type: 'CONSULT' as const, received: 12, answered: 9 },
    { type: 'COMPLAIN' as const, received: 8, answered: 8 },
  ];
  const none = { received: 20, answered: 17, onTimeRate: null, solvedRate: null, meanHours: null, satisfiedRate: null };
  expect(patternsIn(drawn(feedbackOption({ rows, ...none })))).toBeGreaterThanOrEqual(2);
});

test('EF-1 each way in of the ring has its name and share beside it, and a pattern', () => {
  const picture = drawn(
    channelsOption([
      { channel: 'ONLINE', accepted: 60 },
      { channel: 'MOBILE', accepted: 30 },
      { channel: 'WINDOW', accepted: 10 },
    ]),
  );
  for (const text of ['网上', '60%', '移动端', '30%', '窗口', '10%']) expect(picture).toContain(text);
  expect(patternsIn(picture)).toBeGreaterThanOrEqual(3);
});

test('EF-1 stars and hours are told by their axis, and a cell of the hours of the week by how light it is', () => {
  const stars = drawn(levelsOption([5, 4, 3, 2, 1].map((score) => ({ score, count: score * 10 }))));
  for (const text of ['5 分', '1 分', '>50<', '>10<']) expect(stars).toContain(text);
  const hours = drawn(
    durationOption({
      buckets: [
        { from: 0, to: 8, finished: 12 },
        { from: 8, to: null, finished: 6 },
      ],
      ...{ medianHours: 5, ninetyHours: 9, early: 9, onTime: 5, late: 4, unpromised: 0 },
    }),
  );
  for (const text of ['0–8', '8+']) expect(hours).toContain(text);
  const cells = [
    { weekday: 1, hour: 9, accepted: 40 },
    { weekday: 2, hour: 9, accepted: 10 },
  ];
  const week = drawn(heatOption(cells));
  for (const text of ['周一', '周日']) expect(week).toContain(text);
  expect(patternsIn(week)).toBe(0);
});

const patternsIn = (picture: string) => (picture.match(/<pattern /g) ?? []).length;
