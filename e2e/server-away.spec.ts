import { test as base, expect } from './lib/base.ts';
import { startOwnProduct } from './lib/own-product.ts';
import { at } from './lib/pages.ts';
import { signInByForm } from './lib/sign-in-form.ts';

/** HM-3 promises two seconds. */
const soon = { timeout: 2_000 };
/** A start on a busy machine, and the next attempt of the page. */
const whenBack = { timeout: 30_000 };

base(
  'HM-3 a server that ends and starts again: the open page says so, keeps what it has and goes on by itself',
  async ({ browser }) => {
    const product = await startOwnProduct();
    const context = await browser.newContext({ baseURL: product.url, locale: 'zh-CN' });
    try {
      const page = await context.newPage();
      await page.goto(at.login);
      await signInByForm(page, 'student');
      const today = page.getByRole('region', { name: '今天' });
      await expect(today).toBeVisible();

      await product.halt();
      const bar = page.getByText('暂时连不上服务器');
      await expect(bar).toBeVisible(soon);
      await expect(today).toBeVisible();
      await page.locator('[data-card="announcements"]').getByRole('link', { name: /更多/ }).click();
      await expect(page.getByRole('button', { name: '重试', exact: true })).toBeVisible();

      await product.resume();
      await expect(bar).toBeHidden(whenBack);
      await expect(page.getByRole('heading', { name: '公告', exact: true })).toBeVisible(whenBack);
    } finally {
      await context.close();
      await product.stop();
    }
  },
);
