import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Profile } from '@yizhan/contract/entities/person-info.ts';
import type { Binding, Device, SignInEntry } from '@yizhan/contract/entities/security.ts';
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

const profile: Profile = {
  ...{ account: 'li', realName: '李四', nickName: '小李', avatar: null, email: '', mobile: '13800000001' },
  ...{ identities: [], createdAt: '2026-09-01 08:00:00' },
};

type School = {
  devices?: Device[];
  entries?: SignInEntry[];
  bindings?: Partial<Binding>[];
  changedAt?: string | null;
};

/** A fake server that drops a device when it is signed out. */
function open({ devices = [currentDevice], entries = [], bindings = [], changedAt = null }: School = {}, path = '/') {
  let known = devices;
  let bound: Binding[] = bindings.map((one) => ({ ...{ id: '5', kind: 'wechat', shown: '', boundAt: '' }, ...one }));
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
    'security.removeBind'({ body }) {
      bound = bound.filter(({ id }) => id !== body.id);
      return {};
    },
    'security.phoneCode': { key: 'the-key' },
    'security.bindPhone'() {
      bound = [{ id: '6', kind: 'sms', shown: '138****0001', boundAt: '2026-03-02 08:30:00' }];
      return {};
    },
    'security.devices': () => known,
    'security.bindings': () => bound,
    'security.password': { changedAt, strength: 'medium' },
    'personInfo.profile': profile,
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
    expect.stringContaining('Chrome · Windows本机2026-03-02 08:00 登录密码10.1.2.3内网'),
    expect.stringMatching(/微信 · iOS最近使用 .+微信10\.1\.2\.3内网下线/),
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
    '2026-03-01 08:00成功Chrome · Windows统一认证10.9.8.7内网',
    '2026-03-01 08:00失败Chrome · Windows统一认证10.9.8.7内网',
  ]);
});

test('PC-2 a long log comes in pages', async () => {
  const { wire } = open({ entries: Array.from({ length: 12 }, (_, at) => entry(59 - at)) });
  expect(await card('登录记录').findAllByRole('row')).toHaveLength(11);
  await userEvent.click(card('登录记录').getByRole('button', { name: '第 2 页' }));
  await vi.waitFor(() => expect(card('登录记录').getAllByRole('row')).toHaveLength(3));
  expect(wire.to('security.signIns').at(-1)?.body).toMatchObject({ current: 2, size: 10 });
});

const messengerRows = () => screen.queryAllByRole('region', { name: /^(微信|企业微信|钉钉)$/ });

test('without messengers at the school and without a binding, nothing is said of bindings', async () => {
  open();
  await screen.findByText('Chrome · Windows');
  expect(messengerRows()).toEqual([]);
});

test.each([
  ['wechat', '微信'],
  ['wecom', '企业微信'],
  ['dingtalk', '钉钉'],
] as const)('where the school has %s, one is told how to bind it, and of no other', async (way, name) => {
  useSession.setState({ boot: boot({ loginWays: ['password', way] }) });
  open();
  const row = within(await screen.findByRole('region', { name }));
  expect(row.getByText('未绑定')).toBeDefined();
  expect(row.getByText(`在登录页选择${name}登录，按提示输入一次账号和密码即可绑定。`)).toBeDefined();
  expect(messengerRows()).toHaveLength(1);
});

test('PC-2 the log names the messenger of a sign-in', async () => {
  open({
    entries: [
      { ...entry(2), way: 'wecom' },
      { ...entry(1), way: 'dingtalk' },
    ],
  });
  const rows = await card('登录记录').findAllByRole('row');
  expect(rows.slice(1).map((row) => row.textContent)).toEqual([
    '2026-03-01 08:00成功Chrome · Windows企业微信10.9.8.7内网',
    '2026-03-01 08:00成功Chrome · Windows钉钉10.9.8.7内网',
  ]);
});

test('PC-1 of several bindings the one that was chosen is undone, also where the school has it no more', async () => {
  const at = '2026-01-02 03:04:05';
  const { wire } = open({
    bindings: [
      { id: '5', kind: 'wechat', boundAt: at },
      { id: '7', kind: 'dingtalk', boundAt: at },
    ],
  });
  await screen.findByRole('region', { name: '钉钉' });
  expect(messengerRows()).toHaveLength(2);
  await userEvent.click(card('钉钉').getByRole('button', { name: '解除绑定' }));
  const dialog = within(await screen.findByRole('dialog', { name: '解除钉钉绑定？' }));
  expect(dialog.getByText(/解除后不能再用钉钉登录/)).toBeDefined();
  await userEvent.type(dialog.getByLabelText('密码'), 'secret{Enter}');
  await vi.waitFor(() => expect(screen.queryByRole('region', { name: '钉钉' })).toBeNull());
  expect(wire.to('security.removeBind')[0]?.body).toMatchObject({ id: '7', password: 'secret' });
  expect(said()).toEqual(['已解除钉钉绑定']);
  expect(messengerRows()).toHaveLength(1);
});

