import { fireEvent, render, screen, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { Page } from './Page.tsx';

test('the title of a page is its first heading, and can be moved to when the page changes', () => {
  render(
    <Page title="服务大厅" description="全部服务">
      <p>内容</p>
    </Page>,
  );
  const title = screen.getByRole('heading', { level: 1, name: '服务大厅' });
  title.focus();
  expect(document.activeElement).toBe(title);
  expect(screen.queryByText('全部服务')).not.toBeNull();
});

test('the way to a page leads back up, and its end is where one is', () => {
  render(
    <Page title="用户" breadcrumbs={[{ label: '管理', href: '#/userFrameConfig' }, { label: '用户' }]}>
      <p>内容</p>
    </Page>,
  );
  const way = within(screen.getByRole('navigation', { name: '当前位置' }));
  expect(way.getByRole('link', { name: '管理' }).getAttribute('href')).toBe('#/userFrameConfig');
  expect(way.getByText('用户').getAttribute('aria-current')).toBe('page');
});

test('back is a link to an address, or a button that does something', () => {
  const back = vi.fn();
  const { rerender } = render(
    <Page title="指南" back="#/home/hall">
      <p>内容</p>
    </Page>,
  );
  expect(screen.getByRole('link', { name: '返回' }).getAttribute('href')).toBe('#/home/hall');
  rerender(
    <Page title="指南" back={back}>
      <p>内容</p>
    </Page>,
  );
  fireEvent.click(screen.getByRole('button', { name: '返回' }));
  expect(back).toHaveBeenCalledOnce();
});
