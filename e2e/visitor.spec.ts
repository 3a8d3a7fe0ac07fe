import { security } from '@yizhan/contract/calls/security.ts';
import { session } from '@yizhan/contract/calls/session.ts';
import { limits } from '@yizhan/contract/limits.ts';
import { password } from './lib/address.ts';
import { callApiRaw, callApi } from './lib/call.ts';
import { storedValue } from './lib/stored-value.ts';
import { at, sectionAt } from './lib/pages.ts';
import { aPerson, signIn } from './lib/people.ts';
import { signInByForm } from './lib/sign-in-form.ts';
import { expect, test } from './lib/test.ts';

test('RT-1 the landing page reads without JavaScript: title, slogan, announcements, departments', async ({
  visitor,
}) => {
  const page = await visitor({ javaScriptEnabled: false });
  await page.goto(at.landing);
  await expect(page).toHaveTitle('云岭大学 · 一站式服务门户');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^云岭大学\s?一站式服务门户$/);
  await expect(page.getByText('让师生少跑一步，让办事一次就好').first()).toBeVisible();
  await expect(page.getByText('关于呈和校区部分楼宇临时停水的通知')).toBeVisible();
  await expect(page.getByRole('heading', { level: 3, name: '计算机科学与技术学院' })).toBeVisible();
});

