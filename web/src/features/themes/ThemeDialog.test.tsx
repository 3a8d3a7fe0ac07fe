import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ThemeChoice } from '@yizhan/contract/entities/theme.ts';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { boot, freshBrowser, signedIn } from '../../../test/people.ts';
import { type Answers, fakeWire, refused } from '../../../test/wire.ts';
import { read } from '../../lib/storage.ts';
import { applyTheme, useTheme } from '../../lib/theme.ts';
import { toast } from '../../ui/toast.ts';
// Preloads lazy modules, so that tests do not wait for the disk.
import '@yizhan/contract/routes.ts';
import ThemeDialog from './ThemeDialog.tsx';

const usual: ThemeChoice = { ...boot().publicTheme, id: null, chosen: true, until: null };
const green: ThemeChoice = {
  ...usual,
  id: '7',
  themeId: '7',
  themeName: '云岭青',
  themeColor: '#0f766e',
  chosen: false,
};
const festival: ThemeChoice = { ...green, id: '8', themeId: '8', themeName: '元旦', until: '2027-01-04 00:00:00' };
const themeOf = ({ id: _, chosen: __, until: ___, ...theme }: ThemeChoice) => theme;
const brand = () => document.documentElement.style.getPropertyValue('--brand');

beforeEach(() => {
  freshBrowser();
  signedIn();
  toast.clear();
  applyTheme(themeOf(usual));
});
afterEach(() => vi.unstubAllGlobals());

function show(answers: Answers = {}) {
  const wire = fakeWire({ 'themes.choices': [usual, green, festival], ...answers });
  render(
    <QueryClientProvider client={new QueryClient()}>
      <ThemeDialog onClose={() => undefined} />
    </QueryClientProvider>,
  );
  return wire;
}

test('AP-2 a theme that is pressed is on at once, kept for the other tabs and told to the server', async () => {
  const wire = show({ 'themes.choose': themeOf(green) });
  await userEvent.click(await screen.findByRole('radio', { name: /云岭青/ }));
  expect(brand()).toBe('#0f766e');
  expect(read<{ themeColor: string }>('theme')?.themeColor).toBe('#0f766e');
  expect(wire.to('themes.choose').map(({ body }) => body.themeId)).toEqual(['7']);
  expect(screen.getByRole('radio', { name: /云岭青/, checked: true })).toBeDefined();
});

test('a choice that is refused is taken back, and one reads why', async () => {
  show({ 'themes.choose': refused({ status: 4040, msg: '主题已下架' }) });
  await userEvent.click(await screen.findByRole('radio', { name: /云岭青/ }));
  await vi.waitFor(() => expect(toast.list()[0]?.text).toBe('主题已下架'));
  expect(brand()).toBe('#008cff');
});

test('a festival’s theme says until when it can be chosen', async () => {
  show();
  expect((await screen.findByRole('radio', { name: /元旦/ })).closest('label')?.textContent).toContain(
    '2027-01-04 前可用',
  );
});

test('who chose none reads that a festival’s theme is shown instead of the school’s', async () => {
  applyTheme(themeOf(festival));
  show();
  expect(await screen.findByText('节日期间显示「元旦」')).toBeDefined();
  expect(useTheme.getState().theme?.themeName).toBe('元旦');
});

test('the arrow keys walk through the themes', async () => {
  const wire = show({ 'themes.choose': themeOf(green) });
  (await screen.findByRole('radio', { name: /学校默认/ })).focus();
  await userEvent.keyboard('{ArrowDown}');
  await vi.waitFor(() => expect(wire.to('themes.choose')).toHaveLength(1));
});
