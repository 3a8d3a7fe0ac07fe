import { render, screen, within } from '@testing-library/react';
import type { EfficiencyFigures, EfficiencyOverview } from '@yizhan/contract/entities/efficiency.ts';
import { efficiencyDefinitions, efficiencyFigures } from '@yizhan/contract/texts/zh-CN/efficiency.ts';
import { expect, test } from 'vitest';
import { Definitions, KpiStrip } from './KpiStrip.tsx';

const figures: EfficiencyFigures = {
  ...{ accepted: 120, people: 90, finished: 110, late: null, finishRate: 0.9, onTimeRate: null, earlyRate: null },
  ...{ lateRate: null, meanHours: 9, medianHours: 6, ninetyHours: 18, satisfaction: 4.6, ratedRate: 0.4 },
};
const overview: EfficiencyOverview = {
  ...{ from: '2026-11-01', to: '2026-11-18', countedAt: '2026-11-18 10:00:00', departments: 12, services: 80 },
  ...{ applications: 70, processes: 10, onlineRate: 0.8, total: 5000, todayAccepted: null, todayFinished: 9 },
  ...{ open: 31, overdue: null, visits: 90_000, rectifiedRate: 1, current: figures, previous: figures },
};

test('EF-5 every figure has its definition beside it, and one entered by hand says that it is', () => {
  render(<KpiStrip overview={overview} manual={[{ name: '自助终端', value: '12 台' }]} />);
  const strip = within(screen.getByRole('region', { name: '主要指标' }));
  for (const [code, name] of Object.entries(efficiencyFigures)) {
    const described = strip.getByRole('button', { name }).getAttribute('aria-describedby') ?? '';
    expect(document.getElementById(described)?.textContent).toBe(
      efficiencyDefinitions[code as keyof typeof efficiencyDefinitions],
    );
  }
  const own = strip.getByText('自助终端').closest('div');
  expect(own?.textContent).toBe('自助终端12 台人工填报');
  expect(strip.getAllByText('人工填报')).toHaveLength(1);
});

test('EF-5 on paper the definitions are open before the print window takes the page, and closed again afterwards', () => {
  render(<Definitions />);
  const all = screen.getByText('指标口径').closest('details');
  expect(all?.open).toBe(false);
  // Without React's help: the print window blocks what comes later.
  window.dispatchEvent(new Event('beforeprint'));
  expect(all?.open).toBe(true);
  window.dispatchEvent(new Event('afterprint'));
  expect(all?.open).toBe(false);
});
