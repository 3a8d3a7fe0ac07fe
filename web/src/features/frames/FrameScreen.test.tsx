import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { freshBrowser, signedIn } from '../../../test/people.ts';
import { fakeWire, refused } from '../../../test/wire.ts';
import FrameScreen from './FrameScreen.tsx';

type HappyWindow = {
  Response: typeof Response;
  happyDOM: { settings: { enableIframePageLoading: boolean; fetch: { interceptor: object | null } } };
};

beforeEach(() => {
  // Tests fetch nothing: every frame gets an empty page.
  const { happyDOM, Response: Page } = window as unknown as HappyWindow;
  happyDOM.settings.enableIframePageLoading = true;
  happyDOM.settings.fetch.interceptor = { beforeAsyncRequest: async () => new Page('<html></html>') };
  freshBrowser();
  signedIn();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const library = { title: '图书馆', url: 'https://library.example.edu/', allowed: true };

const open = (path: string) =>
  render(
    <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
      <MemoryRouter initialEntries={[path]}>
        <FrameScreen />
      </MemoryRouter>
    </QueryClientProvider>,
  );

test.each([
  ['/home/iframPage', 'tool'],
  ['/home/navIfram', 'navigation'],
  ['/home/messageIfrm', 'message'],
  ['/home/serviceIframPage', 'service'],
])('RT-7 %s shows the stored address of a %s', async (path, kind) => {
  const wire = fakeWire({ 'shell.frame': library });
  open(`${path}?id=12`);
  const frame = await screen.findByTitle('图书馆');
  expect(frame.getAttribute('src')).toBe('https://library.example.edu/');
  expect(wire.to('shell.frame')[0]?.body).toMatchObject({ kind, id: '12' });
});

test('RT-7 the frame is boxed in, and a page of our own origin more so', async () => {
  fakeWire({ 'shell.frame': library });
  const { unmount } = open('/home/iframPage?id=12');
  const foreign = (await screen.findByTitle('图书馆')).getAttribute('sandbox') ?? '';
  expect(foreign).toContain('allow-same-origin');
  expect(foreign).not.toContain('allow-top-navigation');
  unmount();
  fakeWire({ 'shell.frame': { ...library, url: `${location.origin}/s/guide` } });
  open('/home/iframPage?id=13');
  expect((await screen.findByTitle('图书馆')).getAttribute('sandbox')).not.toContain('allow-same-origin');
});

test('RT-7 an address in the page’s own query is never opened', async () => {
  const wire = fakeWire({ 'shell.frame': library });
  open('/home/iframPage?url=https://evil.example/&id=https://evil.example/');
  expect(screen.getByText('缺少要打开的应用')).toBeDefined();
  expect(wire.sent).toHaveLength(0);
  expect(document.querySelector('iframe')).toBeNull();
});

test('RT-7 a host that the school does not allow is explained, with a way to open it', async () => {
  fakeWire({ 'shell.frame': { ...library, allowed: false } });
  open('/home/iframPage?id=12');
  expect(await screen.findByText('「图书馆」不能在门户内显示')).toBeDefined();
  expect(document.querySelector('iframe')).toBeNull();
  expect(screen.getByRole('link', { name: '新窗口打开' }).getAttribute('href')).toBe(library.url);
});

test('RT-7 what is no web address is neither framed nor linked', async () => {
  fakeWire({ 'shell.frame': { ...library, url: 'javascript:alert(1)' } });
  open('/home/iframPage?id=12');
  expect(await screen.findByText('「图书馆」的地址无法打开')).toBeDefined();
  expect(screen.queryByRole('link')).toBeNull();
});

test('RT-7 after 10 s there is a way out', async () => {
  vi.useFakeTimers();
  fakeWire({ 'shell.frame': library });
  open('/home/iframPage?id=12');
  await act(() => vi.advanceTimersByTimeAsync(9_000));
  expect(screen.queryByRole('link')).toBeNull();
  await act(() => vi.advanceTimersByTimeAsync(2_000));
  expect(screen.getByRole('link', { name: '打不开？新窗口打开' }).getAttribute('target')).toBe('_blank');
});

test('RT-7 an id of somebody else’s says that there is nothing', async () => {
  fakeWire({ 'shell.frame': refused({ status: 4040, msg: '内容不存在或已被删除' }) });
  open('/home/iframPage?id=99');
  expect(await screen.findByText('内容不存在或已被删除')).toBeDefined();
});

test('HL-10 a service that is closed says so instead of its frame, and leads to its page', async () => {
  fakeWire({ 'shell.frame': refused({ status: 1002, msg: '「选课中心」目前不能办理：维护中' }) });
  open('/home/serviceIframPage?id=7');
  expect(await screen.findByText('「选课中心」目前不能办理：维护中')).toBeDefined();
  expect(document.querySelector('iframe')).toBeNull();
  expect(screen.getByRole('link', { name: '去服务详情看看' }).getAttribute('href')).toBe('#/home/service/7');
});

test('RT-7 the tab is named after what is shown, never after the frame before it', async () => {
  fakeWire({ 'shell.frame': library });
  const view = open('/home/navIfram?id=1');
  await screen.findByTitle('图书馆');
  expect(document.title).toMatch(/^图书馆/);
  view.unmount();
  open('/home/iframPage');
  expect(document.title).toMatch(/^缺少要打开的应用/);
});

test('RT-7 a frame that is not there names the tab so', async () => {
  document.title = '校历';
  fakeWire({ 'shell.frame': refused({ status: 4040, msg: '内容不存在或已被删除' }) });
  open('/home/navIfram?id=999999');
  expect(document.title).toMatch(/^应用/);
  await screen.findByText('内容不存在或已被删除');
  expect(document.title).toMatch(/^内容不存在或已被删除/);
});

test('HL-7 a service of others is explained instead of its frame', async () => {
  fakeWire({ 'shell.frame': refused({ status: 4030, msg: '「科研报账」仅面向教师开放，您当前的身份不能使用' }) });
  open('/home/serviceIframPage?id=7');
  expect(await screen.findByText('「科研报账」仅面向教师开放，您当前的身份不能使用')).toBeDefined();
  expect(document.querySelector('iframe')).toBeNull();
});
