import { accessWays, openWays } from '@yizhan/contract/open-ways.ts';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { freshBrowser, initAnswer, me, signedIn } from '../../test/people.ts';
import { aServiceTile } from '../../test/services.ts';
import { fakeWire, refused } from '../../test/wire.ts';
import { toast } from '../ui/toast.ts';
import { openService, popupPlace, popupSize, serviceLink } from './open-service.ts';

/** Fakes window.open: the address is set after the click. */
function watchWindows() {
  const replace = vi.fn();
  const close = vi.fn();
  const page = { opener: window, location: { replace }, close };
  const open = vi.fn((_address: string, _target: string, _features?: string) => page as unknown as Window | null);
  vi.stubGlobal('open', open);
  return { open, page, replace, close, address: () => String(replace.mock.calls[0]?.[0] ?? '') };
}
const body = (width: number, height: number) => {
  vi.spyOn(document.documentElement, 'clientWidth', 'get').mockReturnValue(width);
  vi.spyOn(document.documentElement, 'clientHeight', 'get').mockReturnValue(height);
};

beforeEach(() => {
  freshBrowser();
  signedIn();
});
afterEach(() => {
  toast.clear();
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

test.each([
  [1920, 969, 1200, 850],
  [1367, 850, 1200, 850],
  [1366, 849, 860, 670],
  [1366, 670, 860, 670],
  [1280, 669, 860, 538],
  [390, 300, 860, 538],
])('SO-1 over a body of %i x %i the pop-up is %i x %i', (width, height, wide, high) => {
  expect(popupSize({ width, height })).toEqual({ width: wide, height: high });
});

test.each([
  // [pop-up size, window position, window size, screen edge, expected position]
  [1200, 0, 1920, 0, 360],
  [1200, -1920, 1920, -1920, -1560],
  [1200, -1600, 1366, undefined, -1517],
  [850, -1080, 1080, -1080, -965],
])(
  'SO-1 a pop-up of %i over a window at %i, %i long, on a screen from %s is centred at %i',
  (size, at, long, edge, place) => {
    expect(popupPlace(size, { at, size: long, edge })).toBe(place);
  },
);

test.each([
  [0, 0],
  [undefined, 0],
  [-1920, -1920],
])('SO-1 a pop-up longer than its window does not begin before the screen at %s', (edge, place) => {
  expect(popupPlace(1200, { at: edge ?? 0, size: 800, edge })).toBe(place);
});

test('SO-1 a pop-up opens on the screen its window is on, to the left of the first one', async () => {
  const wire = fakeWire({ 'services.click': {} });
  body(1366, 700);
  for (const [name, value] of Object.entries({ screenX: -1920, screenY: 40, outerWidth: 1366, outerHeight: 768 }))
    vi.stubGlobal(name, value);
  vi.stubGlobal('screen', { availLeft: -1920, availTop: 0 });
  const { open } = watchWindows();
  openService(aServiceTile({ openWay: openWays.popup }));
  expect(open.mock.calls[0]?.[2]).toBe('popup,width=860,height=670,left=-1667,top=89');
  await vi.waitFor(() => expect(wire.to('services.click')).toHaveLength(1));
});

test('SO-1 way 1001 opens the details inside the page', async () => {
  const wire = fakeWire({ 'services.click': {} });
  openService(aServiceTile({ openWay: openWays.details }));
  expect(location.hash).toBe('#/home/service/7');
  await vi.waitFor(() => expect(wire.to('services.click')).toHaveLength(1));
});

test('SO-1 way 1002 opens an empty pop-up inside the click, centred, and leads it to the address', async () => {
  const wire = fakeWire({ 'services.click': {} });
  body(1366, 700);
  const { open, page, address } = watchWindows();
  openService(aServiceTile({ openWay: openWays.popup }));
  expect(open.mock.calls[0]?.[0]).toBe('about:blank');
  const features = open.mock.calls[0]?.[2] ?? '';
  const left = Math.max(0, Math.round(window.screenX + (window.outerWidth - 860) / 2));
  expect(features).toContain('popup,width=860,height=670');
  expect(features).toContain(`left=${left}`);
  await vi.waitFor(() => expect(address()).toBe('https://a.example/'));
  expect(page.opener).toBeNull();
  await vi.waitFor(() => expect(wire.to('services.click')).toHaveLength(1));
});

test('SO-1 way 1003 opens its address in a new tab', () => {
  expect(serviceLink(aServiceTile(), true)).toMatchObject({ href: 'https://a.example/', target: '_blank' });
});

test('SO-1 any other way says 返回值没有类型, and nothing opens', async () => {
  const wire = fakeWire();
  const { open } = watchWindows();
  openService(aServiceTile({ openWay: 1009 }));
  await vi.waitFor(() => expect(toast.list()[0]?.text).toBe('返回值没有类型'));
  expect(open).not.toHaveBeenCalled();
  expect(wire.to('services.click')).toHaveLength(0);
});

test('SO-2 access way 5 appends combStr from the stored userComb, each of them once', async () => {
  const wire = fakeWire({ 'services.click': {}, 'session.init': initAnswer(me({ userComb: 'second' })) });
  const { replace } = watchWindows();
  const service = aServiceTile({ accessWay: accessWays.comb, serviceUrl: 'https://a.example/x?y=1' });
  openService(service);
  await vi.waitFor(() => expect(replace).toHaveBeenCalledTimes(1));
  const first = new URL(String(replace.mock.calls[0]?.[0]));
  expect([first.searchParams.get('combStr'), first.searchParams.get('y')]).toEqual(['comb', '1']);
  openService(service);
  await vi.waitFor(() => expect(replace).toHaveBeenCalledTimes(2));
  expect(new URL(String(replace.mock.calls[1]?.[0])).searchParams.get('combStr')).toBe('second');
  expect(wire.sent.length).toBeGreaterThan(0);
});

test('DR-5 combStr is handed to a service only once the portal knows of the visit', async () => {
  fakeWire({
    'services.click': refused({ status: 1002, msg: '服务已下架' }),
    'session.init': initAnswer(me()),
  });
  const { replace, close } = watchWindows();
  openService(aServiceTile({ accessWay: accessWays.comb }));
  await vi.waitFor(() => expect(close).toHaveBeenCalled());
  expect(replace).not.toHaveBeenCalled();
});

test('SO-2 a userComb that has grown old is renewed before it is appended', async () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  vi.setSystemTime(Date.now() + 5 * 60_000);
  fakeWire({ 'services.click': {}, 'session.init': initAnswer(me({ userComb: 'fresh' })) });
  const { replace } = watchWindows();
  openService(aServiceTile({ accessWay: accessWays.comb }));
  await vi.waitFor(() => expect(replace).toHaveBeenCalled());
  expect(String(replace.mock.calls[0]?.[0])).toContain('combStr=fresh');
});

test.each([accessWays.cas, accessWays.oauth, accessWays.code])(
  'access way %i has its address completed by the server',
  async (accessWay) => {
    const wire = fakeWire({ 'services.click': {}, 'services.address': { serviceUrl: 'https://a.example/?code=1' } });
    const { address } = watchWindows();
    openService(aServiceTile({ accessWay }));
    await vi.waitFor(() => expect(address()).toBe('https://a.example/?code=1'));
    expect(wire.to('services.address')[0]?.body).toMatchObject({ serviceId: '7' });
  },
);

test('an address that the server does not give closes the window and says why', async () => {
  fakeWire({
    'services.click': {},
    'services.address': refused({ status: 1002, msg: '「选课中心」目前不能办理：维护中' }),
  });
  const { close } = watchWindows();
  openService(aServiceTile({ accessWay: accessWays.code }));
  await vi.waitFor(() => expect(toast.list()[0]?.text).toBe('「选课中心」目前不能办理：维护中'));
  expect(close).toHaveBeenCalled();
});

test('a window that the browser blocked is explained', async () => {
  fakeWire({ 'services.click': {} });
  vi.stubGlobal('open', () => null);
  openService(aServiceTile({ openWay: openWays.popup }));
  await vi.waitFor(() => expect(toast.list()[0]?.text).toBe('浏览器拦截了新窗口'));
});

test('a link never carries what was made for one person alone', () => {
  for (const accessWay of [accessWays.cas, accessWays.oauth, accessWays.code, accessWays.comb])
    expect(serviceLink(aServiceTile({ accessWay }), true)).toEqual({ href: '#/home/service/7' });
});

test('access way 6 is a page of the portal, in this tab', () => {
  const inside = aServiceTile({ accessWay: accessWays.inside, serviceUrl: '#/home/guides' });
  expect(serviceLink(inside, true)).toEqual({ href: '#/home/guides' });
});

test('a service without an address, done on the spot, leads to its page', () => {
  expect(serviceLink(aServiceTile({ serviceUrl: '' }), true)).toEqual({ href: '#/home/service/7' });
});

test.each(['NOT_YET', 'ENDED', 'CLOSED_NOW', 'MAINTENANCE'] as const)(
  'HL-10 a service that is %s leads to its page, and is not counted as opened',
  (state) => {
    const wire = fakeWire();
    openService(aServiceTile({ state }));
    expect(location.hash).toBe('#/home/service/7');
    expect(wire.to('services.click')).toHaveLength(0);
  },
);

test('visitors open what is open to all, and see the page of what needs sign-in', () => {
  expect(serviceLink(aServiceTile(), false)).toMatchObject({ href: 'https://a.example/' });
  expect(serviceLink(aServiceTile({ serviceUrl: '' }), false)).toEqual({ href: '#/service/7' });
  expect(serviceLink(aServiceTile({ openWay: openWays.details }), false)).toEqual({ href: '#/service/7' });
});

test.each([accessWays.cas, accessWays.oauth, accessWays.code, accessWays.comb])(
  'a visitor opens what is open to all at its plain address, also by access way %i',
  async (accessWay) => {
    freshBrowser();
    const wire = fakeWire({ 'services.click': {} });
    expect(serviceLink(aServiceTile({ accessWay }), false)).toMatchObject({ href: 'https://a.example/' });
    const { address } = watchWindows();
    openService(aServiceTile({ accessWay, openWay: openWays.popup }));
    await vi.waitFor(() => expect(address()).toBe('https://a.example/'));
    expect(wire.to('services.address')).toHaveLength(0);
  },
);

test.each([openWays.details, openWays.popup, openWays.newTab])(
  'SO-3 one click of way %i is one visit',
  async (openWay) => {
    const wire = fakeWire({ 'services.click': {} });
    watchWindows();
    openService(aServiceTile({ openWay }));
    await vi.waitFor(() => expect(wire.to('services.click')).toHaveLength(1));
    expect(wire.to('services.click')[0]?.body).toMatchObject({ serviceId: '7' });
  },
);
