import { password } from './lib/address.ts';
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

  const later = await visitor();
  await later.goto(at.login);
  await signInByForm(later, someone.account);
  await later.getByLabel('动态验证码').fill('000000');
  await expect(later.getByText('动态验证码错误或已使用')).toBeVisible();
  await later.getByLabel('动态验证码').fill(codeOf(secret, 1));
  await expect(later).toHaveURL(/#\/home\/homePage/);

  for (const works of [true, false]) {
    const again = await visitor();
    await again.goto(at.login);
    await signInByForm(again, someone.account);
    await again.getByRole('button', { name: '使用恢复码' }).click();
    await again.getByLabel('恢复码').fill(recovery[0] ?? '');
    await again.getByRole('button', { name: '验证', exact: true }).click();
    if (works) await expect(again).toHaveURL(/#\/home\/homePage/);
    else await expect(again.getByText('动态验证码错误或已使用')).toBeVisible();
  }
});

test('PC-2 a device signed out elsewhere is signed out at its next call, and says so on its page', async ({ as }) => {
  const someone = await aPerson();
  const [here, there] = [await as(await signIn(someone.account)), await as(await signIn(someone.account))];
  await there.goto(at.home);
  await expect(there.locator('[data-card]').first()).toBeVisible();
  await here.goto(at.security);
  await here.getByRole('button', { name: '其他设备全部下线' }).first().click();
  await here.getByRole('alertdialog').getByRole('button').last().click();
  await expect(here.getByText(/已让 \d+ 台设备下线/)).toBeVisible();
  await there.reload();
  await expect(there.getByRole('alertdialog', { name: '登录已过期' })).toBeVisible();
  await expect(here.getByText('本机')).toBeVisible();
});
