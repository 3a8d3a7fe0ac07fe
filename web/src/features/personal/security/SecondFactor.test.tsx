import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { freshBrowser, signedIn } from '../../../../test/people.ts';
import { fakeWire, refused } from '../../../../test/wire.ts';
import { toast } from '../../../ui/toast.ts';
import { loadQr } from './load-qr.ts';
import { SecondFactor } from './SecondFactor.tsx';

// The QR module is large; a busy machine needs time to load it.
beforeAll(() => loadQr().then(() => undefined), 30_000);
beforeEach(() => {
  freshBrowser();
  toast.clear();
  signedIn();
});
afterEach(() => vi.unstubAllGlobals());

const secret = 'JBSWY3DPEHPK3PXP';
const codes = Array.from({ length: 10 }, (_, n) => `abcd-efg${n}`);
const wrongCode = refused({ status: 1002, msg: '动态验证码错误或已使用' });

/** A fake server that knows one password and one code. */
function open({ on = false, codesLeft = 0 } = {}) {
  let state = { on, since: on ? '2026-03-01 10:00:00' : null, codesLeft };
  const wire = fakeWire({
    'security.beginSecondFactor': ({ body }) =>
      body.password === 'right'
        ? { secret, uri: `otpauth://totp/x?secret=${secret}` }
        : refused({ status: 1002, msg: '密码错误' }),
    'security.confirmSecondFactor'({ body }) {
      if (body.code !== '123456') return wrongCode;
      state = { on: true, since: '2026-03-02 09:00:00', codesLeft: 10 };
      return { codes };
    },
    'security.renewRecoveryCodes'({ body }) {
      if (body.code !== '123456') return wrongCode;
      state = { ...state, codesLeft: 10 };
      return { codes };
    },
    'security.removeSecondFactor'({ body }) {
      if (body.code !== '123456') return wrongCode;
      state = { on: false, since: null, codesLeft: 0 };
      return {};
    },
    'security.secondFactor': () => state,
  });
  render(
    <QueryClientProvider client={new QueryClient()}>
      <SecondFactor />
    </QueryClientProvider>,
  );
  return wire;
}

const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));

async function toTheQrCode() {
  await press('开启');
  await userEvent.type(await screen.findByLabelText('密码'), 'right');
  await press('下一步');
  return screen.findByLabelText('应用显示的 6 位验证码');
}

test('PC-3 the factor is switched on by password, app and first code, and is on once the codes are kept', async () => {
  open();
  const field = await toTheQrCode();
  expect(document.activeElement).toBe(field);
  expect(screen.getByText('JBSW Y3DP EHPK 3PXP')).toBeDefined();
  expect(await screen.findByRole('img', { name: '用验证器应用扫描的二维码' })).toBeDefined();
  await userEvent.type(field, '123 456');
  await press('下一步');
  const list = within(await screen.findByRole('list', { name: '恢复码' }));
  expect(list.getAllByRole('listitem').map((item) => item.textContent)).toEqual(codes);
  const finish = screen.getByRole('button', { name: '完成' });
  expect(finish.hasAttribute('disabled')).toBe(true);
  await userEvent.click(screen.getByRole('checkbox', { name: '我已妥善保存' }));
  await userEvent.click(finish);
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(await screen.findByText('恢复码还剩 10 个')).toBeDefined();
});

test('PC-3 the recovery codes are not lost by a stray Escape', async () => {
  open();
  await userEvent.type(await toTheQrCode(), '123456');
  await press('下一步');
  await screen.findByRole('list', { name: '恢复码' });
  await userEvent.keyboard('{Escape}');
  expect(screen.getByRole('list', { name: '恢复码' })).toBeDefined();
  expect(within(screen.getByRole('dialog')).queryByRole('button', { name: '关闭' })).toBeNull();
});

test('PC-3 recovery codes are kept as a file that says whose they are', async () => {
  const files: Blob[] = [];
  vi.spyOn(URL, 'createObjectURL').mockImplementation((file) => `blob:${files.push(file as Blob)}`);
  const click = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
  open();
  await userEvent.type(await toTheQrCode(), '123456');
  await press('下一步');
  await press('下载');
  const [link] = click.mock.contexts as HTMLAnchorElement[];
  expect(link?.download).toBe('云山大学恢复码-t001.txt');
  const text = await files[0]?.text();
  for (const words of ['云山大学', '账号：t001', ...codes]) expect(text).toContain(words);
  vi.restoreAllMocks();
});

test('PC-3 a wrong password is said at the field, and nothing is shown', async () => {
  open();
  await press('开启');
  await userEvent.type(await screen.findByLabelText('密码'), 'wrong');
  await press('下一步');
  expect(await screen.findByText('密码错误')).toBeDefined();
  expect(screen.getByLabelText('密码').getAttribute('aria-invalid')).toBe('true');
  expect(document.activeElement).toBe(screen.getByLabelText('密码'));
  expect(screen.queryByText('JBSW Y3DP EHPK 3PXP')).toBeNull();
});

test('PC-3 a wrong first code leaves the factor off', async () => {
  open();
  await userEvent.type(await toTheQrCode(), '000000');
  await press('下一步');
  expect(await screen.findByText('动态验证码错误或已使用')).toBeDefined();
  await press('取消');
  expect(screen.getByText('未开启')).toBeDefined();
});

test('PC-3 nothing empty is sent', async () => {
  const wire = open();
  await press('开启');
  await press('下一步');
  expect(await screen.findByText('请输入密码')).toBeDefined();
  expect(wire.to('security.beginSecondFactor')).toHaveLength(0);
});

test.each([
  [8, '恢复码还剩 8 个'],
  [2, '恢复码只剩 2 个。手机不在身边时要靠它登录，请尽快重新生成。'],
  [0, '恢复码已用完。手机丢失后将无法登录，请尽快重新生成。'],
])('PC-3 with %d recovery codes left it says so', async (codesLeft, words) => {
  open({ on: true, codesLeft });
  expect(await screen.findByText(words)).toBeDefined();
});

test('PC-3 new recovery codes are given for a code of the app', async () => {
  open({ on: true, codesLeft: 1 });
  await press('重新生成恢复码');
  await userEvent.type(await screen.findByLabelText('动态验证码'), '123456');
  await press('生成');
  expect(await screen.findByRole('list', { name: '恢复码' })).toBeDefined();
  await userEvent.click(screen.getByRole('checkbox', { name: '我已妥善保存' }));
  await press('完成');
  expect(await screen.findByText('恢复码还剩 10 个')).toBeDefined();
});

async function turnOff(code: string) {
  await press('关闭');
  await userEvent.type(await screen.findByLabelText('密码'), 'right');
  await userEvent.type(screen.getByLabelText('动态验证码'), code);
  await press('关闭两步验证');
}

test('PC-3 the factor is switched off with password and code', async () => {
  const wire = open({ on: true, codesLeft: 8 });
  await turnOff('123456');
  expect(await screen.findByText('未开启')).toBeDefined();
  expect(wire.to('security.removeSecondFactor')[0]?.body).toMatchObject({ password: 'right', code: '123456' });
});

test('PC-3 with a wrong code the factor stays on', async () => {
  open({ on: true, codesLeft: 8 });
  await turnOff('000000');
  expect((await screen.findByRole('alert')).textContent).toContain('动态验证码错误或已使用');
  expect(screen.getByText('已开启')).toBeDefined();
});
