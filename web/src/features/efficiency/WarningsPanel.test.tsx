import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render, screen } from '@testing-library/react';
import * as efficiencyLimits from '@yizhan/contract/limits/efficiency.ts';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { freshBrowser, signedIn } from '../../../test/people.ts';
import { fakeWire } from '../../../test/wire.ts';
import { WarningsPanel } from './ListPanels.tsx';

beforeEach(() => {
  freshBrowser();
  signedIn();
});
afterEach(() => vi.unstubAllGlobals());

test('EF-4 a department leads to the cases of its worst lamp, never to an empty list', async () => {
  fakeWire({
    'efficiency.warnings': {
      ...{ red: 6, yellow: 4, green: 17 },
      departments: [
        { deptId: '2', name: '教务处', red: 6, yellow: 1, green: 0 },
        { deptId: '3', name: '学生工作处', red: 0, yellow: 3, green: 15 },
        { deptId: '4', name: '研究生院', red: 0, yellow: 0, green: 2 },
      ],
    },
  });
  const {
    refreshSeconds,
    minVolume,
    yellowPercent,
    yellowDays,
    scoreWeights: weights,
    scoreDeductions: deductions,
  } = efficiencyLimits;
  render(
    <QueryClientProvider client={new QueryClient()}>
      <WarningsPanel
        filter={{ range: 'month' }}
        wall={false}
        supervises
        rules={{ refreshSeconds, minVolume, yellowPercent, yellowDays, weights, deductions }}
      />
    </QueryClientProvider>,
  );
  await screen.findByRole('link', { name: '教务处' });
  const lamps = screen.getAllByRole('link').map((link) => /lamp=(\w+)/.exec(link.getAttribute('href') ?? '')?.[1]);
  expect(lamps).toEqual(['RED', 'YELLOW', 'GREEN']);
});
