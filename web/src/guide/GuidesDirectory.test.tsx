// Preloaded, so that the first call does not wait for it.
import '@yizhan/contract/routes.ts';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { fireEvent, render, screen } from '@testing-library/react';
import type { GuideHit } from '@yizhan/contract/entities/guide.ts';
import { MemoryRouter, useLocation } from 'react-router';
import { afterEach, expect, test, vi } from 'vitest';
import { pageOf } from '../../test/page-of.ts';
import { type Answers, fakeWire } from '../../test/wire.ts';
import { GuidesDirectory } from './GuidesDirectory.tsx';

const leave: GuideHit = {
  id: '31',
  serviceId: '7',
  code: 'leave',
  guideName: '学生请假',
  nameMarks: [[2, 4]],
  excerpt: '因病因事请假的学生',
  excerptMarks: [[4, 6]],
  serviceIcon: 'leave',
  tint: 2,
  deptName: '学生处',
  processType: 'ONLINE',
  promise: '3 个工作日',
  updatedOn: '2026-03-01',
};
const facets = {
  types: [],
  ways: [],
  labels: [],
  letters: [],
  depts: [{ id: '3', name: '学生处', count: 2 }],
  scenes: [{ id: '2', name: '学习', count: 1, icon: 'course', tint: 1 }],
  audiences: [{ id: '3', name: '教师', count: 1 }],
};

const Where = () => <output>{useLocation().search}</output>;
function show(at: string, answers: Answers, open = false) {
  const wire = fakeWire({ 'hall.facets': facets, ...answers });
  render(
    <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
      <MemoryRouter initialEntries={[at]}>
        <GuidesDirectory open={open} />
        <Where />
      </MemoryRouter>
    </QueryClientProvider>,
  );
  return wire;
}
afterEach(() => vi.unstubAllGlobals());

test('guides are found by what the address says, with the match marked in name and text', async () => {
  const wire = show('/home/guides?keyword=请假&dept=3&scene=2', { 'guides.search': pageOf([leave]) });
  const link = await screen.findByRole('link', { name: /请假/ });
  expect(link.getAttribute('href')).toBe('#/home/service/7');
  expect([...link.querySelectorAll('mark')].map((mark) => mark.textContent)).toEqual(['请假', '请假']);
  expect(wire.to('guides.search')[0]?.body).toMatchObject({ keyword: '请假', deptId: '3', sceneId: '2' });
});

test('a search goes into the address, from its first page', async () => {
  show('/home/guides?page=3', { 'guides.search': pageOf([leave]) });
  fireEvent.change(screen.getByLabelText(/搜索指南/), { target: { value: ' 报销 ' } });
  fireEvent.click(screen.getByRole('button', { name: '搜索' }));
  expect(new URLSearchParams(document.querySelector('output')?.textContent ?? '').toString()).toBe(
    new URLSearchParams({ keyword: '报销' }).toString(),
  );
});

test('guides are narrowed to those for one kind of people, and the choice goes into the address', async () => {
  const wire = show('/home/guides?audience=3&page=2', { 'guides.search': pageOf([leave]) });
  await screen.findByRole('option', { name: '教师' });
  expect(wire.to('guides.search')[0]?.body).toMatchObject({ audience: 3 });
  const choice = screen.getByLabelText('服务对象');
  expect(choice).toHaveProperty('value', '3');
  fireEvent.change(choice, { target: { value: '' } });
  expect(document.querySelector('output')?.textContent).toBe('');
});

test('nothing found offers the way out', async () => {
  show('/home/guides?keyword=xyz', { 'guides.search': pageOf([]) });
  expect(await screen.findByText(/没有找到符合条件的办事指南/)).toBeDefined();
  fireEvent.click(screen.getAllByRole('button', { name: '清除条件' })[0] as HTMLElement);
  expect(document.querySelector('output')?.textContent).toBe('');
});

test('visitors ask the call for everybody and read on the page for everybody', async () => {
  const wire = show('/?view=guides', { 'guides.openSearch': pageOf([leave]) }, true);
  expect((await screen.findByRole('link', { name: /请假/ })).getAttribute('href')).toBe('#/service/7');
  expect(wire.to('guides.search')).toHaveLength(0);
});
