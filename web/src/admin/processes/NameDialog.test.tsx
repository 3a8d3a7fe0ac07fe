import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { freshBrowser } from '../../../test/people.ts';
import { NameDialog } from './NameDialog.tsx';

beforeEach(freshBrowser);
afterEach(cleanup);

test('PR-14 a code that cannot be one says so, and one that can does not', () => {
  render(<NameDialog title="新建流程" yes="创建" onSubmit={() => Promise.resolve()} onClose={() => undefined} />);
  const code = screen.getByLabelText(/编码/);
  const wrong = () => screen.queryByText('以小写字母开头，只能有小写字母、数字和连字符');
  expect(wrong()).toBeNull();
  fireEvent.change(code, { target: { value: '会议室 1' } });
  expect(wrong()).toBeTruthy();
  fireEvent.change(code, { target: { value: 'Meeting-room' } });
  expect(wrong()).toBeNull();
});

test('a process is made without a code: it is given one', () => {
  const submit = vi.fn(() => Promise.resolve());
  render(<NameDialog title="新建流程" yes="创建" onSubmit={submit} onClose={() => undefined} />);
  fireEvent.change(screen.getByLabelText(/名称/), { target: { value: '会议室预约' } });
  fireEvent.click(screen.getByRole('button', { name: '创建' }));
  expect(submit).toHaveBeenCalledWith('会议室预约', '');
});
