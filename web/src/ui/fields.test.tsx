import { fireEvent, render, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { PasswordField } from './PasswordField.tsx';
import { Select } from './Select.tsx';
import { TextArea } from './TextArea.tsx';
import { TextField } from './TextField.tsx';

test('a field tells its value, not an event', () => {
  const change = vi.fn();
  render(<TextField label="姓名" value="" onChange={change} />);
  fireEvent.change(screen.getByLabelText('姓名'), { target: { value: '林晓' } });
  expect(change).toHaveBeenCalledWith('林晓');
});

test('help belongs to its field', () => {
  render(<TextField label="账号" help="学号或工号" value="" onChange={() => undefined} />);
  const note = document.getElementById(screen.getByLabelText('账号').getAttribute('aria-describedby') ?? '');
  expect(note?.textContent).toBe('学号或工号');
});

test('an error stands at its field in place of the help and marks it invalid', () => {
  render(<TextField label="账号" help="学号或工号" error="请填写账号" value="" onChange={() => undefined} />);
  const input = screen.getByLabelText('账号');
  expect(input.getAttribute('aria-invalid')).toBe('true');
  expect(document.getElementById(input.getAttribute('aria-describedby') ?? '')?.textContent).toBe('请填写账号');
});

test('a field that takes no more says its limit in place of its help', () => {
  const props = { label: '名称', help: '显示在卡片上', maxLength: 4, onChange: () => undefined };
  const { rerender } = render(<TextField {...props} value="一二三" />);
  expect([screen.queryByText('显示在卡片上') !== null, screen.queryByText('已到上限，最多 4 个字')]).toEqual([
    true,
    null,
  ]);
  rerender(<TextField {...props} value="一二三四" />);
  expect(screen.queryByText('已到上限，最多 4 个字')).not.toBeNull();
  rerender(<TextArea {...props} value="一二三四" />);
  expect(screen.queryByText('已到上限，最多 4 个字')).not.toBeNull();
});

test('a password can be shown and hidden again', () => {
  render(<PasswordField label="密码" value="Campus@2026" onChange={() => undefined} />);
  const input = screen.getByLabelText<HTMLInputElement>('密码');
  expect(input.type).toBe('password');
  fireEvent.click(screen.getByRole('button', { name: '显示密码' }));
  expect(input.type).toBe('text');
  fireEvent.click(screen.getByRole('button', { name: '隐藏密码' }));
  expect(input.type).toBe('password');
});

test('Caps Lock is told at the password, and no longer after leaving it', () => {
  render(<PasswordField label="密码" value="" onChange={() => undefined} />);
  const input = screen.getByLabelText('密码');
  const typed = new KeyboardEvent('keyup', { key: 'A', bubbles: true });
  typed.getModifierState = (key) => key === 'CapsLock';
  fireEvent(input, typed);
  expect(screen.queryByText('大写锁定已打开')).not.toBeNull();
  fireEvent.blur(input);
  expect(screen.queryByText('大写锁定已打开')).toBeNull();
});

test('a select tells the value that was chosen', () => {
  const change = vi.fn();
  const options = [
    { value: 'student', label: '学生' },
    { value: 'teacher', label: '教师' },
  ] as const;
  render(<Select label="身份" value="student" options={options} onChange={change} />);
  fireEvent.change(screen.getByLabelText('身份'), { target: { value: 'teacher' } });
  expect(change).toHaveBeenCalledWith('teacher');
});
