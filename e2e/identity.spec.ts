import { identityTypes } from '@yizhan/contract/permissions.ts';
import { at } from './lib/pages.ts';
import { aPerson, aRole, signIn } from './lib/people.ts';
import { storedValue } from './lib/stored-value.ts';
import { expect, test } from './lib/test.ts';

test('RO-1 a person with two identities switches: told so, token, roleType, roleId and menu are new, and another tab of the same browser follows', async ({
  as,
}) => {
  const role = await aRole(['userFrameConfig/manage/dictionary']);
  const someone = await aPerson([{ type: identityTypes.teacher }, { type: identityTypes.staff, roleIds: [role.id] }]);
  const tokens = await signIn(someone.account);
  const page = await as(tokens);
  await page.goto(at.home);
  await expect.poll(() => storedValue(page, 'roleType')).toBe(identityTypes.teacher);
  const other = await page.context().newPage();
  await other.goto(at.security);
  await expect(other.getByRole('main').getByRole('heading').first()).toBeVisible();
  await page.getByRole('button', { name: `${someone.name} 的账号与设置` }).click();
  await expect(page.getByRole('menuitemradio', { name: '教师' })).toBeChecked();
  await expect(page.getByRole('menuitem', { name: '配置与管理' })).toHaveCount(0);
  await page.getByRole('menuitemradio', { name: '职员' }).click();
  await expect(page.getByText('已切换为「职员」')).toBeVisible();

  // Storage is encrypted first, which takes a moment.
  await expect.poll(() => storedValue(page, 'roleType')).toBe(identityTypes.staff);
  await expect.poll(() => storedValue(page, 'roleId')).toBe(role.id);
  await expect.poll(() => storedValue(page, 'token')).not.toBe(tokens.access_token);
  await page.getByRole('button', { name: `${someone.name} 的账号与设置` }).click();
  await expect(page.getByRole('menuitem', { name: '配置与管理' })).toBeVisible();

  await other.getByRole('button', { name: `${someone.name} 的账号与设置` }).click();
  await expect(other.getByRole('menuitemradio', { name: '职员' })).toBeChecked();
});
