import type { Page } from '@playwright/test';
import { security } from '@yizhan/contract/calls/security.ts';
import * as uiLimits from '@yizhan/contract/limits/ui.ts';
import { barriers } from './lib/accessible.ts';
import { password } from './lib/address.ts';
import { codeOf } from './lib/authenticator.ts';
import { callApi } from './lib/call.ts';
import { lockByKeyboard } from './lib/lock.ts';
import { at } from './lib/pages.ts';
import { aPerson, signIn } from './lib/people.ts';
import { signInByForm } from './lib/sign-in-form.ts';
import { expect, test } from './lib/test.ts';

const watermark = '.yz-watermark';

/** The source of the watermark's tiles. */
const drawn = (page: Page) =>
  page.locator(watermark).evaluate((element) => decodeURIComponent(getComputedStyle(element).backgroundImage));

const today = () => new Date(Date.now() + 8 * 3_600_000).toISOString().slice(0, 10).replaceAll('-', '');

test('RO-5 AP-1 the watermark says name, account and date over pages and dialogs, and comes back; light, dark and the language are chosen in the menu and kept over a reload', async ({
  as,
}) => {
  const page = await as('student');
  const before = today();
  await page.goto(at.home);
  await expect(page.locator(watermark)).toHaveCount(1);
  const picture = await drawn(page);
  expect(picture).toContain('李沐阳 student');
  expect([before, today()].some((day) => picture.includes(day))).toBe(true);
  expect(picture).toContain(`font-size="${uiLimits.watermarkFontPx}"`);
  expect(picture).toContain(`rotate(-${uiLimits.watermarkDegrees} `);
  expect([uiLimits.watermarkFontPx, uiLimits.watermarkDegrees]).toEqual([32, 15]);
  await expect(page.locator(watermark)).toHaveCSS('pointer-events', 'none');

  await test.step('it comes back when it is removed, hidden or emptied', async () => {
    const tricks = [
      () => document.querySelector('.yz-watermark')?.remove(),
      () => document.querySelector('.yz-watermark')?.setAttribute('style', 'display: none'),
      () => document.querySelector('.yz-watermark')?.setAttribute('class', ''),
    ];
    for (const trick of tricks) {
      await page.evaluate(trick);
      await expect(page.locator(watermark)).toBeVisible();
      expect(await drawn(page)).toContain('李沐阳 student');
    }
  });

  await test.step('no other rule of the page hides it', async () => {
    const style = () =>
      page.locator(watermark).evaluate((element) => {
        const { maskImage, scale, opacity, zIndex, backgroundSize, contentVisibility } = getComputedStyle(element);
        return { maskImage, scale, opacity, zIndex, backgroundSize, contentVisibility };
      });
    const drawnStyle = await style();
    await page.evaluate(() => {
      const sheet = new CSSStyleSheet();
      sheet.replaceSync(`body { --z-watermark: -1 !important }
        .yz-watermark { mask-image: linear-gradient(transparent, transparent) !important; scale: 0 !important;
          opacity: 0 !important; background-size: 0 !important; content-visibility: hidden !important }`);
      document.adoptedStyleSheets.push(sheet);
    });
    expect(await style()).toEqual(drawnStyle);
    await page.evaluate(() => document.adoptedStyleSheets.pop());
  });

  await test.step('it lies over dialogs, too', async () => {
    await page.locator('[data-card="announcements"] li button').first().click();
    const dialog = page.getByRole('dialog');
    await expect(dialog.getByRole('article')).toBeVisible();
    const layer = await page.locator(watermark).evaluate((one) => Number(getComputedStyle(one).zIndex));
    const over = await dialog.evaluate((one) => {
      for (let element: Element | null = one; element; element = element.parentElement) {
        const z = Number(getComputedStyle(element).zIndex);
        if (Number.isFinite(z)) return z;
      }
      return 0;
    });
    expect(layer).toBeGreaterThan(over);
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
  });

  const ground = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor);
  const openMenu = () => page.getByRole('button', { name: /^李沐阳 的账号与设置$|^Account and settings of / }).click();
  const choose = async (name: string) => {
    await openMenu();
    await page.getByRole('menuitemradio', { name }).click();
  };
  const english = page.getByRole('navigation', { name: 'Main navigation' });
  const light = await ground();
  await choose('深色');
  await expect.poll(ground).not.toBe(light);
  const dark = await ground();
  await openMenu();
  await page.getByRole('menuitem', { name: 'English' }).click();
  await expect(english).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');

  await page.reload();
  await expect(page.locator('[data-card]').first()).toBeVisible();
  await expect(english).toBeVisible();
  expect(await ground()).toBe(dark);
  await choose('Light');
  await expect.poll(ground).toBe(light);
  await choose('As the system');
  await page.emulateMedia({ colorScheme: 'dark' });
  await expect.poll(ground).toBe(dark);
});

