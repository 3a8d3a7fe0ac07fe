import { render, screen } from '@testing-library/react';
import { dutyItem } from '@yizhan/contract/entities/duty-item.ts';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { freshBrowser, signedIn } from '../../../test/people.ts';
import { aServiceTile } from '../../../test/services.ts';
import { ItemView } from './ItemView.tsx';

beforeEach(() => {
  freshBrowser();
  signedIn();
});
afterEach(() => vi.unstubAllGlobals());

test('RT-12 an item leads to its services and to the guide of each that has one, and shows how it runs', () => {
  const services = [
    aServiceTile({ serviceId: '7', serviceName: '成绩单打印', hasGuide: true }),
    aServiceTile({ serviceId: '8', serviceName: '学籍查询', hasGuide: false }),
  ];
  const item = dutyItem.parse({
    ...{ id: '1', deptId: '7', deptName: '教务处', listType: 'power', code: 'QL-1', title: '学籍异动审批' },
    ...{ coDepts: [], updatedOn: '2026-11-01', revision: 2, deptPhone: '', listName: '权力清单' },
    steps: [{ name: '学院初审', post: '教学秘书', limit: '3 个工作日' }],
    services,
  });
  render(<ItemView item={item} list={undefined} />);
  expect(screen.getByRole('table').textContent).toContain('学院初审');
  expect(screen.getByText('学籍查询')).toBeDefined();
  const guides = screen.getAllByRole('link', { name: /^查看办事指南/ });
  expect(guides.map((link) => [link.getAttribute('aria-label'), link.getAttribute('href')])).toEqual([
    ['查看办事指南：成绩单打印', '#/home/service/7'],
  ]);
});
