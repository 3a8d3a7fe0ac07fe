import { QueryClientProvider } from '@tanstack/react-query';
import { fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import type { ConfigEntry } from '@yizhan/contract/entities/config-file.ts';
import { MemoryRouter } from 'react-router';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { freshBrowser, signedIn } from '../../../test/people.ts';
import { fakeWire } from '../../../test/wire.ts';
import { queryClient } from '../../lib/query-client.ts';
import { Overlays } from '../../ui/Overlays.tsx';
import ConfigFileSection from './ConfigFileSection.tsx';

beforeEach(() => {
  freshBrowser();
  signedIn();
  queryClient.clear();
});
afterEach(() => vi.unstubAllGlobals());

const entry = (index: number, name: string, more: Partial<ConfigEntry>): ConfigEntry => ({
  ...{ index, kind: 'theme', name, state: 'new', changes: [], missing: [], dropped: [], refusal: '' },
  ...{ replacesDraft: false, needsReview: false },
  ...more,
});
const entries = [
  entry(0, '校庆', {
    state: 'changed',
    changes: [{ path: ['themeColor'], before: '#1f6f54', after: '#7a1f2b' }],
  }),
  entry(1, '春季', { needsReview: true }),
  entry(2, '给辅导员', { kind: 'card', state: 'blocked', missing: [{ to: 'role', name: 'TUTOR' }] }),
  entry(3, '秋季', { state: 'same' }),
];

test('AD-4 a file is checked first; what is ticked is applied, and what is blocked says what it lacks', async () => {
  const wire = fakeWire({
    'configFile.parts': [{ part: 'theme', published: 2 }],
    'configFile.history': [],
    'configFile.check': { school: '滨海大学', exportedAt: '2026-11-18 09:00:00', entries },
    'configFile.apply': { id: '0b6c4f3e-8d0a-4a3e-9d0e-0f6f1d3b2a11', applied: 1, submitted: 0 },
  });
  render(
    <QueryClientProvider client={queryClient}>
      <MemoryRouter>
        <ConfigFileSection />
        <Overlays />
      </MemoryRouter>
    </QueryClientProvider>,
  );
  const file = new File(['{}'], 'configuration.json', { type: 'application/json' });
  const picker = document.querySelector<HTMLInputElement>('input[type="file"]');
  if (picker) fireEvent.change(picker, { target: { files: [file] } });
  const table = within(await screen.findByRole('table', { name: '导入' }));
  expect(screen.getByText('新增 1 项，改变 1 项，相同 1 项，不能应用 1 项')).toBeTruthy();
  expect(table.queryByText('秋季')).toBeNull();
  expect(table.getByText('这里没有角色「TUTOR」，请先建立或同时导入')).toBeTruthy();
  expect(table.getByText('主题色')).toBeTruthy();
  expect(table.getByText('这类内容须经审核：存为草稿并提交审核，审核人发布之后师生才看到')).toBeTruthy();
  fireEvent.click(table.getByLabelText('选择「春季」'));
  fireEvent.click(screen.getByRole('button', { name: '应用所选 1 项' }));
  fireEvent.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: '应用' }));
  await waitFor(() => expect(wire.to('configFile.apply')).toHaveLength(1));
});
