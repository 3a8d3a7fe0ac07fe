import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Dialog } from './Dialog.tsx';
import { Toasts } from './Toasts.tsx';
import { toast } from './toast.ts';

beforeEach(() => {
  vi.useFakeTimers();
  render(<Toasts />);
});

afterEach(() => {
  act(() => toast.clear());
  vi.useRealTimers();
});

const showError = (text: string, detail?: string) => act(() => toast.error(text, detail));
const pass = (ms: number) =>
  act(() => {
    vi.advanceTimersByTime(ms);
  });
const texts = () => toast.list().map((item) => item.text);

test.each(['E-FY00001Q：系统正忙', 'E-N00001Q：当前网络不可用，请检查你的网络设置'])(
  'ER-4 a message starting %s is shown once within 3 s',
  (text) => {
    showError(text);
    pass(2999);
    showError(text);
    expect(toast.list()).toHaveLength(1);
  },
);

test('ER-4 after 3 s the same network message may be shown again', () => {
  showError('E-N00001Q：当前网络不可用');
  pass(3000);
  showError('E-N00001Q：当前网络不可用');
  expect(texts()).toEqual(['E-N00001Q：当前网络不可用']);
});

test('ER-4 other messages are shown each time', () => {
  showError('保存失败');
  showError('保存失败');
  expect(screen.getAllByText('保存失败')).toHaveLength(2);
});

test('ER-4 messages starting E-N00002 are warnings', () => {
  showError('E-N00002Q：当前网络连接不稳定，请稍后再试');
  expect(toast.list()[0]?.kind).toBe('warning');
  expect(screen.getByText('注意')).toBeTruthy();
});

test('ER-4 a toast stays 3000 ms', () => {
  showError('已发送');
  pass(2999);
  expect(screen.queryByText('已发送')).not.toBeNull();
  pass(1);
  expect(screen.queryByText('已发送')).toBeNull();
});

test('a toast waits while the pointer rests on it', () => {
  showError('请看这里');
  pass(2000);
  const region = screen.getByRole('region', { name: '提示' });
  fireEvent.mouseMove(region);
  pass(60_000);
  expect(screen.queryByText('请看这里')).not.toBeNull();
  fireEvent.mouseLeave(region);
  pass(1000);
  expect(screen.queryByText('请看这里')).toBeNull();
});

test('a toast waits while focus is in it', () => {
  showError('请看这里');
  fireEvent.focus(screen.getByRole('button', { name: '关闭' }));
  pass(60_000);
  expect(screen.queryByText('请看这里')).not.toBeNull();
});

test('ER-4 Escape closes the newest toast, and nothing beneath hears the key', () => {
  const beneath = vi.fn();
  document.addEventListener('keydown', beneath);
  showError('第一条');
  showError('第二条');
  fireEvent.keyDown(document.body, { key: 'Escape' });
  expect(texts()).toEqual(['第一条']);
  expect(beneath).not.toHaveBeenCalled();
  document.removeEventListener('keydown', beneath);
});

test('a dialog opened after a toast hears Escape before it, one opened earlier after it', () => {
  const closed = vi.fn();
  const dialog = (
    <Dialog open title="卡片预览" onClose={closed}>
      卡片
    </Dialog>
  );
  showError('已保存');
  pass(100);
  render(dialog);
  fireEvent.keyDown(screen.getByRole('dialog'), { key: 'Escape' });
  expect(closed).toHaveBeenCalledOnce();
  expect(texts()).toEqual(['已保存']);
  pass(100);
  showError('复制成功');
  fireEvent.keyDown(screen.getByRole('dialog'), { key: 'Escape' });
  expect(closed).toHaveBeenCalledOnce();
  expect(texts()).toEqual(['已保存']);
});

test('ER-4 the copy button copies the detail and says 复制成功', async () => {
  vi.useRealTimers();
  const written: string[] = [];
  document.execCommand = () => {
    written.push(document.querySelector('textarea')?.value ?? '');
    return true;
  };
  showError('保存失败', 'trace 4f1c');
  fireEvent.click(screen.getByRole('button', { name: '复制' }));
  await waitFor(() => screen.getByText('复制成功'));
  expect(written).toEqual(['trace 4f1c']);
});

test('ER-4 toasts stand 16 px apart', () => {
  expect(screen.getByRole('region', { name: '提示' }).style.gap).toBe('16px');
});

test('errors interrupt a screen reader, other messages wait their turn', () => {
  showError('保存失败');
  act(() => toast.success('已保存'));
  expect(screen.getByRole('alert').textContent).toContain('保存失败');
  expect(screen.getByRole('status').textContent).toContain('已保存');
});
