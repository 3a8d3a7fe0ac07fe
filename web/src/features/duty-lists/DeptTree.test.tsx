import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { DeptTree } from './DeptTree.tsx';

test('LS-2 while the departments are loading neither a nought nor “none” is shown', () => {
  render(<DeptTree departments={[]} chosen="" total={undefined} onChoose={() => undefined} />);
  expect(screen.getByRole('button', { name: '全部部门' })).toBeTruthy();
  expect(screen.queryByText('没有匹配的部门')).toBeNull();
});
