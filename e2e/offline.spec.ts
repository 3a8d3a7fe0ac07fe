import { at } from './lib/pages.ts';
import { expect, test } from './lib/test.ts';

/** HM-3 promises two seconds. */
const soon = { timeout: 2_000 };

test('HM-3 without a network a bar says so, what was loaded stays, a page that was not offers a retry, and all comes back by itself', async ({
  as,
}) => {
  const page = await as('student');
  await page.goto(at.home);
  const banner = page.getByRole('region', { name: '专题服务' });
  await expect(banner).toBeVisible();

  await page.context().setOffline(true);
  const bar = page.getByText('网络已断开，已打开的内容仍可查看');
  await expect(bar).toBeVisible(soon);
  await expect(banner).toBeVisible();
  await page.locator('[data-card="announcements"]').getByRole('link', { name: /更多/ }).click();
  await expect(page.getByRole('button', { name: '重试' })).toBeVisible();
  await expect(page.getByRole('banner')).toBeVisible();

  await page.context().setOffline(false);
  await expect(page.getByRole('heading', { name: '公告', exact: true })).toBeVisible();
  await expect(bar).toBeHidden();
});

test('AP-4 an entry script that does not come is said in words', async ({ visitor }) => {
  const page = await visitor();
  await page.route(/\/assets\/.*\.js$/, (route) => route.abort());
  await page.goto(at.login);
  await expect(page.getByRole('alert')).toContainText('页面没能加载完成');
  await page.unrouteAll();
  await page.getByRole('button', { name: '刷新页面' }).click();
  await expect(page.getByRole('button', { name: '登录', exact: true })).toBeVisible();
});

test('HM-2 the topic of a banner opens with its services, for visitors too', async ({ as, visitor }) => {
  const page = await as('student');
  await page.goto(at.home);
  await page
    .getByRole('region', { name: '专题服务' })
    .getByRole('link', { name: /期末服务月/ })
    .click();
  await expect(page).toHaveURL(/#\/home\/topic\/\d+$/);
  await expect(page.getByRole('heading', { name: '期末服务月' })).toBeVisible();
  await expect(page.getByRole('link', { name: /成绩查询/ })).toBeVisible();
  const guest = await visitor();
  await guest.goto('/#/');
  // The picture above has the same name and an address of its own.
  await guest
    .getByRole('link', { name: /期末服务月/ })
    .last()
    .click();
  await expect(guest.getByRole('heading', { name: '期末服务月' })).toBeVisible();
});