test('RT-1 what is not for the public is not on the landing page, which leads to signing in', async ({ page }) => {
  await page.goto(at.landing);
  await expect(page.getByText('关于呈和校区部分楼宇临时停水的通知')).toBeVisible();
  await expect(page.getByText('关于开展专业技术职务评审材料申报的通知')).toHaveCount(0);
  await page.getByRole('link', { name: '登录', exact: true }).click();
  await expect(page.getByRole('heading', { name: '账号登录' })).toBeVisible();
  await expect(page).toHaveURL(/#\/login$/);
});

test.describe(() => {
  test.describe.configure({ mode: 'default' });

  for (const [path, heading] of [
    ['/', '云岭大学 一站式服务门户'],
    ['/#/login', '账号登录'],
    ['/#/deleteNoPag', '该消息已被删除或撤回'],
    ['/#/generalDetailsTow', '该消息已被删除或撤回'],
    ['/#/allServices', '全部服务'],
    ['/#/activate', '激活账号'],
    ['/#/forgot', '找回密码'],
    ['/#/first', '缺少一次性链接'],
  ] as const) {
    test(`GD-1 ${path} is open to everyone`, async ({ sharedPage }) => {
      const page = await sharedPage();
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
      await expect(page).toHaveURL(path);
    });
  }

  test('GD-2 a page that does not exist asks to sign in, too', async ({ sharedPage }) => {
    const page = await sharedPage();
    await page.goto('/#/no/such/page');
    await expect(page).toHaveURL(/#\/login$/);
  });

  test('a wrong password is said at the form, and the form stays filled', async ({ sharedPage }) => {
    const page = await sharedPage();
    const someone = await aPerson();
    await page.goto(at.login);
    await signInByForm(page, someone.account, 'Campus@2025');
    await expect(page.getByRole('alert')).toHaveText('账号或密码错误');
    await expect(page.getByRole('textbox', { name: '账号' })).toHaveValue(someone.account);
    await expect(page).toHaveURL(at.login);
  });

  test('an account that does not exist is refused in the same words', async ({ sharedPage }) => {
    const page = await sharedPage();
    await page.goto(at.login);
    await expect(page.getByRole('alert')).toHaveCount(0);
    await signInByForm(page, 'nobody-of-this-name');
    await expect(page.getByRole('alert')).toHaveText('账号或密码错误');
  });

  test('an empty form says what is missing and asks nothing of the server', async ({ sharedPage }) => {
    const page = await sharedPage();
    await page.goto(at.login);
    let asked = 0;
    page.on('request', (request) => {
      if (request.url().includes('modelLogin')) asked += 1;
    });
    await page.getByRole('button', { name: '登录' }).click();
    await expect(page.getByText('请输入账号')).toBeVisible();
    await expect(page.getByText('请输入密码')).toBeVisible();
    await expect(page.getByRole('textbox', { name: '账号' })).toBeFocused();
    expect(asked).toBe(0);
  });
});

test('GD-2 any other page asks to sign in, and opens afterwards', async ({ page }) => {
  await page.goto(sectionAt('users'));
  await expect(page).toHaveURL(/#\/login$/);
  await signInByForm(page, 'admin');
  await expect(page.getByRole('heading', { level: 1, name: '用户管理' })).toBeVisible();
  await expect(page).toHaveURL(sectionAt('users'));
});

test('GD-6 the message an address names opens once after signing in', async ({ page }) => {
  await page.goto('/?messageId=7&status=2#/login');
  await signInByForm(page, 'student');
  await expect(page.getByRole('heading', { level: 1, name: '该消息已被删除或撤回' })).toBeVisible();
  await expect(page).toHaveURL(/#\/generalDetailsTow\?id=7$/);
  await expect.poll(() => Promise.all([storedValue(page, 'messageId'), storedValue(page, 'status')])).toEqual([undefined, undefined]);
  await page.getByRole('link', { name: '返回首页' }).click();
  await expect(page.locator('[data-card]').first()).toBeVisible();
  await page.reload();
  await expect(page.locator('[data-card]').first()).toBeVisible();
  // What comes later, the watermark and what leads to the message, comes together.
  await expect(page.locator('.yz-watermark')).toHaveCount(1);
  await expect(page).toHaveURL(at.home);
});

test('RT-2 SE-5 after signing out login is opened with logout=true&isLogin=true, the tokens are gone, and the way back leads nowhere', async ({
  page,
}) => {
  await page.goto(at.login);
  await signInByForm(page, 'student');
  await expect(page.locator('[data-card="announcements"]').first()).toBeVisible();
  await expect.poll(() => storedValue(page, 'token')).toEqual(expect.any(String));
  const token = String(await storedValue(page, 'token'));
  await page.getByRole('button', { name: '李沐阳 的账号与设置' }).click();
  const told = page.waitForResponse(/loginOut/);
  await page.getByRole('menuitem', { name: '退出登录' }).click();

  await expect(page).toHaveURL(at.loggedOut);
  await expect(page.getByText('您已安全退出')).toBeVisible();
  for (const name of ['token', 'refreshToken', 'session', 'roleId', 'roleType', 'configurationMenu', 'userComb'])
    await expect.poll(() => storedValue(page, name)).toBeUndefined();
  await told;
  expect((await callApiRaw(session.userInfo, {}, token)).http).toBe(401);

  await signInByForm(page, 'student');
  await expect(page).toHaveURL(at.home);
  await page.goto(at.loggedOut);
  await expect(page.getByText('您已安全退出')).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('heading', { name: '账号登录' })).toBeVisible();
  await expect(page.locator('[data-card]')).toHaveCount(0);
});

test('DR-3 after three failures of an account a picture has to be typed off', async ({ page }) => {
  const someone = await aPerson();
  await page.goto(at.login);
  const picture = page.getByRole('img', { name: '图形验证码' });
  for (let failures = 0; failures < limits.signInFailuresBeforeCaptcha; failures++) {
    await expect(picture).toBeHidden();
    const answered = page.waitForResponse(/modelLogin/);
    await signInByForm(page, someone.account, 'Campus@2025');
    await answered;
    await expect(page.getByRole('alert')).toBeVisible();
  }
  await signInByForm(page, someone.account, password);
  await expect(picture).toBeVisible();
  await expect(page.getByRole('alert')).toHaveText('请输入图形验证码');
  await page.getByRole('textbox', { name: '图形验证码' }).fill('????');
  await signInByForm(page, someone.account, password);
  await expect(page.getByRole('alert')).toHaveText('图形验证码错误或已过期');
  await expect(page).toHaveURL(at.login);
});

test('SE-4 with a session that ended elsewhere the landing and the sign-in page show no dialog; any other page shows it', async ({
  as,
}) => {
  const someone = await aPerson();
  const signedIn = async () => as(await signIn(someone.account));
  const [page, other, third] = [await signedIn(), await signedIn(), await signedIn()];
  const elsewhere = await signIn(someone.account);
  await callApi(security.removeOtherDevices, {}, elsewhere.access_token);
  await page.goto(at.login);
  await expect(page.getByRole('heading', { name: '账号登录' })).toBeVisible();
  await signInByForm(page, someone.account);
  await expect(page).toHaveURL(at.home);
  await expect(page.locator('[data-card]').first()).toBeVisible();
  await expect(page.getByRole('alertdialog')).toHaveCount(0);
  const answered = other.waitForResponse(/auth\/auth\/init/);
  await other.goto(at.landing);
  await answered;
  await expect(other.getByRole('link', { name: '登录' }).first()).toBeVisible();
  await expect(other.getByRole('alertdialog')).toHaveCount(0);
  await third.goto(at.home);
  await expect(third.getByRole('alertdialog', { name: '登录已过期' })).toBeVisible();
});
