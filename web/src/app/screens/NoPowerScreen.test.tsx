import { render, screen } from '@testing-library/react';
import { MemoryRouter, Route, Routes, useLocation } from 'react-router';
import { expect, test } from 'vitest';
import { noPowerFor } from '../../lib/paths.ts';
import { pages } from '../pages.ts';
import NoPowerScreen from './NoPowerScreen.tsx';

function Elsewhere() {
  return <p>{useLocation().pathname}</p>;
}

const refused = (page: string) =>
  render(
    <MemoryRouter initialEntries={[noPowerFor(page)]}>
      <Routes>
        <Route path={pages.noPower.path} element={<NoPowerScreen />} />
        <Route path="*" element={<Elsewhere />} />
      </Routes>
    </MemoryRouter>,
  );

test('GD-4 who may not open a screen of administration reads which entry it needs', () => {
  const { container } = refused('/userFrameConfig/manage/users');
  expect(screen.getByRole('heading').textContent).toBe('您没有访问该页面的权限');
  expect(container.textContent).toContain('需要配置菜单中的「用户管理」');
});

test('GD-4 where screens of administration stand below, rights are what is missing', () => {
  refused('/userFrameConfig');
  expect(screen.queryByText('如工作需要，请联系学校管理员为您开通。')).not.toBeNull();
});

test.each([
  '/userFrameConfig/manage/nothing',
  '/userFrameConfig/manage/usersAndMore',
  '/userFrameConfig/nothing/at/all',
])('%s is no screen of administration, and nobody is told that it needs rights', (page) => {
  refused(page);
  expect(screen.queryByText(page)).not.toBeNull();
});
