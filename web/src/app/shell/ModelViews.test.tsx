// Preloaded, so that the first call does not wait for it.
import '@yizhan/contract/routes.ts';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { aGuide } from '../../../test/guides.ts';
import { freshBrowser, signedIn } from '../../../test/people.ts';
import { fakeWire } from '../../../test/wire.ts';
import { openGuideView } from '../../guide/open-guide-view.tsx';
import { removeAllModelViews } from '../../lib/model-views.ts';
import ModelViews from './ModelViews.tsx';

beforeEach(() => {
  freshBrowser();
  signedIn();
  removeAllModelViews();
});
afterEach(() => vi.unstubAllGlobals());

function show() {
  fakeWire({ 'guides.info': aGuide() });
  render(
    <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
      <MemoryRouter>
        <ModelViews />
      </MemoryRouter>
    </QueryClientProvider>,
  );
}
const panel = () => document.querySelector<HTMLElement>('.yz-dialog__panel');

test('MV-1 a view is 1200 wide and 650 high, and closes by itself', async () => {
  show();
  act(() => openGuideView('7', '学生请假'));
  expect(screen.getByRole('dialog', { name: '学生请假' })).toBeDefined();
  expect(panel()?.style.height).toBe('650px');
  expect(panel()?.style.getPropertyValue('--yz-dialog-width')).toBe('1200px');
  expect(await screen.findByText('因病因事不能上课的学生申请请假。')).toBeDefined();
  fireEvent.click(screen.getByTitle('关闭'));
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('MV-1 several views stand over one another; the one opened again is in front', () => {
  show();
  act(() => openGuideView('7', '学生请假'));
  act(() => openGuideView('8', '报销'));
  act(() => openGuideView('7', '学生请假'));
  const dialogs = [...document.querySelectorAll('.yz-dialog')];
  expect(dialogs.map((dialog) => dialog.querySelector('h2')?.textContent)).toEqual(['报销', '学生请假']);
  expect(dialogs[0]?.hasAttribute('inert')).toBe(true);
});