/** Somebody with a second factor, and the secret of their app. */
async function aCarefulPerson() {
  const someone = await aPerson();
  const { access_token: token } = await signIn(someone.account);
  const { secret } = await callApi(security.beginSecondFactor, { password }, token);
  await callApi(security.confirmSecondFactor, { code: codeOf(secret) }, token);
  return { ...someone, secret };
}

/** Checks accessibility in light and dark mode. */
async function expectNoBarriers(page: Page) {
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    await expect(page.locator('html')).toHaveCSS('color-scheme', colorScheme);
    expect(await barriers(page), colorScheme).toEqual([]);
  }
}

// Screens the crawl cannot reach, because they come before the portal.
test('PC-3 RT-3 everybody can read and use the second step of a sign-in and the lock, where the password can be typed at once', async ({
  visitor,
}) => {
  const someone = await aCarefulPerson();
  const page = await visitor();
  await page.goto(at.login);
  await signInByForm(page, someone.account);
  await expect(page.getByLabel('动态验证码')).toBeVisible();
  await expectNoBarriers(page);
  await page.getByRole('button', { name: '使用恢复码' }).click();
  await expectNoBarriers(page);
  await page.getByRole('button', { name: '使用动态验证码' }).click();
  await page.getByLabel('动态验证码').fill(codeOf(someone.secret, 1));
  await expect(page).toHaveURL(at.home);

  await page.goto(at.security);
  await expect(page.locator(watermark)).toHaveCount(1);
  await lockByKeyboard(page);
  await expect(page.getByLabel('解锁密码')).toBeFocused();
  await expectNoBarriers(page);
  await page.getByLabel('解锁密码').fill('wrong-password-1');
  await page.getByRole('button', { name: '解锁', exact: true }).click();
  await expect(page.getByText('解锁密码错误,请重新输入')).toBeVisible();
  await expectNoBarriers(page);
  await page.getByLabel('解锁密码').fill(password);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(at.security);

  const menu = page.getByRole('button', { name: `${someone.name} 的账号与设置` });
  await menu.click();
  await page.getByRole('menuitem', { name: /锁屏/ }).click();
  await expect(page.getByLabel('解锁密码')).toBeFocused();
  await page.keyboard.type(password);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(at.security);

  await menu.click();
  await page.getByRole('menuitem', { name: '退出登录' }).click();
  await expect(page.getByRole('textbox', { name: '账号' })).toBeFocused();
});

test('OV-2 everybody can read and use the dialog of an ended session, in light and in dark colours', async ({ as }) => {
  const someone = await aPerson();
  const page = await as(await signIn(someone.account));
  await page.goto(at.security);
  await expect(page.locator(watermark)).toHaveCount(1);
  await callApi(security.removeOtherDevices, {}, (await signIn(someone.account)).access_token);
  await expect(page.getByRole('alertdialog', { name: '登录已过期' })).toBeVisible();
  await expectNoBarriers(page);
});
