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

const { refreshSeconds, minVolume, yellowPercent, yellowDays, scoreWeights, scoreDeductions } = efficiencyLimits;
const rules = {
  ...{ refreshSeconds, minVolume, yellowPercent, yellowDays },
  ...{ weights: scoreWeights, deductions: scoreDeductions },
};

test('RT-13 the figures before stay until those of another range are there, and nothing flickers', async () => {
  let answer = (_: number) => {};
  const next = new Promise<number>((done) => {
    answer = done;
  });
  const counted = (red: number) => ({
    red,
    yellow: 0,
    green: 0,
    departments: [{ deptId: '2', name: '教务处', red, yellow: 0, green: 0 }],
  });
  fakeWire({
    'efficiency.warnings': async ({ input }) => counted(input.range === 'year' ? await next : 6),
  });
  const client = new QueryClient();
  const panel = (range: 'month' | 'year') => (
    <QueryClientProvider client={client}>
      <WarningsPanel filter={{ range }} wall={false} supervises rules={rules} />
    </QueryClientProvider>
  );
  const { rerender } = render(panel('month'));
  const row = await screen.findByRole('row', { name: /教务处 6/ });
  rerender(panel('year'));
  expect(row.isConnected).toBe(true);
  expect(row.textContent).toContain('6');
  answer(31);
  expect(await screen.findByRole('row', { name: /教务处 31/ })).toBe(row);
});

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
  render(
    <QueryClientProvider client={new QueryClient()}>
      <WarningsPanel filter={{ range: 'month' }} wall={false} supervises rules={rules} />
    </QueryClientProvider>,
  );
  await screen.findByRole('link', { name: '教务处' });
  const lamps = screen.getAllByRole('link').map((link) => /lamp=(\w+)/.exec(link.getAttribute('href') ?? '')?.[1]);
  expect(lamps).toEqual(['RED', 'YELLOW', 'GREEN']);
});
