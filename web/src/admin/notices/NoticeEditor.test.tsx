import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { freshBrowser, signedIn } from '../../../test/people.ts';
import { fakeWire } from '../../../test/wire.ts';
import { NoticeEditor } from './NoticeEditor.tsx';
import { newNotice } from './notice-values.ts';

beforeEach(() => {
  freshBrowser();
  signedIn();
});
afterEach(() => vi.unstubAllGlobals());

test('AD-1 the editor of a notice has marks to jump to its parts by, and the part with an error is marked', async () => {
  fakeWire({
    ...{ 'notices.settings': { review: false }, 'notices.templates': [], 'notices.countReceivers': { count: 0 } },
    ...{ 'roles.pick': [], 'chat.getFriends': [], 'channels.available': { channels: [] } },
    ...{ 'departments.tree': [], 'dictionary.values': [] },
  });
  render(
    <QueryClientProvider client={new QueryClient()}>
      <MemoryRouter>
        <NoticeEditor accounts={[]} initial={newNotice('')} onSaved={() => undefined} onClose={() => undefined} />
      </MemoryRouter>
    </QueryClientProvider>,
  );
  const marks = within(await screen.findByRole('navigation', { name: '表单各部分' }));
  const names = ['通知内容', '接收人', '设置', '发送'];
  expect(marks.getAllByRole('button').map(({ textContent }) => textContent)).toEqual(names);
  fireEvent.click(marks.getByRole('button', { name: '发送' }));
  expect(document.activeElement).toBe(screen.getByRole('region', { name: '发送' }));
  fireEvent.click(screen.getByRole('button', { name: '保存' }));
  await waitFor(() => expect(marks.getByRole('button', { name: '通知内容（有误）' })).toBeTruthy());
});
