import { fireEvent, render, screen } from '@testing-library/react';
import { MemoryRouter, Route, Routes, useLocation } from 'react-router';
import { beforeEach, expect, test } from 'vitest';
import { freshBrowser, signedIn } from '../../../test/people.ts';
import NotFoundScreen from './NotFoundScreen.tsx';

beforeEach(() => {
  freshBrowser();
  signedIn();
});

const Where = () => {
  const { pathname, search } = useLocation();
  return <output>{decodeURIComponent(pathname + search)}</output>;
};

test('GD-2 an address without a page says so, and offers a search and the way home', () => {
  render(
    <MemoryRouter initialEntries={['/no/such/page']}>
      <Where />
      <Routes>
        <Route path="*" element={<NotFoundScreen />} />
      </Routes>
    </MemoryRouter>,
  );
  expect(screen.getByRole('heading', { name: '页面不存在' })).toBeTruthy();
  expect(screen.getByRole('link', { name: '返回首页' }).getAttribute('href')).toBe('#/home/homePage');
  fireEvent.change(screen.getByRole('textbox', { name: '搜索服务' }), { target: { value: ' 请假 ' } });
  fireEvent.click(screen.getByRole('button', { name: '搜索' }));
  expect(screen.getByRole('status').textContent).toBe('/home/serviceHall?keyword=请假');
});
