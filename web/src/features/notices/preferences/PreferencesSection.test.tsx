import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import type { NoticePreferenceDetail } from '@yizhan/contract/entities/channel.ts';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { freshBrowser, signedIn } from '../../../../test/people.ts';
import { fakeWire } from '../../../../test/wire.ts';
import { toast } from '../../../ui/toast.ts';
import PreferencesSection from './PreferencesSection.tsx';

const stored: NoticePreferenceDetail = {
  limits: [],
  quiet: { on: true, from: '22:00', to: '07:00' },
  channels: [{ channel: 'sms', address: '' }],
};

beforeEach(() => {
  freshBrowser();
  signedIn();
});
afterEach(() => {
  toast.clear();
  vi.unstubAllGlobals();
});

test('NT-4 a person limits a channel for one type of notices and sets quiet hours; each change is saved at once', async () => {
  const saved: unknown[] = [];
  fakeWire({
    'channels.preference': stored,
    'channels.updatePreference': ({ input }) => {
      saved.push(input);
      return { ...stored, ...input };
    },
  });
  render(
    <QueryClientProvider client={new QueryClient()}>
      <PreferencesSection />
    </QueryClientProvider>,
  );
  const todos = await screen.findByRole<HTMLSelectElement>('combobox', { name: '待办提醒：短信' });
  expect(screen.getByText('未登记')).toBeDefined();
  expect(screen.getByRole('combobox', { name: '办件进展：桌面通知' })).toBeDefined();
  expect(screen.queryByRole('combobox', { name: '办件进展：短信' })).toBeNull();
  fireEvent.change(todos, { target: { value: 'URGENT' } });
  const limits = [{ type: 'todo', channel: 'sms', from: 'URGENT' }];
  await waitFor(() => expect(saved).toEqual([{ limits, quiet: stored.quiet }]));
  const from = screen.getByLabelText('开始');
  fireEvent.change(from, { target: { value: '23:30' } });
  expect(saved).toHaveLength(1);
  fireEvent.blur(from);
  await waitFor(() => expect(saved.at(-1)).toEqual({ limits, quiet: { ...stored.quiet, from: '23:30' } }));
});
