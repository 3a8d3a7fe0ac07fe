import { render } from '@testing-library/react';
import { expect, test } from 'vitest';
import { SideList } from './SideList.tsx';

test('AD-1 the side list shows the entry of the open section, however long it is', () => {
  const shown: (string | null)[] = [];
  Element.prototype.scrollIntoView = function () {
    shown.push(this.textContent);
  };
  const { rerender } = render(<SideList sections={['homePage', 'users', 'jobs']} here="jobs" />);
  rerender(<SideList sections={['homePage', 'users', 'jobs']} here="users" />);
  expect(shown).toEqual(['后台任务', '用户管理']);
});
