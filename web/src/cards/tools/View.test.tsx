import { fireEvent, render, screen } from '@testing-library/react';
import type { ToolTile } from '@yizhan/contract/entities/card-data.ts';
import { sprite } from '@yizhan/contract/sprite.ts';
import { afterEach, expect, test, vi } from 'vitest';
import { freshBrowser, signedIn } from '../../../test/people.ts';
import { onPhone } from '../../../test/phone.ts';
import { fakeWire } from '../../../test/wire.ts';
import { View } from './View.tsx';

const mail: ToolTile = {
  id: '3',
  tools_name: '邮箱',
  tools_icon: 'mail',
  openType: 'newTab',
  url: 'https://m.example/',
  service: null,
};

afterEach(() => vi.unstubAllGlobals());

function show(list: ToolTile[], displayRows = 3) {
  const basicConfig = { cardName: '常用工具', cardIntroduction: '', displayRows };
  return render(<View data={{ list }} basicConfig={basicConfig} layout="wide" />).container;
}

test('CD-TOOL-1 a tool shows its icon and its name', () => {
  const container = show([mail]);
  expect(screen.getByRole('link', { name: '邮箱' })).toBeTruthy();
  expect(container.querySelector('use')?.getAttribute('href')).toBe(`${sprite}#mail`);
});

test.each([
  [1, '90px'],
  [2, '90px'],
  [3, '86px'],
])('CD-TOOL-2 with %i rows the body shows whole rows of %s, and no strip of the next', (rows, height) => {
  const body = show([mail], rows).querySelector<HTMLElement>('.tools');
  expect(body?.style.getPropertyValue('--tools-row')).toBe(height);
});

test.each([
  [1, '180px'],
  [2, '180px'],
  [3, '258px'],
])('CD-TOOL-2 with %i rows the body is %s high', (rows, height) => {
  const body = show([mail], rows).querySelector<HTMLElement>('.tools');
  expect(body?.style.getPropertyValue('--tools-height')).toBe(height);
});

test('a tool opens its address in a new tab, or inside the portal', () => {
  show([mail, { ...mail, id: '4', tools_name: '校历', openType: 'openServiceIfram' }]);
  const [outside, inside] = screen.getAllByRole('link');
  expect([outside?.getAttribute('href'), outside?.getAttribute('target')]).toEqual(['https://m.example/', '_blank']);
  expect(inside?.getAttribute('href')).toBe('#/home/iframPage?id=4');
});

const aServiceTool = (over: Partial<NonNullable<ToolTile['service']>> = {}): ToolTile => ({
  ...mail,
  ...{ tools_name: '课表', openType: 'service', url: '' },
  service: { serviceId: '7', accessWay: 1, openWay: 1003, serviceUrl: 'https://a.example/', state: 'OPEN', ...over },
});

test('MV-2 SO-3 a tool of openType service opens the service as its way says, and the visit is counted', async () => {
  freshBrowser();
  signedIn();
  const wire = fakeWire({ 'services.click': {} });
  show([aServiceTool()]);
  const link = screen.getByRole('link', { name: '课表' });
  expect([link.getAttribute('href'), link.getAttribute('target')]).toEqual(['https://a.example/', '_blank']);
  link.addEventListener('click', (event) => event.preventDefault());
  fireEvent.click(link);
  await vi.waitFor(() => expect(wire.to('services.click')).toHaveLength(1));
});

test('MV-2 HL-10 a tool whose service cannot be used now leads to the page that says why', () => {
  freshBrowser();
  signedIn();
  show([aServiceTool({ state: 'MAINTENANCE' })]);
  expect(screen.getByRole('link', { name: '课表' }).getAttribute('href')).toBe('#/home/service/7');
});

test('MV-2 a tool of openType workGuide opens the directory of guides', () => {
  show([{ ...mail, tools_name: '指南', openType: 'workGuide', url: '' }]);
  expect(screen.getByRole('link', { name: '指南' }).getAttribute('href')).toBe('#/home/guides');
});

const manyTools = Array.from({ length: 20 }, (_, at) => ({ ...mail, id: `${at}`, tools_name: `工具${at}` }));

test('HM-1 on a phone two rows of tools are shown, and the rest unfolds; elsewhere all of them are', () => {
  onPhone();
  const { unmount } = render(
    <View
      data={{ list: manyTools }}
      basicConfig={{ cardName: '', cardIntroduction: '', displayRows: 3 }}
      layout="wide"
    />,
  );
  expect(screen.getAllByRole('link')).toHaveLength(8);
  const more = screen.getByRole('button', { name: '全部 20 个' });
  expect(more.getAttribute('aria-expanded')).toBe('false');
  fireEvent.click(more);
  expect(screen.getAllByRole('link')).toHaveLength(20);
  fireEvent.click(screen.getByRole('button', { name: '收起' }));
  expect(screen.getAllByRole('link')).toHaveLength(8);
  unmount();
  vi.unstubAllGlobals();
  show(manyTools);
  expect(screen.getAllByRole('link')).toHaveLength(20);
  expect(screen.queryByRole('button')).toBeNull();
});

test('without tools the card says so', () => {
  show([]);
  expect(screen.getByText('暂无数据')).toBeTruthy();
});
