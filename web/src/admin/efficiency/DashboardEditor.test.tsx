import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { efficiencyContent } from '@yizhan/contract/entities/efficiency.ts';
import * as efficiencyLimits from '@yizhan/contract/limits/efficiency.ts';
import { MemoryRouter } from 'react-router';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { freshBrowser, signedIn } from '../../../test/people.ts';
import { fakeWire } from '../../../test/wire.ts';
import { Overlays } from '../../ui/Overlays.tsx';
import { toast } from '../../ui/toast.ts';
import EfficiencySection from './EfficiencySection.tsx';

const content = efficiencyContent.parse({
  ...{ title: '效能监察', anonymousVisible: true, panels: [{ code: 'trend', enabled: true, anonymous: true }] },
  ...{ yellowPercent: 20, yellowDays: 1, minVolume: efficiencyLimits.minVolume },
});
const state = {
  ...{
    id: '3',
    kind: 'efficiency' as const,
    name: '效能监察',
    version: 2,
    draft: false,
    scheduled: null,
    failed: null,
  },
  ...{ published: null, changedBy: '王老师', changedAt: '2026-03-01 09:00:00', content },
};

beforeEach(() => {
  freshBrowser();
  signedIn();
});
afterEach(() => {
  toast.clear();
  vi.unstubAllGlobals();
});

/** The marks of the parts, once the form is there. */
async function open() {
  fakeWire({ 'efficiency.config': state });
  render(
    <QueryClientProvider client={new QueryClient()}>
      <MemoryRouter>
        <EfficiencySection />
        <Overlays />
      </MemoryRouter>
    </QueryClientProvider>,
  );
  return within(await screen.findByRole('navigation', { name: '表单各部分' }));
}

test('AD-1 the settings of the dashboard have marks to jump to their parts by, and the part with an error is marked', async () => {
  const marks = await open();
  const names = ['标题与访客', '板块', '人工填报的指标', '刷新与大屏背景', '阈值', '部门综合得分'];
  expect(marks.getAllByRole('button').map(({ textContent }) => textContent)).toEqual(names);
  fireEvent.click(marks.getByRole('button', { name: '阈值' }));
  expect(document.activeElement).toBe(screen.getByRole('region', { name: '阈值' }));
  fireEvent.change(screen.getByLabelText(/办结多少件以上/), { target: { value: '' } });
  fireEvent.click(screen.getByRole('button', { name: '保存草稿' }));
  await waitFor(() => expect(marks.getByRole('button', { name: '阈值（有误）' })).toBeTruthy());
});

test('AD-1 what is wrong on the dashboard is said before anybody is asked whether to publish it', async () => {
  const marks = await open();
  fireEvent.change(screen.getByLabelText(/办结多少件以上/), { target: { value: '' } });
  fireEvent.click(screen.getByRole('button', { name: '发布' }));
  await waitFor(() => expect(marks.getByRole('button', { name: '阈值（有误）' })).toBeTruthy());
  expect(screen.queryByRole('alertdialog')).toBeNull();
});
