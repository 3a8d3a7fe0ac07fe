import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Device, SignInEntry } from '@yizhan/contract/entities/security.ts';
import { MemoryRouter } from 'react-router';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { boot, freshBrowser, signedIn } from '../../../../test/people.ts';
import { fakeWire } from '../../../../test/wire.ts';
import { useSession } from '../../../lib/session.ts';
import { Overlays } from '../../../ui/Overlays.tsx';
import { toast } from '../../../ui/toast.ts';
import SecuritySection from './SecuritySection.tsx';

beforeEach(() => {
  freshBrowser();
  toast.clear();
  signedIn();
});
afterEach(() => vi.unstubAllGlobals());

const chrome = 'Mozilla/5.0 (Windows NT 10.0) AppleWebKit/537.36 Chrome/141.0.0.0 Safari/537.36';
const iphone = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) Mobile/15E148 MicroMessenger/8.0.50';

const device = (over: Partial<Device>): Device => ({
  id: '1',
  way: 'password',
  ip: '10.1.2.3',
  userAgent: chrome,
  signedInAt: '2026-03-02 08:00:00',
  lastSeenAt: '2026-03-02 08:30:00',
  current: false,
  locked: false,
  ...over,
});
const phone = device({ id: '2', userAgent: iphone, way: 'wechat' });
const currentDevice = device({ id: '3', current: true });

const entry = (at: number, ok = true): SignInEntry => ({
  id: String(at),
  at: `2026-03-01 08:00:${String(at).padStart(2, '0')}`,
  way: 'cas',
  ok,
  ip: '10.9.8.7',
  userAgent: chrome,
});

type School = { devices?: Device[]; entries?: SignInEntry[]; bindings?: { id: string; boundAt: string }[] };

/** A fake server that drops a device when it is signed out. */
function open({ devices = [currentDevice], entries = [], bindings = [] }: School = {}, path = '/') {
  let known = devices;
  let bound = bindings.map((one) => ({ ...one, kind: 'wechat' as const }));
  const wire = fakeWire({
    'security.removeDevice'({ body }) {
      known = known.filter(({ id }) => id !== body.id);
      return {};
    },
    'security.removeOtherDevices'() {
      const ended = known.length - 1;
      known = known.filter(({ current }) => current);
      return { ended };
    },
    'security.removeBind'() {
      bound = [];
      return {};
    },
    'security.devices': () => known,
    'security.bindings': () => bound,
    'security.secondFactor': { on: false, since: null, codesLeft: 0 },
    'security.signIns'({ body }) {
      const from = (Number(body.current) - 1) * 10;
      return { records: entries.slice(from, from + 10), total: entries.length, current: 1, size: 10 };
    },
  });
  const onChangePassword = vi.fn();
  render(
    <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
      <MemoryRouter initialEntries={[path]}>
        <SecuritySection onChangePassword={onChangePassword} />
      </MemoryRouter>
      <Overlays />
    </QueryClientProvider>,
  );
  return { wire, onChangePassword };
}

const card = (name: string) => within(screen.getByRole('region', { name }));
const said = () => toast.list().map(({ text }) => text);

test('the password is changed in the dialog of the frame', async () => {
  const { onChangePassword } = open();
  await userEvent.click(card('密码').getByRole('button', { name: '修改密码' }));
  expect(onChangePassword).toHaveBeenCalled();
});

test('PC-2 devices are listed in words, this one first and without a way to sign it out', async () => {
  open({ devices: [phone, currentDevice] });
  const rows = await card('登录设备').findAllByRole('listitem');
  expect(rows.map((row) => row.textContent)).toEqual([
    expect.stringContaining('Chrome · Windows本机2026-03-02 08:00 登录密码10.1.2.3'),
    expect.stringMatching(/微信 · iOS最近使用 .+微信10\.1\.2\.3下线/),
  ]);
  expect(card('登录设备').queryByRole('button', { name: '让 Chrome · Windows 下线' })).toBeNull();
});

