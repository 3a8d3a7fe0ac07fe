import { announcements } from '@yizhan/contract/calls/announcements.ts';
import { cards } from '@yizhan/contract/calls/cards.ts';
import { session } from '@yizhan/contract/calls/session.ts';
import { limits } from '@yizhan/contract/limits.ts';
import { identityTypes } from '@yizhan/contract/permissions.ts';
import { addressOf } from '@yizhan/contract/route.ts';
import { sprite } from '@yizhan/contract/sprite.ts';
import { password } from './lib/address.ts';
import { callApi } from './lib/call.ts';
import { storedValue, storedEntry } from './lib/stored-value.ts';
import { at } from './lib/pages.ts';
import { aPerson, signIn, tokenOf } from './lib/people.ts';
import { expect, test } from './lib/test.ts';

const iso = (time: string | null | undefined) => String(time).replace(' ', 'T');

/** The card of announcements of a source as the server answers it for the student. */
async function cardOf(dataSource: 'PORTAL' | 'OfficialAccount') {
  const page = await callApi(cards.home, {}, await tokenOf('student'));
  for (const card of page.cards)
    if (card.state !== 'failed' && card.kind === 'announcements' && card.data.dataSource === dataSource) return card;
  throw new Error(`no card of ${dataSource}`);
}

// All look at the student’s own home page.
test.describe(() => {
  test.describe.configure({ mode: 'default' });

  test('CD-ANN-1 the home page shows announcements with their titles, and the tag on those that matter', async ({
    sharedPage,
  }) => {
    const { basicConfig, data } = await cardOf('PORTAL');
    const page = await sharedPage('student');
    await page.goto(at.home);
    const card = page.locator('[data-card="announcements"]').filter({ hasText: basicConfig.cardName });
    const lines = card.getByRole('listitem');
    await expect(lines).toHaveCount(data.list.length);
    for (const [n, { title, fieldSet }] of data.list.entries()) {
      await expect(lines.nth(n)).toContainText(title);
      await expect(lines.nth(n).getByText('重要', { exact: true })).toHaveCount(fieldSet.important ? 1 : 0);
    }
    expect(data.list.some(({ fieldSet }) => fieldSet.important)).toBe(true);
  });

  test('CD-ANN-2 the date is releaseTime, and create_time when a public account is the source', async ({ sharedPage }) => {
    const [written, pushed] = [await cardOf('PORTAL'), await cardOf('OfficialAccount')];
    const page = await sharedPage('student');
    await page.goto(at.home);
    const dates = (name: string) =>
      page.locator('[data-card="announcements"]').filter({ hasText: name }).locator('time[datetime]');
    for (const card of [written, pushed])
      await expect(dates(card.basicConfig.cardName)).toHaveCount(card.data.list.length);
    const shown = (name: string) =>
      dates(name).evaluateAll((all) => all.map((time) => (time as HTMLTimeElement).dateTime));
    expect(await shown(written.basicConfig.cardName)).toEqual(written.data.list.map((one) => iso(one.releaseTime)));
    expect(await shown(pushed.basicConfig.cardName)).toEqual(pushed.data.list.map((one) => iso(one.create_time)));
  });

  test('an announcement opens with its text, and Escape leads back to its line', async ({ sharedPage }) => {
    const [first] = (await cardOf('PORTAL')).data.list;
    if (!first) throw new Error('no announcement');
    const { deptName } = await callApi(announcements.detail, { id: first.id }, await tokenOf('student'));
    const page = await sharedPage('student');
    await page.goto(at.home);
    const line = page.getByRole('button', { name: first.title });
    await line.click();
    const dialog = page.getByRole('dialog', { name: first.title });
    await expect(dialog.getByText(deptName)).toBeVisible();
    await expect(dialog.getByText('暂停供水')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await expect(line).toBeFocused();
  });

  test('OV-5 an announcement is a dialog of 640 px, changing the password one of 434', async ({ sharedPage }) => {
    const page = await sharedPage('student');
    await page.goto(at.home);
    await page.locator('[data-card="announcements"] li button').first().click();
    const dialog = page.getByRole('dialog');
    const width = async () => (await dialog.locator('.yz-dialog__panel').boundingBox())?.width;
    await expect(dialog.getByRole('article')).toBeVisible();
    await expect.poll(width).toBe(640);
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: '李沐阳 的账号与设置' }).click();
    await page.getByRole('menuitem', { name: '修改密码' }).click();
    await expect(page.getByRole('dialog', { name: '修改密码' })).toBeVisible();
    await expect.poll(width).toBe(434);
  });

  test('the drawings of a page are asked for once, however many glyphs stand on it', async ({ sharedPage }) => {
    const page = await sharedPage('student');
    await page.goto(at.home);
    await expect(page.locator('[data-card]').first()).toBeVisible();
    expect(await page.locator('use').count()).toBeGreaterThan(20);
    const asked = await page.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => name));
    expect(asked.filter((name) => name.includes(sprite))).toHaveLength(1);
  });

  test('RT-8 /wel/index shows the home page', async ({ sharedPage }) => {
    const page = await sharedPage('student');
    for (const path of ['/#/wel/index', '/#/home/wel/index']) {
      await page.goto(path);
      await expect(page).toHaveTitle(/^首页/);
      await expect(page.locator('[data-card="announcements"]').first()).toBeVisible();
      await expect(page).toHaveURL(path);
    }
  });
});

