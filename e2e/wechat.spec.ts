import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Page } from '@playwright/test';
import { signOnSettings } from '@yizhan/contract/calls/sign-on-settings.ts';
import { barriers } from './lib/accessible.ts';
import { password } from './lib/address.ts';
import { test as base, expect } from './lib/base.ts';
import { callApi } from './lib/call.ts';
import { startOwnProduct } from './lib/own-product.ts';
import { at } from './lib/pages.ts';
import { signIn } from './lib/sign-in.ts';
import { Watch } from './lib/watch.ts';

// A portal is started first; its one WeChat is bound by the tests in their order.
base.describe.configure({ mode: 'default' });

const APP = { appId: 'wx-portal', appSecret: 'wechat secret' };

/** A page with one button in the place of the code to scan, and the endpoint that says who scanned. */
async function startWechat() {
  let scanned = 0;
  const server = createServer((request, response) => {
    const { pathname, searchParams } = new URL(request.url ?? '', 'http://wechat');
    const of = (name: string) => searchParams.get(name) ?? '';
    if (pathname === '/connect/qrconnect') {
      const back = `${of('redirect_uri')}?${new URLSearchParams({ code: `code${++scanned}`, state: of('state') })}`;
      response.setHeader('content-type', 'text/html; charset=utf-8');
      response.end(`<!doctype html><title>微信</title><a href="${back.replaceAll('&', '&amp;')}">扫码确认</a>`);
      return;
    }
    const known = of('appid') === APP.appId && of('secret') === APP.appSecret && /^code\d+$/.test(of('code'));
    response.end(JSON.stringify(known ? { access_token: 'a', openid: 'o-1' } : { errcode: 40029, errmsg: 'invalid' }));
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    async stop() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}

async function startPortal() {
  const wechat = await startWechat();
  const product = await startOwnProduct();
  const token = await signIn(product.url, 'admin', password);
  const { told: _told, ...now } = await callApi(signOnSettings.get, {}, token, product.url);
  const way = { baseUrl: wechat.url, authorizeUrl: `${wechat.url}/connect/qrconnect`, ...APP };
  await callApi(signOnSettings.update, { ...now, oidc: null, wechat: way }, token, product.url);
  const end = () => Promise.all([product.stop(), wechat.stop()]);
  return { value: { url: product.url, wechat: wechat.url }, end };
}

const test = base.extend<{ portal: { url: string; wechat: string } }>({
  portal: [async ({ perFile }, use) => use(await perFile('portal', startPortal)), { timeout: 120_000 }],
});

async function scan(page: Page, portal: string, wechat: string) {
  await page.goto(`${portal}${at.login}`);
  await page.getByRole('button', { name: '微信登录' }).click();
  await expect(page).toHaveURL((url) => url.origin === wechat && url.pathname === '/connect/qrconnect');
  const asked = new URL(page.url()).searchParams;
  await page.getByRole('link', { name: '扫码确认' }).click();
  return asked;
}

const person = (page: Page) => page.getByRole('button', { name: '李沐阳 的账号与设置' });
const leavesNothing = async (page: Page) => {
  expect(page.url()).not.toMatch(/[?&](code|state)=/);
  expect(await page.evaluate(() => location.search)).toBe('');
};

test('API-PLAT-SESSION a WeChat is bound by account and password once, and signs in by itself from then on', async ({
  portal,
  browser,
}) => {
  const page = await browser.newPage();
  const watch = new Watch(page);
  const asked = await scan(page, portal.url, portal.wechat);
  expect(Object.fromEntries(asked)).toMatchObject({
    appid: APP.appId,
    redirect_uri: `${portal.url}/`,
    response_type: 'code',
    scope: 'snsapi_login',
    state: expect.stringMatching(/^[^.]+\.[^.]+\.[^.]+$/),
  });
  await expect(page.getByRole('heading', { name: '绑定账号' })).toBeVisible();
  await leavesNothing(page);
  expect(await barriers(page)).toEqual([]);
  await page.getByRole('textbox', { name: '账号' }).fill('student');
  await page.getByLabel('密码', { exact: true }).fill(password);
  await page.getByRole('button', { name: '绑定并登录' }).click();
  await expect(page).toHaveURL(`${portal.url}${at.home}`);
  await expect(person(page)).toBeVisible();
  await leavesNothing(page);
  expect(watch.faults).toEqual([]);

  const again = await browser.newPage();
  const second = await scan(again, portal.url, portal.wechat);
  expect(second.get('state')).not.toBe(asked.get('state'));
  await expect(again).toHaveURL(`${portal.url}${at.home}`);
  await expect(person(again)).toBeVisible();
  await leavesNothing(again);
  for (const one of [page, again]) await one.context().close();
});

test('API-PLAT-SESSION an answer with a state that is not ours signs nobody in, and says so', async ({
  portal,
  page,
}) => {
  await page.goto(`${portal.url}/?code=code1&state=x.y.z`);
  await expect(page).toHaveURL(/#\/login/);
  await expect(page.getByRole('alert')).toHaveText('登录凭证已失效，请重新登录');
  await leavesNothing(page);
  await page.goto(`${portal.url}${at.home}`);
  await expect(page).toHaveURL(/#\/login/);
});
