import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { type SetupProgress, setupSteps } from '@yizhan/contract/entities/setup.ts';
import { MemoryRouter } from 'react-router';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { freshBrowser, me, signedIn } from '../../../test/people.ts';
import { fakeWire } from '../../../test/wire.ts';
// Preloads lazy modules, so that tests do not wait for the disk.
import '@yizhan/contract/routes.ts';
import SetupSection from './SetupSection.tsx';

const progress = (...done: readonly string[]): SetupProgress => ({
  steps: setupSteps.map((step) => ({ step, state: done.includes(step) ? 'DONE' : 'OPEN' })),
  counts: { departments: 3, people: 1, shelved: 0, drafts: 2, cards: 0 },
  ...{ schoolName: '青川学院', hasCrest: true, hasCentralLogin: false },
});

beforeEach(() => {
  freshBrowser();
  signedIn(me());
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

function show(found: SetupProgress, confirmed = found) {
  const wire = fakeWire({ 'setup.progress': found, 'setup.confirm': confirmed });
  render(
    <QueryClientProvider client={new QueryClient()}>
      <MemoryRouter>
        <SetupSection />
      </MemoryRouter>
    </QueryClientProvider>,
  );
  return wire;
}
const step = async (title: string) => within(await screen.findByRole('listitem', { name: new RegExp(title) }));

test('AD-7 the guide says what stands there, what is open, and leads to where it is done', async () => {
  show(progress('school', 'departments'));
  expect(await screen.findByText('已完成 2 / 6 步')).toBeTruthy();
  const people = await step('人员');
  expect(people.getByText('已有 1 个账号；未接入统一认证')).toBeTruthy();
  const links = people.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')]);
  expect(links).toEqual([
    ['新建或导入人员', '#/userFrameConfig/manage/users'],
    ['接入统一认证', '#/userFrameConfig/manage/signOn'],
  ]);
  expect((await step('部门')).queryByRole('button', { name: '这一步不用做了' })).toBeNull();
});

test('AD-7 a step that a school does not need is left, and the guide goes on', async () => {
  const wire = show(progress('school'), progress('school', 'landing'));
  fireEvent.click((await step('登录前页面')).getByRole('button', { name: '这一步不用做了' }));
  expect(await screen.findByText('已完成 2 / 6 步')).toBeTruthy();
  expect(wire.to('setup.confirm')[0]?.body).toMatchObject({ step: 'landing', confirmed: true });
});
