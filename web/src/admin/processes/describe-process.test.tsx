import { render } from '@testing-library/react';
import { expect, test } from 'vitest';
import { wordsOf } from '../../admin-kit/publishing/value-names.tsx';
import { describeProcessIn } from './describe-process.ts';

const describe = describeProcessIn({
  of: (kind, id) => (kind === 'user' && id === '7' ? '张三' : id),
  learn: () => undefined,
});
const wordsAt = (path: (string | number)[], value: unknown) =>
  render(wordsOf(describe, path, value)).container.textContent;

test('PB-4 a step that was added or removed is called by its name, and who handles it by theirs', () => {
  const step = { key: 'b3', type: 'approve', name: '部门审批', handlers: [{ by: 'people', userIds: ['7'] }] };
  expect(wordsAt(['flow', 'blocks', 0], step)).toBe('部门审批');
  expect(wordsAt(['flow', 'blocks', 0, 'handlers'], step.handlers)).toBe('指定人员 · 张三');
});

test('PB-4 the right to a form field is a right, whatever the field is called', () => {
  expect(wordsAt(['flow', 'blocks', 0, 'rights', 'userIds'], 'write')).toBe('write');
  expect(wordsAt(['applicantRights', 'by'], 'read')).toBe('read');
});
