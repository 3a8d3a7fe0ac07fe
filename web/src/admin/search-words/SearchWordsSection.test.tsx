import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import type { GapRow } from '@yizhan/contract/entities/service-config.ts';
import { MemoryRouter, useLocation } from 'react-router';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { pageOf } from '../../../test/page-of.ts';
import { freshBrowser, signedIn } from '../../../test/people.ts';
import { fakeWire } from '../../../test/wire.ts';
import SearchWordsSection from './SearchWordsSection.tsx';
// Preloaded: the tests wait for the tab, not for the file.
import './GapsTab.tsx';
import './SynonymsTab.tsx';

beforeEach(() => {
  freshBrowser();
  signedIn();
});
afterEach(() => vi.unstubAllGlobals());

const gap: GapRow = {
  ...{ id: '3', word: '打印店', times: 14, firstAt: '2026-11-06 08:00:00', lastAt: '2026-11-15 08:00:00' },
  ...{ state: 'OPEN', handledBy: '', note: '' },
  requests: [{ who: '李沐阳', text: '希望能在线提交打印文件', at: '2026-11-14 08:00:00' }],
  near: [{ serviceId: '12', serviceName: '自助云打印' }],
};

let address = '';
function Address() {
  const { pathname, search } = useLocation();
  address = pathname + decodeURIComponent(search);
  return null;
}

function show(search = '') {
  const wire = fakeWire({
    'serviceConfig.hotWords': { hotWords: ['请假'], version: '1' },
    'serviceConfig.saveHotWords': { hotWords: ['请假', '校车'], version: '2' },
    'serviceConfig.gaps': () => pageOf([gap]),
    'serviceConfig.handleGap': {},
  });
  render(
    <QueryClientProvider client={new QueryClient()}>
      <MemoryRouter initialEntries={[`/${search}`]}>
        <SearchWordsSection />
        <Address />
      </MemoryRouter>
    </QueryClientProvider>,
  );
  return wire;
}

test('HL-4 hot words, synonyms and what was looked for in vain are one section of their own', async () => {
  const wire = show();
  expect(screen.getAllByRole('tab').map(({ textContent }) => textContent)).toEqual(['热门词', '同义词', '搜索缺口']);
  const input = await screen.findByRole('combobox', { name: /热门搜索词/ });
  fireEvent.change(input, { target: { value: '校车 ' } });
  fireEvent.click(screen.getByRole('button', { name: '保存' }));
  await waitFor(() =>
    expect(wire.to('serviceConfig.saveHotWords')[0]?.body).toMatchObject({ hotWords: ['请假', '校车'], version: '1' }),
  );
});

test('what was looked for in vain is read with its requests and leads to a new service of that name', async () => {
  show('?tab=gaps');
  expect(await screen.findByText(/希望能在线提交打印文件/)).toBeTruthy();
  fireEvent.click(screen.getByText('建这项服务'));
  await waitFor(() => expect(address).toBe('/userFrameConfig/manage/services?record=new&name=打印店&gap=3'));
});

test('a gap can be ignored with one click', async () => {
  const wire = show('?tab=gaps');
  fireEvent.click(await screen.findByText('忽略'));
  await waitFor(() =>
    expect(wire.to('serviceConfig.handleGap')[0]?.input).toEqual({ id: '3', state: 'IGNORED', note: '' }),
  );
});