test('OV-6 a second press of a dialog’s button within 0.8 s does nothing', async ({ as }) => {
  const someone = await aPerson();
  const page = await as(await signIn(someone.account));
  let asked = 0;
  page.on('request', (request) => {
    if (request.url().includes('changePassword')) asked += 1;
  });
  await page.goto(at.security);
  await page.getByRole('button', { name: `${someone.name} 的账号与设置` }).click();
  await page.getByRole('menuitem', { name: '修改密码' }).click();
  const dialog = page.getByRole('dialog', { name: '修改密码' });
  await dialog.getByLabel('当前密码').fill(password);
  await dialog.getByLabel('新密码', { exact: true }).fill('Campus@2027');
  await dialog.getByLabel('再次输入新密码').fill('Campus@2027');
  await dialog.getByRole('button', { name: '保存新密码' }).dblclick();
  await expect(page.getByText('密码已修改，其他设备需要重新登录')).toBeVisible();
  expect(asked).toBe(1);
});

test('CL-1 CL-2 a signed-in person who opens the root comes to the home page, and the call for it carries the client, the token, and who asks', async ({
  as,
}) => {
  const page = await as('student');
  const asked = page.waitForRequest((request) => request.url().includes(addressOf(cards.home)));
  await page.goto(at.landing);
  const request = await asked;
  expect(request.headers()).toMatchObject({
    authorization: `Basic ${btoa('portal:portal_secret')}`,
    'blade-auth': `bearer ${await tokenOf('student')}`,
  });
  expect(request.postDataJSON()).toEqual({ user_info_id: 'student', user_info_name: '李沐阳' });
  await expect(page.locator('[data-card="announcements"]').first()).toBeVisible();
  await expect(page).toHaveURL(at.home);
});

test('CL-3 CL-8 signing out is a GET with the time, and names the token in a header of its own', async ({ as }) => {
  const tokens = await signIn('student');
  const page = await as(tokens);
  await page.goto(at.security);
  await page.getByRole('button', { name: '李沐阳 的账号与设置' }).click();
  const asked = page.waitForRequest(/loginOut/);
  await page.getByRole('menuitem', { name: '退出登录' }).click();
  const request = await asked;
  expect(request.method()).toBe('GET');
  expect(new URL(request.url()).searchParams.get('time')).toMatch(/^\d{13}$/);
  expect(request.headers()['access-token']).toBe(tokens.access_token);
});

for (const [where, path] of [
  ['before', '/?messageId=88&status=1#/home/homePage'],
  ['after', '/#/home/homePage?messageId=88&status=1'],
] as const) {
  test(`GD-6 messageId and status ${where} the # are stored until somebody is in`, async ({ visitor }) => {
    const page = await visitor();
    await page.goto(path);
    await expect(page.getByRole('button', { name: '登录', exact: true })).toBeVisible();
    expect([await storedValue(page, 'messageId'), await storedValue(page, 'status')]).toEqual(['88', '1']);
  });
}

test('EN-2 the browser keeps menu, roles, tokens and userComb, the token with the time it was stored', async ({
  as,
}) => {
  const tokens = await signIn('portal_admin');
  const page = await as(tokens);
  await page.goto(at.security);
  await expect.poll(() => storedValue(page, 'userComb')).toEqual(expect.any(String));
  await expect
    .poll(() => storedValue(page, 'configurationMenu'))
    .toContainEqual({
      code: 'cardBusinessConfig',
      name: '卡片配置',
      path: '/home/cardBusinessConfig',
    });
  await expect.poll(() => storedValue(page, 'roleType')).toBe(identityTypes.staff);
  await expect.poll(() => storedValue(page, 'roleId')).toMatch(/^\d+(,\d+)+$/);
  await expect.poll(() => storedValue(page, 'refreshToken')).toBe(tokens.refresh_token);
  await expect
    .poll(() => storedEntry(page, 'token'))
    .toEqual({ content: tokens.access_token, datetime: expect.any(Number) });
});

test('SE-6 a token of 3000 s is renewed by itself, and everything goes on under the new one', async ({ as }) => {
  const tokens = await signIn('student');
  const page = await as(tokens);
  await page.clock.install();
  await page.goto(at.security);
  await expect(page.locator('.yz-watermark')).toHaveCount(1);
  const asked = page.waitForRequest(/oauth\/token/);
  await page.clock.fastForward(limits.refreshAtAgeSeconds * 1000 + limits.refreshCheckMs);
  const request = await asked;
  expect(request.method()).toBe('POST');
  expect(request.headers()['tenant-id']).toBe('000000');
  expect(Object.fromEntries(new URL(request.url()).searchParams)).toEqual({
    tenantId: '000000',
    refresh_token: tokens.refresh_token,
    grant_type: 'refresh_token',
    scope: 'all',
  });
  await expect.poll(() => storedValue(page, 'token')).not.toBe(tokens.access_token);
  const renewed = String(await storedValue(page, 'token'));
  expect((await callApi(session.userInfo, {}, renewed)).account).toBe('student');
});
