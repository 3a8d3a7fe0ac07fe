import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render, screen, within } from '@testing-library/react';
import { personal } from '@yizhan/contract/texts/zh-CN/personal.ts';
import { MemoryRouter } from 'react-router';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { aProfile, freshBrowser, signedIn } from '../../../test/people.ts';
import { fakeWire } from '../../../test/wire.ts';
import { textsOf } from '../../lib/text.ts';
import { PersonalCenter } from './PersonalCenter.tsx';
import type { Sections } from './section.ts';
import { ownSections } from './sections.ts';

const t = textsOf({ personal });

beforeEach(() => {
  freshBrowser();
  signedIn();
  fakeWire({
    'personInfo.profile': aProfile(),
    'security.devices': [],
    'security.bindings': [],
    'security.password': { changedAt: null, strength: null },
    'security.secondFactor': { on: false, since: null, codesLeft: 0 },
    'security.signIns': { records: [], total: 0, current: 1, size: 10 },
  });
});
afterEach(() => vi.unstubAllGlobals());

/** A section brought by another feature, before the centre's own. */
const sections: Sections = [{ key: 'favourites', icon: 'star', Screen: () => <h2>一个栏目</h2> }, ownSections.security];

const open = (path: string) =>
  render(
    <QueryClientProvider client={new QueryClient()}>
      <MemoryRouter initialEntries={[path]}>
        <PersonalCenter onChangePassword={() => undefined} sections={sections} />
      </MemoryRouter>
    </QueryClientProvider>,
  );

test('PC-1 every registered section stands in the list under its name and opens at its address', () => {
  open('/home/PersonalCenter');
  const list = within(screen.getByRole('navigation', { name: '个人中心栏目' }));
  const links = list.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')]);
  expect(links).toEqual(sections.map(({ key }) => [t(key), `#/home/PersonalCenter?section=${key}`]));
});

test('PC-1 an address with a section shows that section', async () => {
  open('/home/PersonalCenter?section=security');
  expect(screen.getByRole('link', { name: '账号安全', current: 'page' })).toBeDefined();
  expect(await screen.findByRole('heading', { name: '登录设备' })).toBeDefined();
});

test.each([
  ['without a section', ''],
  ['with a section that is not there', '?section=nothing'],
])('PC-1 an address %s shows the first one', (_, address) => {
  open(`/home/PersonalCenter${address}`);
  expect(screen.getByRole('link', { name: '我的收藏', current: 'page' })).toBeDefined();
  expect(screen.getByRole('heading', { name: '一个栏目' })).toBeDefined();
});

test('the person sees who they are: name, identity and department', () => {
  open('/home/PersonalCenter');
  const person = within(screen.getByRole('complementary'));
  for (const words of ['李老师', '教师', 'n1', '计算机学院']) expect(person.getByText(words)).toBeDefined();
});
