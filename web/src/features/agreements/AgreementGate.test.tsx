import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { freshBrowser, initAnswer, me, signedIn } from '../../../test/people.ts';
import { fakeWire } from '../../../test/wire.ts';
import AgreementGate from './AgreementGate.tsx';

beforeEach(() => {
  freshBrowser();
  signedIn();
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

test('VA-3 a new version is read before the portal is used, and agreed to in the version that was shown', async () => {
  const text = { id: '7', number: 2, title: '用户协议', html: '<p>账号由本人使用。</p>' };
  const wire = fakeWire({
    'agreements.pending': [{ ...text, publishedAt: '2026-11-01 09:00:00', isNewVersion: true }],
    'agreements.agree': {},
    'session.init': initAnswer(me()),
  });
  render(
    <QueryClientProvider client={new QueryClient()}>
      <AgreementGate />
    </QueryClientProvider>,
  );
  expect(await screen.findByText('账号由本人使用。')).toBeTruthy();
  expect(screen.getByText('《用户协议》有了新的版本，请重新阅读。')).toBeTruthy();
  // There is no way round it but to sign out.
  expect(screen.queryByRole('button', { name: '关闭' })).toBeNull();
  expect(screen.getByText('不同意，退出登录')).toBeTruthy();
  fireEvent.click(screen.getByText('同意并继续'));
  await vi.waitFor(() => expect(wire.to('session.init')).toHaveLength(1));
  expect(wire.to('agreements.agree')[0]?.body).toMatchObject({ agreements: [{ id: '7', number: 2 }] });
});
