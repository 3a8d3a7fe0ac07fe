import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { freshBrowser, initAnswer, me, signedIn } from '../../../test/people.ts';
import { fakeWire } from '../../../test/wire.ts';
import ViewBar from './ViewBar.tsx';

beforeEach(() => {
  freshBrowser();
  signedIn();
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

test('PB-5 the bar says with whose eyes and of which date the portal is seen, and ends it', async () => {
  const wire = fakeWire({ 'viewAs.end': {}, 'session.init': initAnswer(me()) });
  render(
    <ViewBar view={{ type: 1, typeName: '本科生', deptName: '', roleName: '辅导员', at: '2026-12-01 09:00:00' }} />,
  );
  expect(screen.getByRole('status').textContent).toContain(
    '正在以「本科生 · 辅导员」的身份查看 2026-12-01 09:00 的门户',
  );
  fireEvent.click(screen.getByText('结束查看'));
  await vi.waitFor(() => expect(wire.to('session.init')).toHaveLength(1));
  expect(wire.to('viewAs.end')).toHaveLength(1);
});
