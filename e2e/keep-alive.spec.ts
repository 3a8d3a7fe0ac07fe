import type { Page, Request } from '@playwright/test';
import { expect, test } from './lib/clocked.ts';
import { at } from './lib/pages.ts';

// A server of its own is started first.
test.describe.configure({ timeout: 120_000 });

const SECOND = 1_000;
const MINUTE = 60 * SECOND;
/** One look at the ticket, and no second one. */
const ONE_CHECK = 31 * SECOND;
/** The shortest a school can set, so that few hours need to pass. */
const TEN_MINUTES = { expireTime: 600, lockMinutes: 0 };

const expired = (page: Page) => page.getByRole('alertdialog', { name: '登录已过期' });
const TICKET = '**/*SessionValidTime*';
const isRenewal = (request: Request) => request.url().includes('updateSessionValidTime');

test('SE-2 OV-2 the fifth renewal in a row that fails opens the dialog with one button; a success in between starts the count anew', async ({
  rules,
  signedIn,
  pass,
}) => {
  await rules(TEN_MINUTES);
  const page = await signedIn('student', at.home);
  let renewals = 0;
  page.on('request', (request) => {
    if (isRenewal(request)) renewals += 1;
  });
  const oneMoreFails = async (dialogs: 0 | 1) => {
    const before = renewals;
    await page.mouse.move(200 + before, 200);
    await pass(ONE_CHECK, page);
    await expect.poll(() => renewals).toBe(before + 1);
    await expect(expired(page)).toHaveCount(dialogs);
  };

  await pass(4 * MINUTE + 40 * SECOND, page);
  await page.route(TICKET, (route) => route.abort('connectionrefused'));
  for (let failures = 1; failures <= 4; failures++) await oneMoreFails(0);
  await page.unroute(TICKET);
  const renewed = page.waitForResponse((response) => isRenewal(response.request()));
  await page.mouse.move(300, 300);
  await pass(ONE_CHECK, page);
  expect(await (await renewed).json()).toMatchObject({ status: 1000 });

  await pass(4 * MINUTE + 40 * SECOND, page);
  await page.route(TICKET, (route) => route.fulfill({ status: 502, body: 'Bad Gateway' }));
  for (let failures = 1; failures <= 4; failures++) await oneMoreFails(0);
  await oneMoreFails(1);
  await expect(expired(page).getByRole('button')).toHaveText(['重新登录']);
});
