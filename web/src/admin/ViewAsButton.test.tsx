import { QueryClientProvider } from '@tanstack/react-query';
import { cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { freshBrowser, initAnswer, me, signedIn } from '../../test/people.ts';
import { fakeWire } from '../../test/wire.ts';
import { queryClient } from '../lib/query-client.ts';
import { Overlays } from '../ui/Overlays.tsx';
import { ViewAsButton } from './ViewAsButton.tsx';

beforeEach(() => {
  freshBrowser();
  queryClient.clear();
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const aView = { type: 1, typeName: '本科生', deptName: '', roleName: '辅导员', at: null };

function show(path: string) {
  signedIn(me({ configurationMenu: [{ code: path, name: '', path }] }));
  render(
    <QueryClientProvider client={queryClient}>
      <MemoryRouter>
        <ViewAsButton />
        <Overlays />
      </MemoryRouter>
    </QueryClientProvider>,
  );
}

test('PB-5 whoever administers what people see looks as an identity with a role; the handbook is one click away', async () => {
  const wire = fakeWire({
    'roles.pick': [{ id: '7', code: 'TUTOR', name: '辅导员', mayGive: true }],
    'departments.tree': [],
    'dictionary.values': [],
    'viewAs.begin': aView,
    'session.init': initAnswer(me({ viewAs: aView })),
  });
  show('userFrameConfig/manage/announcements');
  fireEvent.click(screen.getByRole('button', { name: '以身份查看' }));
  const dialog = within(await screen.findByRole('dialog'));
  expect(dialog.getByRole('link', { name: '使用手册' }).getAttribute('href')).toBe('/handbook/publishing');
  fireEvent.mouseDown(dialog.getByRole('combobox', { name: '角色' }));
  fireEvent.click(await screen.findByText('辅导员'));
  fireEvent.click(dialog.getByRole('button', { name: '开始查看' }));
  await vi.waitFor(() => expect(wire.to('session.init')).toHaveLength(1));
  expect(wire.to('viewAs.begin')[0]?.input).toMatchObject({ type: 1, deptId: null, roleId: '7', at: null });
});

test('PB-5 whoever administers nothing that people see has no such button', () => {
  show('userFrameConfig/manage/words');
  expect(screen.queryByRole('button', { name: '以身份查看' })).toBeNull();
});
