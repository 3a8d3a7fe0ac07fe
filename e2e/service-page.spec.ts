import type { Locator } from '@playwright/test';
import { serviceConfig } from '@yizhan/contract/calls/service-config.ts';
import { services } from '@yizhan/contract/calls/services.ts';
import { callApi } from './lib/call.ts';
import { openConnected } from './lib/connected.ts';
import { aService, aUser, hallAt, type OwnService, serviceAt } from './lib/own-service.ts';
import { at } from './lib/pages.ts';
import { tokenOf } from './lib/people.ts';
import { expect, test } from './lib/test.ts';
import { Watch } from './lib/watch.ts';

test('RA-1 RA-3 HL-10 an application is rated and the rating changed, with labels by the stars; a withdrawn one says so, and disappears from the favourites without an error', async ({
  as,
}) => {
  const [rated, removed] = [await aService(), await aService()];
  const user = await aUser();
  for (const { id } of [rated, removed]) await callApi(services.collect, { serviceId: id }, user.access_token);
  const page = await as(user);
  const { faults } = new Watch(page);
  await openConnected(page, `${at.personal}?section=favourites`);
  const row = ({ name }: OwnService) => page.getByRole('link', { name });
  await expect(row(removed)).toBeVisible();
  await callApi(serviceConfig.changeStatus, { ...removed.held, status: 'OFF' }, await tokenOf('admin'));
  await expect(row(removed)).toHaveCount(0);
  await expect(row(rated)).toBeVisible();
  await page.goto(hallAt(removed.name));
  await expect(page.getByText(`没有找到与“${removed.name}”相关的服务`)).toBeVisible();
  await expect(page.getByRole('alert')).toHaveCount(0);
  expect(faults).toEqual([]);

  await page.goto(serviceAt(removed.id));
  await expect(page.getByRole('alert')).toContainText(`「${removed.name}」已下架`);

  await page.goto(serviceAt(rated.id));
  await expect(page.getByText('还没有人评价这项服务')).toBeVisible();
  await page.getByRole('button', { name: '我要评价' }).click();
  const dialog = page.getByRole('dialog', { name: '我要评价' });
  const labels = (within: Locator) => within.getByRole('group', { name: /选择标签/ }).getByRole('button');
  const stars = (within: Locator, name: string) => within.getByRole('radio', { name }).check({ force: true });
  await expect(dialog.getByRole('button', { name: '提交评价' })).toBeDisabled();
  await stars(dialog, '2 星，不满意');
  await expect(labels(dialog).first()).toBeVisible();
  const bad = await labels(dialog).allInnerTexts();
  await stars(dialog, '5 星，非常满意');
  await expect(labels(dialog).first()).not.toHaveText(bad[0] ?? '');
  const good = await labels(dialog).allInnerTexts();
  expect(good.filter((label) => bad.includes(label))).toEqual([]);
  await labels(dialog).first().click();
  await dialog.getByLabel('说说您的感受').fill('很快就办好了');
  await dialog.getByRole('button', { name: '提交评价' }).click();
  await expect(page.getByText('感谢您的评价')).toBeVisible();
  await expect(dialog).toHaveCount(0);
  const ratings = page.locator('.ratings');
  await expect(ratings).toContainText('我的评价');
  await expect(ratings).toContainText('共 1 人评价');
  await expect(ratings.locator('.comments')).toContainText('很快就办好了');
  await expect(ratings.locator('.comments')).toContainText(good[0] ?? '');
  await expect(ratings.locator('.rating-summary__average')).toContainText('5.0');

  await page.getByRole('button', { name: '修改评价' }).click();
  const change = page.getByRole('dialog', { name: '修改评价' });
  await expect(change.getByRole('radio', { name: '5 星，非常满意' })).toBeChecked();
  await stars(change, '3 星，基本满意');
  await change.getByRole('button', { name: '提交评价' }).click();
  await expect(change).toHaveCount(0);
  await expect(ratings.locator('.rating-summary__average')).toContainText('3.0');
  // The rating was updated, not added.
  await expect(ratings).toContainText('共 1 人评价');
  await expect(ratings.locator('.comment')).toHaveCount(1);
});
