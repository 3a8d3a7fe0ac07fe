import { security } from '@yizhan/contract/calls/security.ts';
import { session } from '@yizhan/contract/calls/session.ts';
import * as signInLimits from '@yizhan/contract/limits/sign-in.ts';
import { password } from './lib/address.ts';
import { callApi, callApiRaw } from './lib/call.ts';
import { at, sectionAt } from './lib/pages.ts';
import { aPerson, signIn } from './lib/people.ts';
import { signInByForm } from './lib/sign-in-form.ts';
import { storedValue } from './lib/stored-value.ts';
import { expect, test } from './lib/test.ts';

/** The pages open to everyone, each by its heading. */
const openPages = [
  ['/', '云岭大学 一站式服务门户'],
  ['/#/login', '账号登录'],
  ['/#/deleteNoPag', '该消息已被删除或撤回'],
  ['/#/allServices', '全部服务'],
  ['/#/generalDetailsTow', '该消息已被删除或撤回'],
  ['/#/activate', '激活账号'],
  ['/#/forgot', '找回密码'],
  ['/#/first', '缺少一次性链接'],
] as const;

test('RT-1 GD-1 GD-2 the open pages are open to everyone; any other asks to sign in, and opens afterwards', async ({
  visitor,
}) => {
  const page = await visitor();
  for (const [path, heading] of openPages) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
    await expect(page).toHaveURL(path);
  }
  await page.goto('/#/no/such/page');
  await expect(page).toHaveURL(at.login);
  await page.goto(at.landing);
  await page.getByRole('link', { name: '登录', exact: true }).click();
  await expect(page.getByRole('heading', { name: '账号登录' })).toBeVisible();
  await page.goto(sectionAt('users'));
  await expect(page).toHaveURL(at.login);
  await signInByForm(page, 'admin');
  await expect(page.getByRole('heading', { level: 1, name: '用户管理' })).toBeVisible();
  await expect(page).toHaveURL(sectionAt('users'));
});

test('GD-6 RT-2 SE-5 CL-3 CL-8 the message an address names opens once after signing in; after signing out the tokens are gone, and the way back leads nowhere', async ({
  visitor,
}) => {
  const page = await visitor();
  await page.goto('/?messageId=999999999&status=2#/login');
  await signInByForm(page, 'student');
  await expect(page.getByRole('heading', { level: 1, name: '该消息已被删除或撤回' })).toBeVisible();
  await expect(page).toHaveURL(/#\/generalDetailsTow\?id=999999999$/);
  await expect
    .poll(() => Promise.all([storedValue(page, 'messageId'), storedValue(page, 'status')]))
    .toEqual([undefined, undefined]);
  await page.getByRole('link', { name: '返回首页' }).click();
  await expect(page.locator('[data-card]').first()).toBeVisible();
  await page.reload();
  await expect(page.locator('[data-card]').first()).toBeVisible();
  // The code that leads to the message loads late, together with the watermark.
  await expect(page.locator('.yz-watermark')).toHaveCount(1);
  await expect(page).toHaveURL(at.home);

  await expect.poll(() => storedValue(page, 'token')).toEqual(expect.any(String));
  const token = String(await storedValue(page, 'token'));
  // One more page, so that going back leads to one that needs a session.
  await page.goto(at.security);
  await page.getByRole('button', { name: '李沐阳 的账号与设置' }).click();
  const sent = page.waitForRequest(/loginOut/);
  await page.getByRole('menuitem', { name: '退出登录' }).click();
  await expect(page).toHaveURL(at.loggedOut);
  await expect(page.getByText('您已安全退出')).toBeVisible();
  const request = await sent;
  expect(request.method()).toBe('GET');
  expect(new URL(request.url()).searchParams.get('time')).toMatch(/^\d{13}$/);
  expect(request.headers()['access-token']).toBe(token);
  await request.response();
  for (const name of ['token', 'refreshToken', 'session', 'roleId', 'roleType', 'configurationMenu', 'userComb'])
    await expect.poll(() => storedValue(page, name)).toBeUndefined();
  expect((await callApiRaw(session.userInfo, {}, token)).http).toBe(401);
  await page.goBack();
  await expect(page.getByRole('heading', { name: '账号登录' })).toBeVisible();
  await expect(page.locator('[data-card]')).toHaveCount(0);
});

test('DR-3 a wrong password is said at the form; after three of an account a picture has to be typed off', async ({
  visitor,
}) => {
  const someone = await aPerson();
  const page = await visitor();
  await page.goto(at.login);
  const picture = page.getByRole('img', { name: '图形验证码' });
  for (let failures = 0; failures < signInLimits.failuresBeforeCaptcha; failures++) {
    await expect(picture).toBeHidden();
    const answered = page.waitForResponse(/modelLogin/);
    await signInByForm(page, someone.account, 'Campus@2025');
    await answered;
    await expect(page.getByRole('alert')).toHaveText('账号或密码错误');
    await expect(page.getByRole('textbox', { name: '账号' })).toHaveValue(someone.account);
  }
  await signInByForm(page, someone.account, password);
  await expect(picture).toBeVisible();
  await expect(page.getByRole('alert')).toHaveText('请输入图形验证码');
  await page.getByRole('textbox', { name: '图形验证码' }).fill('????');
  await signInByForm(page, someone.account, password);
  await expect(page.getByRole('alert')).toHaveText('图形验证码错误或已过期');
  await expect(page).toHaveURL(at.login);
});

test('SE-4 with a session that ended elsewhere the landing and the sign-in page show no dialog', async ({ as }) => {
  const someone = await aPerson();
  const [page, other] = [await as(await signIn(someone.account)), await as(await signIn(someone.account))];
  const elsewhere = await signIn(someone.account);
  await callApi(security.removeOtherDevices, {}, elsewhere.access_token);
  await page.goto(at.login);
  await expect(page.getByRole('heading', { name: '账号登录' })).toBeVisible();
  await signInByForm(page, someone.account);
  await expect(page).toHaveURL(at.home);
  await expect(page.getByRole('alertdialog')).toHaveCount(0);
  const answered = other.waitForResponse(/auth\/auth\/init/);
  await other.goto(at.landing);
  await answered;
  await expect(other.getByRole('link', { name: '登录' }).first()).toBeVisible();
  await expect(other.getByRole('alertdialog')).toHaveCount(0);
});
