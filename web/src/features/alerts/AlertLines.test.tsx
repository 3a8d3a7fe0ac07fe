import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { AlertLine } from '@yizhan/contract/entities/portal.ts';
import { beforeEach, expect, test } from 'vitest';
import { freshBrowser, initAnswer, me, signedIn } from '../../../test/people.ts';
import { useSession } from '../../lib/session.ts';
import AlertLines from './AlertLines.tsx';

const line = (id: string, changes: Partial<AlertLine> = {}): AlertLine => ({
  ...{ id, title: `提示 ${id}`, level: 'warning', url: '', endTime: '2026-03-03 00:00:00' },
  ...changes,
});

function showAlerts(alerts: AlertLine[]) {
  const { me: _, theme: __, ...init } = initAnswer(me());
  useSession.setState({ init: { ...init, alerts, receivedAt: performance.now() } });
}

beforeEach(() => {
  freshBrowser();
  signedIn();
});

test('several lines are stacked above everything, each with its level in words and its link', () => {
  showAlerts([line('1', { level: 'urgent' }), line('2', { url: '/home/article/7' })]);
  render(<AlertLines />);
  expect(document.body.firstElementChild?.id).toBe('lines');
  expect(screen.getByRole('alert').textContent).toContain('紧急提示 1');
  expect(screen.getByRole('status').textContent).toContain('提醒提示 2');
  expect(screen.getByRole('link', { name: '查看详情' }).getAttribute('href')).toBe('#/home/article/7');
});

test('a line that was closed stays away on this person’s next pages, until its words change', async () => {
  showAlerts([line('1')]);
  const { unmount } = render(<AlertLines />);
  await userEvent.click(screen.getByRole('button', { name: '关闭这条提示' }));
  expect(screen.queryByText('提示 1')).toBeNull();
  unmount();
  render(<AlertLines />);
  expect(screen.queryByText('提示 1')).toBeNull();
  act(() => showAlerts([line('1', { title: '改为明晚停水' })]));
  expect(screen.getByText('改为明晚停水')).toBeDefined();
});

test('what is urgent cannot be closed', () => {
  showAlerts([line('1', { level: 'urgent' })]);
  render(<AlertLines />);
  expect(screen.queryByRole('button')).toBeNull();
});

test('a line is gone when its time is over, by the server’s clock', () => {
  showAlerts([line('1', { endTime: '2026-03-02 09:00:00' }), line('2', { endTime: '2026-03-02 09:30:00' })]);
  render(<AlertLines />);
  expect(screen.queryByText('提示 1')).toBeNull();
  expect(screen.getByText('提示 2')).toBeDefined();
});

test('a line that is taken back is gone from the open page', () => {
  showAlerts([line('1')]);
  render(<AlertLines />);
  act(() => showAlerts([]));
  expect(screen.queryByText('提示 1')).toBeNull();
});
