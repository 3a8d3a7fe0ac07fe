import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import type { Figure } from '@yizhan/contract/entities/person-info.ts';
import { MemoryRouter } from 'react-router';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { freshBrowser, signedIn } from '../../../../test/people.ts';
import { fakeWire } from '../../../../test/wire.ts';
import { Overlays } from '../../../ui/Overlays.tsx';
import DataSection from './DataSection.tsx';

beforeEach(() => {
  freshBrowser();
  signedIn();
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const figure: Figure = {
  ...{ id: '5', title: '图书借阅', currentStatusBackgroundColor: { colorVal: '', typeName: '' } },
  ...{ otherInformationList: [], url: null, feed: { state: 'fresh', at: null, from: '' } },
  ...{ source: '图书馆', phone: '', updatedAt: '2026-11-01 08:00:00', deptId: '9', correction: null },
};

test('RB-7 a correction is sent to the office in charge; until it is answered the figure shows its state', async () => {
  const figures = [[figure], [{ ...figure, correction: { id: '7', status: 'ASSIGNED' as const } }]];
  const wire = fakeWire({
    'personInfo.figures': () => figures.shift() ?? [],
    'feedback.create': { id: '7' },
  });
  render(
    <QueryClientProvider client={new QueryClient()}>
      <MemoryRouter>
        <DataSection />
        <Overlays />
      </MemoryRouter>
    </QueryClientProvider>,
  );
  fireEvent.click(await screen.findByRole('button', { name: '申请更正' }));
  fireEvent.change(screen.getByLabelText(/哪里不对/), { target: { value: '书已经还了' } });
  fireEvent.click(screen.getByRole('button', { name: '提交申请' }));
  const state = await screen.findByRole('link', { name: '更正申请：已转办' });
  expect(state.getAttribute('href')).toContain('feedback=7');
  expect(screen.queryByRole('button', { name: '申请更正' })).toBeNull();
  const [sent] = wire.inputs('feedback.create');
  expect(sent).toMatchObject({ type: 'CORRECT', title: '申请更正：图书借阅', figureId: '5', deptId: '9' });
  expect(String(sent?.content)).toMatch(/来源：图书馆.*\n书已经还了$/s);
});
