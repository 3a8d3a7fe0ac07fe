import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { DeptTree } from './DeptTree.tsx';

test('LS-2 while the departments are loading no number is shown, not a nought', () => {
  render(<DeptTree departments={[]} chosen="" total={undefined} onChoose={() => undefined} />);
  expect(screen.getByRole('button', { name: '全部部门' })).toBeTruthy();
});