test('PC-1 a binding is undone with the password only', async () => {
  const { wire } = open({ bindings: [{ id: '5', boundAt: '2026-01-02 03:04:05' }] });
  expect(await screen.findByText('2026-01-02 03:04 绑定')).toBeDefined();
  await userEvent.click(screen.getByRole('button', { name: '解除绑定' }));
  const dialog = within(await screen.findByRole('dialog', { name: '解除微信绑定？' }));
  await userEvent.click(dialog.getByRole('button', { name: '解除绑定' }));
  expect(dialog.getByText('请输入密码')).toBeDefined();
  expect(wire.to('security.removeBind')).toHaveLength(0);
  await userEvent.type(dialog.getByLabelText('密码'), 'secret{Enter}');
  await vi.waitFor(() => expect(screen.queryByRole('region', { name: '微信' })).toBeNull());
  expect(wire.to('security.removeBind')[0]?.body).toMatchObject({ id: '5', password: 'secret' });
  expect(said()).toEqual(['已解除微信绑定']);
});

test.each([
  [null, '还没有修改过，是开通时设置的密码'],
  ['2026-02-01 10:20:30', '上次修改 2026-02-01 10:20'],
])('PC-1 the password says when it was last changed and how hard it is to guess (%s)', async (changedAt, words) => {
  open({ changedAt });
  expect(await card('密码').findByText(words)).toBeDefined();
  expect(card('密码').getByText('密码强度：中')).toBeDefined();
});

test('PC-1 phone and mail are masked, what is missing is marked, and both are changed from here', async () => {
  open();
  await screen.findByRole('region', { name: '手机' });
  expect(card('手机').getByText('138****0001')).toBeDefined();
  expect(card('邮箱').getByText('未填写')).toBeDefined();
  await userEvent.click(card('邮箱').getByRole('button', { name: '填写邮箱' }));
  expect(within(screen.getByRole('dialog', { name: '修改联系方式' })).getByLabelText('登录密码')).toBeDefined();
});

test('without SMS at the school and without a bound phone, nothing is said of phones', async () => {
  open();
  await screen.findByText('Chrome · Windows');
  expect(screen.queryByRole('region', { name: '登录手机号' })).toBeNull();
});

test('a phone is bound by the password and the code that was sent to it', async () => {
  useSession.setState({ boot: boot({ loginWays: ['password', 'sms'] }) });
  const { wire } = open();
  await userEvent.click(await screen.findByRole('button', { name: '绑定手机号' }));
  const dialog = within(await screen.findByRole('dialog'));
  await userEvent.type(dialog.getByLabelText('手机号'), '+86 138-0000-0001');
  await userEvent.type(dialog.getByLabelText('密码'), 'Campus@2026');
  await userEvent.click(dialog.getByRole('button', { name: '发送验证码' }));
  expect(await dialog.findByText(/验证码已发到 13800000001/)).toBeDefined();
  await userEvent.type(dialog.getByLabelText('短信验证码'), '123456');
  await userEvent.click(dialog.getByRole('button', { name: '绑定手机号' }));
  expect(await card('登录手机号').findByText('138****0001')).toBeDefined();
  expect(wire.to('security.phoneCode')[0]?.body).toMatchObject({ phone: '13800000001', password: 'Campus@2026' });
  expect(wire.to('security.bindPhone')[0]?.body).toMatchObject({ key: 'the-key', code: '123456' });
});

test('a bound phone is removed with the password, also where the school has no SMS any more', async () => {
  open({ bindings: [{ kind: 'sms', shown: '138****0001', boundAt: '2026-01-02 03:04:05' }] });
  await userEvent.click(await screen.findByRole('button', { name: '解除绑定' }));
  const dialog = within(await screen.findByRole('dialog', { name: '解除手机号绑定？' }));
  await userEvent.type(dialog.getByLabelText('密码'), 'secret');
  await userEvent.click(dialog.getByRole('button', { name: '解除绑定' }));
  await vi.waitFor(() => expect(screen.queryByRole('region', { name: '登录手机号' })).toBeNull());
});
