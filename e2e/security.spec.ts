import type { Page } from '@playwright/test';
import { isSignedIn } from './lib/access.ts';
import { address, password } from './lib/address.ts';
import { codeOf } from './lib/authenticator.ts';
import { at } from './lib/pages.ts';
import { aPerson, signIn } from './lib/people.ts';
import { signInByForm } from './lib/sign-in-form.ts';
import { expect, test } from './lib/test.ts';

test('PC-3 the second factor is switched on with an app, asked for at the next sign-in, and a recovery code helps once', async ({
  as,
  visitor,
}) => {
  const someone = await aPerson();
  const page = await as(await signIn(someone.account));
  await page.goto(at.security);
  await page.getByRole('button', { name: '开启', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: '开启两步验证' });
  await dialog.getByLabel('密码', { exact: true }).fill(password);
  await dialog.getByRole('button', { name: '下一步' }).click();
  const secret = (await dialog.locator('code').first().innerText()).trim();
  await dialog.getByLabel(/6 位验证码/).fill(codeOf(secret));
  await dialog.getByRole('button', { name: '下一步' }).click();
  const codes = dialog.getByRole('list', { name: '恢复码' }).getByRole('listitem');
  await expect(codes).toHaveCount(10);
  const recovery = await codes.allInnerTexts();
  await dialog.getByRole('checkbox', { name: '我已妥善保存' }).check();
  await dialog.getByRole('button', { name: '完成' }).click();
  await expect(page.getByText('已开启', { exact: true })).toBeVisible();

  const refused = (where: Page) => where.getByText('动态验证码错误或已使用');
  const withRecovery = async () => {
    const newDevice = await visitor();
    await newDevice.goto(at.login);
    await signInByForm(newDevice, someone.account);
    await expect(newDevice.getByLabel('动态验证码')).toBeVisible();
    await newDevice.getByRole('button', { name: '使用恢复码' }).click();
    await newDevice.getByLabel('恢复码').fill(recovery[0] ?? '');
    await newDevice.getByRole('button', { name: '验证', exact: true }).click();
    return newDevice;
  };
  await expect(await withRecovery()).toHaveURL(/#\/home\/homePage/);
  const again = await withRecovery();
  await expect(refused(again)).toBeVisible();

  await again.getByRole('button', { name: '使用动态验证码' }).click();
  await expect(refused(again)).toHaveCount(0);
  await again.getByLabel('动态验证码').fill('000000');
  await expect(refused(again)).toBeVisible();
  await again.getByLabel('动态验证码').fill(codeOf(secret, 1));
  await expect(again).toHaveURL(/#\/home\/homePage/);
});

test('PC-2 one device is signed out and no other; the one in use is marked and cannot be; of all others each is at its next call, and says so on its page', async ({
  as,
}) => {
  const someone = await aPerson();
  const here = await signIn(someone.account);
  const others = [await signIn(someone.account), await signIn(someone.account)];
  const page = await as(here);
  await page.goto(at.security);
  const devices = page.getByRole('list', { name: '登录设备' }).getByRole('listitem');
  await expect(devices).toHaveCount(3);
  await expect(devices.first()).toContainText('本机');
  await expect(devices.first().getByRole('button')).toHaveCount(0);
  await devices.last().getByRole('button', { name: /下线/ }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: '下线' }).click();
  await expect(devices).toHaveCount(2);
  const answers = await Promise.all(others.map(({ access_token }) => isSignedIn(address, access_token)));
  const [still, ...more] = others.filter((_, n) => answers[n]);
  if (!still) throw new Error('both were signed out');
  expect(more).toEqual([]);
  expect(await isSignedIn(address, here.access_token)).toBe(true);

  const there = await as(still);
  await there.goto(at.personal);
  await expect(there.getByRole('heading', { level: 1 })).toBeVisible();
  await page.getByRole('button', { name: '其他设备全部下线' }).first().click();
  await page.getByRole('alertdialog').getByRole('button').last().click();
  await expect(page.getByText(/已让 \d+ 台设备下线/)).toBeVisible();
  await there.goto(at.security);
  await expect(there.getByRole('alertdialog', { name: '登录已过期' })).toBeVisible();
  await expect(page.getByText('本机')).toBeVisible();
});
