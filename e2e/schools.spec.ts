import { second } from './lib/address.ts';
import { at, sectionAt } from './lib/pages.ts';
import { signInByForm } from './lib/sign-in-form.ts';
import { expect, test } from './lib/test.ts';

const here = (path: string) => second.address + path;

test('RO-6 the second school stands at its own host with its own name and its own people; a person of the first school is nobody in it', async ({
  visitor,
}) => {
  const page = await visitor();
  await page.goto(here(at.landing));
  await expect(page).toHaveTitle(/^海津师范学院/);
  await page.goto(here(sectionAt('users')));
  await signInByForm(page, 'portal_admin');
  await expect(page.getByRole('alert')).toHaveText('账号或密码错误');
  await signInByForm(page, 'admin');
  await expect(page.getByRole('heading', { level: 1, name: '用户管理' })).toBeVisible();
  await expect(page.getByRole('row')).toHaveCount(4);
  for (const name of ['方静', '吕文博', '夏雨'])
    await expect(page.getByRole('button', { name, exact: true })).toBeVisible();
});