test('PC-2 a device is signed out after asking, and leaves the list', async () => {
  const { wire } = open({ devices: [phone, currentDevice] });
  await userEvent.click(await screen.findByRole('button', { name: '让 微信 · iOS 下线' }));
  expect(wire.to('security.removeDevice')).toHaveLength(0);
  const question = within(await screen.findByRole('alertdialog', { name: '让这台设备下线？' }));
  await userEvent.click(question.getByRole('button', { name: '下线' }));
  await vi.waitFor(() => expect(card('登录设备').getAllByRole('listitem')).toHaveLength(1));
  expect(wire.to('security.removeDevice')[0]?.body).toMatchObject({ id: '2' });
  expect(said()).toEqual(['微信 · iOS 已下线']);
});

test('PC-2 whoever thinks better of it keeps the device signed in', async () => {
  const { wire } = open({ devices: [phone, currentDevice] });
  await userEvent.click(await screen.findByRole('button', { name: '让 微信 · iOS 下线' }));
  await userEvent.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: '取消' }));
  expect(wire.to('security.removeDevice')).toHaveLength(0);
});

test('PC-2 all others are signed out at once', async () => {
  open({ devices: [phone, currentDevice, device({ id: '4' })] });
  await userEvent.click(await card('登录设备').findByRole('button', { name: '其他设备全部下线' }));
  const question = within(await screen.findByRole('alertdialog', { name: '让其他 2 台设备全部下线？' }));
  await userEvent.click(question.getByRole('button', { name: '下线' }));
  await vi.waitFor(() => expect(said()).toEqual(['已让 2 台设备下线']));
  await vi.waitFor(() => expect(screen.queryByRole('button', { name: '其他设备全部下线' })).toBeNull());
});

test('PC-2 the log tells result, device, way and address of every sign-in', async () => {
  open({ entries: [entry(2), entry(1, false)] });
  const rows = await card('登录记录').findAllByRole('row');
  expect(rows.slice(1).map((row) => row.textContent)).toEqual([
    '2026-03-01 08:00成功Chrome · Windows统一认证10.9.8.7',
    '2026-03-01 08:00失败Chrome · Windows统一认证10.9.8.7',
  ]);
});

test('PC-2 a long log comes in pages', async () => {
  const { wire } = open({ entries: Array.from({ length: 12 }, (_, at) => entry(59 - at)) });
  expect(await card('登录记录').findAllByRole('row')).toHaveLength(11);
  await userEvent.click(card('登录记录').getByRole('button', { name: '第 2 页' }));
  await vi.waitFor(() => expect(card('登录记录').getAllByRole('row')).toHaveLength(3));
  expect(wire.to('security.signIns').at(-1)?.body).toMatchObject({ current: 2, size: 10 });
});

test('without WeChat at the school and without a binding, nothing is said of bindings', async () => {
  open();
  await screen.findByText('Chrome · Windows');
  expect(screen.queryByRole('region', { name: '微信' })).toBeNull();
});

test('where the school has WeChat, one is told how to bind it', async () => {
  useSession.setState({ boot: boot({ loginWays: ['password', 'wechat'] }) });
  open();
  expect(await screen.findByText(/在登录页选择微信登录/)).toBeDefined();
});

test('a binding is undone after asking', async () => {
  open({ bindings: [{ id: '5', boundAt: '2026-01-02 03:04:05' }] });
  expect(await screen.findByText('2026-01-02 03:04 绑定')).toBeDefined();
  await userEvent.click(screen.getByRole('button', { name: '解除绑定' }));
  const question = within(await screen.findByRole('alertdialog'));
  await userEvent.click(question.getByRole('button', { name: '解除绑定' }));
  await vi.waitFor(() => expect(screen.queryByRole('region', { name: '微信' })).toBeNull());
  expect(said()).toEqual(['已解除微信绑定']);
});
