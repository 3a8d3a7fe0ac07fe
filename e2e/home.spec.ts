import { announcements } from '@yizhan/contract/calls/announcements.ts';
import { cards } from '@yizhan/contract/calls/cards.ts';
import { session } from '@yizhan/contract/calls/session.ts';
import * as sessionLimits from '@yizhan/contract/limits/session.ts';
import { identityTypes } from '@yizhan/contract/permissions.ts';
import { addressOf } from '@yizhan/contract/route.ts';
import { sprite } from '@yizhan/contract/sprite.ts';
import { callApi } from './lib/call.ts';
import { at } from './lib/pages.ts';
import { signIn, tokenOf } from './lib/people.ts';
import { storedEntry, storedValue } from './lib/stored-value.ts';
import { expect, test } from './lib/test.ts';

/** The school's announcements as the server returns them for the student. */
async function announcementsOfStudent() {
  const page = await callApi(cards.home, {}, await tokenOf('student'));
  for (const card of page.cards)
    if (card.state !== 'failed' && card.kind === 'announcements' && card.data.dataSource === 'PORTAL') return card.data;
  throw new Error('the student has no announcements');
}

test('OV-5 an announcement opens in a dialog of 640 px, and Escape leads back to its line; changing the password is one of 434', async ({
  as,
}) => {
  const [first] = (await announcementsOfStudent()).list;
  if (!first) throw new Error('there is no announcement');
  const { deptName } = await callApi(announcements.detail, { id: first.id }, await tokenOf('student'));
  const page = await as('student');
  await page.goto(at.home);
  const line = page.getByRole('button', { name: first.title });
  await line.click();
  const dialog = page.getByRole('dialog');
  const width = async () => (await dialog.locator('.yz-dialog__panel').boundingBox())?.width;
  await expect(dialog.getByText(deptName)).toBeVisible();
  await expect(dialog.getByText('暂停供水')).toBeVisible();
  await expect.poll(width).toBe(640);
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(line).toBeFocused();
  await page.getByRole('button', { name: '李沐阳 的账号与设置' }).click();
  await page.getByRole('menuitem', { name: '修改密码' }).click();
  await expect(page.getByRole('dialog', { name: '修改密码' })).toBeVisible();
  await expect.poll(width).toBe(434);

  // The sprite is requested once, however many icons a page has.
  expect(await page.locator('use').count()).toBeGreaterThan(20);
  const loaded = await page.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => name));
  expect(loaded.filter((name) => name.includes(sprite))).toHaveLength(1);
});

test('CL-1 CL-2 EN-2 SE-6 the home page is asked for in the person’s name; the browser stores menu, roles and tokens; a token of 3000 s is renewed by itself', async ({
  as,
}) => {
  const tokens = await signIn('portal_admin');
  const page = await as(tokens);
  await page.clock.install();
  const asked = page.waitForRequest((request) => request.url().includes(addressOf(cards.home)));
  // The root redirects signed-in people to the home page.
  await page.goto(at.landing);
  const request = await asked;
  expect(request.headers()).toMatchObject({
    authorization: `Basic ${btoa('portal:portal_secret')}`,
    'blade-auth': `bearer ${tokens.access_token}`,
  });
  expect(request.postDataJSON()).toEqual({ user_info_id: 'portal_admin', user_info_name: '周敏' });
  await expect(page.locator('[data-card="announcements"]').first()).toBeVisible();
  await expect(page).toHaveURL(at.home);

  await expect.poll(() => storedValue(page, 'userComb')).toEqual(expect.any(String));
  await expect
    .poll(() => storedValue(page, 'configurationMenu'))
    .toContainEqual({ code: 'cardBusinessConfig', name: '卡片配置', path: '/home/cardBusinessConfig' });
  await expect.poll(() => storedValue(page, 'roleType')).toBe(identityTypes.staff);
  await expect.poll(() => storedValue(page, 'roleId')).toMatch(/^\d+(,\d+)+$/);
  await expect.poll(() => storedValue(page, 'refreshToken')).toBe(tokens.refresh_token);
  await expect
    .poll(() => storedEntry(page, 'token'))
    .toEqual({ content: tokens.access_token, datetime: expect.any(Number) });

  await expect(page.locator('.yz-watermark')).toHaveCount(1);
  const renewing = page.waitForRequest(/oauth\/token/);
  await page.clock.fastForward(sessionLimits.refreshAtAgeSeconds * 1000 + sessionLimits.refreshCheckMs);
  const renewal = await renewing;
  expect(renewal.method()).toBe('POST');
  expect(renewal.headers()['tenant-id']).toBe('000000');
  expect(Object.fromEntries(new URL(renewal.url()).searchParams)).toEqual({
    tenantId: '000000',
    refresh_token: tokens.refresh_token,
    grant_type: 'refresh_token',
    scope: 'all',
  });
  await expect.poll(() => storedValue(page, 'token')).not.toBe(tokens.access_token);
  const renewed = String(await storedValue(page, 'token'));
  expect((await callApi(session.userInfo, {}, renewed)).account).toBe('portal_admin');
});
