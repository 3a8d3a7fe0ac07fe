import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { fireEvent, render, screen, within } from '@testing-library/react';
import type { ThemeRow } from '@yizhan/contract/entities/theme.ts';
import { MemoryRouter } from 'react-router';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { freshBrowser, signedIn } from '../../../../test/people.ts';
import { signInAgain } from '../../../../test/sign-in-again.ts';
import { type Answers, fakeWire, refused } from '../../../../test/wire.ts';
import { Overlays } from '../../../ui/Overlays.tsx';
import { toast } from '../../../ui/toast.ts';
// Preloads lazy modules, so that tests do not wait for the disk.
import '@yizhan/contract/routes.ts';
import ThemesTab from './ThemesTab.tsx';

const row: ThemeRow = {
  ...{ id: '7', kind: 'theme', name: '云岭青', version: 3, draft: false, scheduled: null, failed: null },
  ...{ published: { number: 1, at: '2026-03-01 09:00:00' }, changedBy: '王老师', changedAt: '2026-03-01 09:00:00' },
  content: { themeName: '云岭青', themeColor: '#0f766e', themeImg: null, themeImgBorderColor: null, festival: null },
};

beforeEach(() => {
  freshBrowser();
  signedIn();
  toast.clear();
});
afterEach(() => vi.unstubAllGlobals());

function show(answers: Answers = {}, at = '/') {
  const wire = fakeWire({ 'themes.list': [row], ...answers });
  render(
    <QueryClientProvider client={new QueryClient()}>
      <MemoryRouter initialEntries={[at]}>
        <ThemesTab />
        <Overlays />
      </MemoryRouter>
    </QueryClientProvider>,
  );
  return wire;
}

/** By text and label: queries by role walk the whole antd tree each time. */
const nameField = () => screen.findByLabelText(/主题名称/);
const press = (words: string) => fireEvent.click(screen.getByText(words));
const rename = async (value: string) => fireEvent.change(await nameField(), { target: { value } });

test('RT-14 a theme is drafted with what the form shows, under the version the editor holds', async () => {
  const wire = show({ 'themes.submit': { id: '7', version: 4 } });
  expect((await screen.findByLabelText('主题')).textContent).toContain('云岭青长期可选已发布');
  await rename('云岭青二');
  press('保存草稿');
  await vi.waitFor(() => expect(wire.to('themes.submit')).toHaveLength(1));
  expect(wire.to('themes.submit')[0]?.body).toMatchObject({
    content: { ...row.content, themeName: '云岭青二' },
    held: { id: '7', version: 3 },
  });
});

test('a colour that is too light is refused at its field', async () => {
  const msg = '这个颜色与白色文字的对比度只有 1.3，至少需要 4.5';
  show({ 'themes.submit': refused({ status: 1002, msg, result: { field: 'themeColor' } }) });
  await rename('云岭青二');
  press('保存草稿');
  await vi.waitFor(() => expect(document.body.textContent).toContain(msg), 4000);
});

test('a theme is removed after a question that says what happens to those who chose it', async () => {
  const wire = show({ 'themes.remove': {} });
  await nameField();
  press('删除');
  const question = await screen.findByRole('alertdialog');
  expect(question.textContent).toContain('已选用它的师生将看到学校默认主题');
  fireEvent.click(within(question).getByText('删除'));
  await vi.waitFor(() => expect(wire.to('themes.remove')[0]?.body).toMatchObject({ id: '7', version: 3 }));
});

const NEW = '/?tab=themes&new=';
const note = () => screen.queryByText('已恢复未保存的内容');

test('what was typed over a theme when the session ended is there again, and can be given up', async () => {
  show();
  await rename('云岭青二');
  signInAgain();
  show();
  expect(await nameField()).toHaveProperty('value', '云岭青二');
  press('放弃恢复');
  expect(await nameField()).toHaveProperty('value', '云岭青');
  expect(note()).toBeNull();
});

test('a new theme begun before the session ended is there again at the same address', async () => {
  show({}, NEW);
  await rename('秋色');
  signInAgain();
  show({}, NEW);
  expect(await nameField()).toHaveProperty('value', '秋色');
  expect(note()).not.toBeNull();
});

test('a new theme that was saved does not come back as one that was not', async () => {
  const wire = show({ 'themes.submit': { id: '8', version: 1 } }, NEW);
  await rename('冬色');
  press('保存草稿');
  await vi.waitFor(() => expect(wire.to('themes.submit')).toHaveLength(1));
  await vi.waitFor(() => expect(wire.to('themes.list')).toHaveLength(2));
  signInAgain();
  show({}, NEW);
  expect(await nameField()).toHaveProperty('value', '');
  expect(note()).toBeNull();
});
