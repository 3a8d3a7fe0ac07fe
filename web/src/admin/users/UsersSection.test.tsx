import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { fireEvent, render, screen, within } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { freshBrowser, signedIn } from '../../../test/people.ts';
import { fakeWire } from '../../../test/wire.ts';
import { clearUnsavedChanges } from '../../admin-kit/form/unsaved-changes.ts';
import { AntdTheme } from '../../ui/AntdTheme.tsx';
import UsersSection from './UsersSection.tsx';

const types = [
  { dictKey: '1', dictValue: '本科生' },
  { dictKey: '9', dictValue: '访客' },
];

beforeEach(() => {
  freshBrowser();
  signedIn();
});
afterEach(() => {
  clearUnsavedChanges();
  vi.unstubAllGlobals();
});

function open(search: string) {
  const wire = fakeWire({
    'roles.pick': [{ id: '5', code: 'EDITOR', name: '编辑', mayGive: true }],
    'users.list': { records: [], total: 0, current: 1, size: 10 },
    'departments.tree': [],
    'dictionary.values': types,
  });
  render(
    <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
      <MemoryRouter initialEntries={[`/userFrameConfig/manage/users${search}`]}>
        <AntdTheme>
          <UsersSection />
        </AntdTheme>
      </MemoryRouter>
    </QueryClientProvider>,
  );
  return wire;
}

test('rubbish in the address of the users is no filter', async () => {
  const wire = open('?status=zzz&type=77&roleId=zzz&deptId=zzz');
  await screen.findByText('全部身份');
  expect(screen.queryByText(/zzz|77/)).toBeNull();
  await vi.waitFor(() => expect(wire.to('users.list')).not.toEqual([]));
  for (const filter of ['status', 'type', 'roleId', 'deptId'])
    expect(wire.to('users.list')[0]?.body).not.toHaveProperty(filter);
});

test('a role that is not there any more is no filter', async () => {
  open('?roleId=6');
  expect(await screen.findByText('全部角色')).toBeTruthy();
});

test('the form of a person offers no visitor, and says how an account is written', async () => {
  open('?record=new');
  const type = await screen.findByLabelText(/^身份类型/);
  fireEvent.mouseDown(type);
  const list = await screen.findByRole('listbox');
  expect(within(list.parentElement ?? list).queryByText('访客')).toBeNull();
  expect(screen.getAllByText('本科生').length).toBeGreaterThan(0);
  expect(screen.queryByText('访客')).toBeNull();
  const account = screen.getByLabelText(/^账号/);
  fireEvent.change(account, { target: { value: '<script>' } });
  fireEvent.blur(account);
  expect(await screen.findByText('账号只能用字母、数字和 . _ - @')).toBeTruthy();
});
