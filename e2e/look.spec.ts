import type { Page } from '@playwright/test';
import { limits } from '@yizhan/contract/limits.ts';
import { at } from './lib/pages.ts';
import { expect, test } from './lib/test.ts';

const watermark = '.yz-watermark';

/** What the tiles of the watermark are drawn from. */
const drawn = (page: Page) =>
  page.locator(watermark).evaluate((element) => decodeURIComponent(getComputedStyle(element).backgroundImage));

const today = () => new Date(Date.now() + 8 * 3_600_000).toISOString().slice(0, 10).replaceAll('-', '');

test('RO-5 AP-1 the watermark says name, account and date, 32 px, turned by 15 degrees', async ({ as }) => {
  const page = await as('student');
  const before = today();
  await page.goto(at.home);
  await expect(page.locator(watermark)).toHaveCount(1);
  const picture = await drawn(page);
  expect(picture).toContain('李沐阳 student');
  expect([before, today()].some((day) => picture.includes(day))).toBe(true);
  expect(picture).toContain(`font-size="${limits.watermarkFontPx}"`);
  expect(picture).toContain(`rotate(-${limits.watermarkDegrees} `);
  expect([limits.watermarkFontPx, limits.watermarkDegrees]).toEqual([32, 15]);
  await expect(page.locator(watermark)).toHaveCSS('pointer-events', 'none');
});

test('AP-1 the watermark comes back when it is removed, hidden or emptied', async ({ as }) => {
  const page = await as('student');
  await page.goto(at.home);
  await expect(page.locator(watermark)).toHaveCount(1);
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

test('RO-5 the watermark lies over dialogs, too', async ({ as }) => {
  const page = await as('student');
  await page.goto(at.home);
  await page.locator('[data-card] button').first().click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('article')).toBeVisible();
  const layer = (selector: string) => page.locator(selector).evaluate((one) => Number(getComputedStyle(one).zIndex));
  const over = await dialog.evaluate((one) => {
    for (let at: Element | null = one; at; at = at.parentElement) {
      const z = Number(getComputedStyle(at).zIndex);
      if (Number.isFinite(z)) return z;
    }
    return 0;
  });
  expect(await layer(watermark)).toBeGreaterThan(over);
});

test('AP-2 the colour is #008cff until a theme says otherwise', async ({ page }) => {
  await page.goto(at.login);
  await expect(page.getByRole('heading', { name: '账号登录' })).toBeVisible();
  const brand = () =>
    page.evaluate(() => getComputedStyle(document.documentElement).getPropertyValue('--brand').trim().toLowerCase());
  await expect.poll(brand).toBe('#008cff');
});

test('light and dark are chosen in the menu, kept over a reload, and follow the system when asked to', async ({
  as,
}) => {
  const page = await as('student');
  await page.goto(at.home);
  const ground = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor);
  const choose = async (name: string) => {
    await page.getByRole('button', { name: '李沐阳 的账号与设置' }).click();
    await page.getByRole('menuitemradio', { name }).click();
  };
  const light = await ground();
  await choose('深色');
  await expect.poll(ground).not.toBe(light);
  const dark = await ground();
  await page.reload();
  await expect(page.locator('[data-card]').first()).toBeVisible();
  expect(await ground()).toBe(dark);
  await choose('浅色');
  await expect.poll(ground).toBe(light);
  await choose('跟随系统');
  await page.emulateMedia({ colorScheme: 'dark' });
  await expect.poll(ground).toBe(dark);
});

test('the language is one press away and stays', async ({ as }) => {
  const page = await as('student');
  await page.goto(at.home);
  await page.getByRole('button', { name: '李沐阳 的账号与设置' }).click();
  await page.getByRole('menuitem', { name: 'English' }).click();
  await expect(page.getByRole('navigation', { name: 'Main navigation' })).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  await page.reload();
  await expect(page.getByRole('navigation', { name: 'Main navigation' })).toBeVisible();
});
