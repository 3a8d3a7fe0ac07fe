import { fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import type { SignOnDetail } from '@yizhan/contract/entities/sign-on.ts';
import { forMessengers } from '@yizhan/contract/messengers.ts';
import { MemoryRouter } from 'react-router';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { freshBrowser, signedIn } from '../../../test/people.ts';
import { type Answers, fakeWire, refused } from '../../../test/wire.ts';
import { Overlays } from '../../ui/Overlays.tsx';
import { toast } from '../../ui/toast.ts';
import { SignOnForm } from './SignOnForm.tsx';
import { blank } from './sign-on-values.ts';

const callbacks = {
  casService: 'https://portal.example/sso/cas',
  oidcRedirect: 'https://portal.example/sso/oidc',
  oidcLogout: 'https://portal.example/sso/oidc/logout',
  messengerRedirect: 'https://portal.example/',
};
const stored: SignOnDetail = {
  ticketCheck: true,
  lockMinutes: 30,
  session: { expireTime: 28_800, outLogTip: '登录已过期，请重新登录' },
  cas: null,
  oidc: null,
  wechat: null,
  wecom: null,
  dingtalk: null,
  callbacks,
  version: 'v1',
};

beforeEach(() => {
  freshBrowser();
  signedIn();
});
afterEach(() => {
  toast.clear();
  vi.unstubAllGlobals();
});

function show(settings: Partial<SignOnDetail> = {}, answers: Answers = {}) {
  const wire = fakeWire({ 'signOnSettings.update': stored, ...answers });
  render(
    <MemoryRouter>
      <SignOnForm settings={{ ...stored, ...settings }} onSaved={() => undefined} onReload={() => undefined} />
      <Overlays />
    </MemoryRouter>,
  );
  return wire;
}

const type = (field: HTMLElement, value: string) => fireEvent.change(field, { target: { value } });
const part = (title: string) =>
  within(screen.getByRole('heading', { name: title }).closest('section') ?? document.body);
const save = () => fireEvent.click(screen.getByRole('button', { name: '保存' }));

test('SE-7 a school switches its central sign-in on, and the address is what is sent', async () => {
  const wire = show();
  const cas = part('统一认证（CAS）');
  fireEvent.click(cas.getByRole('switch', { name: '使用统一认证登录' }));
  expect(await cas.findByText(callbacks.casService)).toBeTruthy();
  type(await cas.findByLabelText(/认证平台地址/), 'https://cas.example.edu.cn/cas');
  save();
  await waitFor(() => expect(wire.to('signOnSettings.update')).toHaveLength(1));
  const sent = wire.to('signOnSettings.update')[0]?.body;
  expect(sent).toMatchObject({ version: 'v1', cas: { url: 'https://cas.example.edu.cn/cas', gateway: false } });
});

test('EN-3 the time of a session is said in hours and sent in seconds; 0 minutes never lock', async () => {
  const wire = show();
  const hours = screen.getByLabelText(/登录有效时长/);
  expect(hours).toHaveProperty('value', '8');
  type(hours, '2');
  fireEvent.click(screen.getByRole('checkbox', { name: '从不自动锁屏' }));
  save();
  await waitFor(() => expect(wire.to('signOnSettings.update')).toHaveLength(1));
  const sent = wire.to('signOnSettings.update')[0]?.body;
  expect(sent).toMatchObject({ lockMinutes: 0, session: { expireTime: 7200 } });
});

test('a way is tried as it stands in the form, and one reads what was said and how long it took', async () => {
  const cas = { url: 'https://cas.example.edu.cn/cas', accountAttribute: '', gateway: false };
  const answer = { ok: false, said: '找不到服务器 cas.example.edu.cn', ms: 41.2 };
  const wire = show({ cas }, { 'signOnSettings.test': answer });
  const box = part('统一认证（CAS）');
  type(box.getByLabelText(/认证平台地址/), `${cas.url}2`);
  fireEvent.click(box.getByRole('button', { name: '测试连接' }));
  expect(await box.findByText('连接失败')).toBeTruthy();
  expect(box.getByText('找不到服务器 cas.example.edu.cn')).toBeTruthy();
  expect(box.getByText('用时 41 毫秒')).toBeTruthy();
  expect(wire.to('signOnSettings.test')[0]?.body).toMatchObject({
    way: 'cas',
    settings: { ...cas, url: `${cas.url}2` },
  });
  expect(wire.to('signOnSettings.update')).toHaveLength(0);
  type(box.getByLabelText(/认证平台地址/), cas.url);
  await waitFor(() => expect(box.queryByText('连接失败')).toBeNull());
});

const oidc = {
  issuer: 'https://id.example.edu.cn',
  clientId: 'portal',
  accountClaim: 'sub',
  scope: 'openid',
  hasSecret: true,
};

test('a secret that is kept says so and is never sent back', async () => {
  const wire = show({ oidc });
  expect(part('OIDC 登录').getByText('已保存，留空不变')).toBeTruthy();
  type(part('OIDC 登录').getByLabelText(/请求的信息/), 'openid email');
  save();
  await waitFor(() => expect(wire.to('signOnSettings.update')).toHaveLength(1));
  const { hasSecret: _, ...sent } = oidc;
  expect(wire.to('signOnSettings.update')[0]?.body.oidc).toEqual({ ...sent, scope: 'openid email' });
});

const app = { baseUrl: 'https://api.example', authorizeUrl: 'https://open.example/x', appId: 'a1', agentId: '7' };

test('with another issuer or app the form asks for the secret again, until the old one stands there', async () => {
  show({ oidc, ...forMessengers(() => ({ ...app, hasSecret: true })) });
  for (const [title, label, before] of [
    ['OIDC 登录', /签发者地址/, oidc.issuer],
    ['微信登录', /应用编号（AppID）/, app.appId],
    ['企业微信登录', /企业编号（CorpID）/, app.appId],
    ['企业微信登录', /应用编号（AgentId）/, app.agentId],
    ['企业微信登录', /接口地址/, app.baseUrl],
    ['钉钉登录', /应用编号（Client ID）/, app.appId],
  ] as const) {
    type(part(title).getByLabelText(label), `${before}2`);
    expect(await part(title).findByText('地址或编号已更改，请重新填写密钥')).toBeTruthy();
    type(part(title).getByLabelText(label), before);
    expect(await part(title).findByText('已保存，留空不变')).toBeTruthy();
  }
});

test.each([
  ['微信登录', '使用微信登录', { wechat: { ...blank.wechat, appId: 'id-1', appSecret: 's' } }],
  [
    '企业微信登录',
    '使用企业微信登录',
    { wecom: { ...blank.wecom, appId: 'id-1', agentId: '1000002', appSecret: 's' } },
  ],
  ['钉钉登录', '使用钉钉登录', { dingtalk: { ...blank.dingtalk, appId: 'id-1', appSecret: 's' } }],
])(
  'a school that switches on %s types the ids and the secret; the addresses stand there already',
  async (title, name, sent) => {
    const wire = show();
    const box = part(title);
    fireEvent.click(box.getByRole('switch', { name }));
    expect(await box.findByText(callbacks.messengerRedirect)).toBeTruthy();
    type(await box.findByLabelText(/应用编号（AppID）|企业编号|Client ID/), 'id-1');
    const agentId = box.queryByLabelText(/AgentId/);
    expect(agentId !== null).toBe('wecom' in sent);
    if (agentId) type(agentId, '1000002');
    type(box.getByLabelText(/应用密钥/), 's');
    save();
    await waitFor(() => expect(wire.to('signOnSettings.update')).toHaveLength(1));
    expect(wire.to('signOnSettings.update')[0]?.body).toMatchObject(sent);
  },
);

test('9009: somebody else’s change is callbacks before anything is lost', async () => {
  const changed = { who: '王老师', when: '2026-03-02 09:31:00', what: '登录与安全' };
  show({}, { 'signOnSettings.update': refused({ status: 9009, msg: 'changed', result: changed }) });
  fireEvent.click(screen.getByRole('checkbox', { name: '从不自动锁屏' }));
  save();
  expect((await screen.findByRole('alertdialog')).textContent).toContain('王老师');
});

test('a time beyond its limit stays as it was typed, and the field says the limit in its own unit', async () => {
  const wire = show();
  const hours = screen.getByLabelText<HTMLInputElement>(/登录有效时长/);
  const minutes = screen.getByLabelText<HTMLInputElement>(/多久没有操作就锁屏/);
  type(hours, '99');
  fireEvent.blur(hours);
  type(minutes, '2000');
  fireEvent.blur(minutes);
  expect(await screen.findByText('最短 10 分钟，最长 24 小时')).toBeTruthy();
  expect(await screen.findByText('不能大于 1440')).toBeTruthy();
  expect([hours.value, minutes.value]).toEqual(['99', '2000']);
  save();
  expect(wire.to('signOnSettings.update')).toEqual([]);
  // A 0 on the way to another number does not switch locking off.
  type(minutes, '0');
  expect(screen.getByRole<HTMLInputElement>('checkbox', { name: '从不自动锁屏' }).checked).toBe(false);
  expect(minutes.disabled).toBe(false);
});
