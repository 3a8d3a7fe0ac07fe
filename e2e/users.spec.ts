import { dictionary } from '@yizhan/contract/calls/dictionary.ts';
import { session } from '@yizhan/contract/calls/session.ts';
import { users } from '@yizhan/contract/calls/users.ts';
import { identityTypes } from '@yizhan/contract/permissions.ts';
import { callApi, callApiRaw } from './lib/call.ts';
import { choose } from './lib/choose.ts';
import { boxesOf, phone } from './lib/measure.ts';
import { at, sectionAt } from './lib/pages.ts';
import { aPerson, aRole, signIn, tokenOf, unique } from './lib/people.ts';
import { signInByForm } from './lib/sign-in-form.ts';
import { expect, test } from './lib/test.ts';

const searchAddress = (keyword: string) => `${sectionAt('users')}?keyword=${keyword}`;

test('VA-2 a new person is given an account that is free, an identity of the school’s dictionary and a role, activates the account by the link, which works once, and signs in', async ({
  as,
  visitor,
}) => {
  const role = await aRole(['userFrameConfig/manage/departments']);
  const [account, name, token] = [unique('n'), '林试用', await tokenOf('admin')];
  const admin = await as('admin');
  await admin.goto(sectionAt('users'));
  await admin.getByRole('button', { name: '新建用户' }).click();
  const form = admin.getByRole('dialog', { name: '新建用户' });
  await form.getByLabel('姓名').fill(name);

  await test.step('on a phone, too, an account that is taken is said at its field, apart from the next one', async () => {
    const size = admin.viewportSize();
    await admin.setViewportSize(phone);
    await form.getByLabel('账号').fill('student');
    await form.getByRole('button', { name: '保存' }).click();
    const error = form.getByText('账号「student」已存在');
    await expect(error).toBeVisible();
    await expect(form.getByLabel('账号')).toBeFocused();
    const [above, below] = await boxesOf(error.or(form.locator('label').filter({ hasText: '姓名' })));
    expect((below?.top ?? 0) - (above?.bottom ?? 0)).toBeGreaterThanOrEqual(4);
    if (size) await admin.setViewportSize(size);
    await form.getByLabel('账号').fill(account);
  });

  await test.step('the identity type is chosen from the dictionary', async () => {
    await form.getByRole('combobox', { name: '身份类型', exact: true }).click();
    const listed = await callApi(dictionary.values, { code: 'identityType' }, token);
    const offered = admin.locator('.ant-select-dropdown:visible .ant-select-item-option');
    // Nobody with an account is a visitor.
    const ofPeople = listed.filter(({ dictKey }) => dictKey !== String(identityTypes.visitor));
    await expect(offered).toHaveText(ofPeople.map(({ dictValue }) => dictValue));
    await offered.getByText('职员', { exact: true }).click();
    await expect(form.getByTitle('职员')).toBeVisible();
  });
  await form.getByLabel('学工号').fill('199001');
  await choose(form, '部门', '教务处');
  await choose(form, '角色', role.name);
  await form.getByRole('button', { name: '保存' }).click();
  const linkDialog = admin.getByRole('dialog', { name: '激活链接' });
  const link = await linkDialog.locator('output').innerText();
  const { records } = await callApi(users.list, { keyword: account }, token);
  const { identities } = await callApi(users.get, { id: records[0]?.id ?? '' }, token);
  expect(identities.map(({ type }) => type)).toEqual([identityTypes.staff]);

  const person = await visitor();
  await person.goto(link);
  await expect(person.getByText(`${name}（${account}），请设置登录密码。`)).toBeVisible();
  const setPassword = async (next: string, again = next) => {
    await person.getByLabel('新密码', { exact: true }).fill(next);
    await person.getByLabel('再次输入新密码').fill(again);
    await person.getByRole('button', { name: '设置密码并激活' }).click();
  };
  await setPassword('kurz', 'anders');
  await expect(person.getByText('密码还不符合要求')).toBeVisible();
  await expect(person.getByText('两次输入的密码不一致')).toBeVisible();
  await setPassword('Campus@2027');
  await person.getByRole('link', { name: '去登录' }).click();
  await expect(person.getByRole('textbox', { name: '账号' })).toBeVisible();
  await person.goto(link);
  await expect(person.getByRole('heading', { name: '链接已失效' })).toBeVisible();
  await person.goto(at.login);
  await signInByForm(person, account, 'Campus@2027');
  await person.getByRole('button', { name: `${name} 的账号与设置` }).click();
  await person.getByRole('menuitem', { name: '配置与管理' }).click();
  await expect(person.getByRole('heading', { level: 1, name: '部门管理' })).toBeVisible();

  await admin.keyboard.press('Escape');
  await admin.goto(searchAddress(account));
  const row = admin.getByRole('row', { name: account });
  for (const words of ['职员', '教务处', role.name, '正常']) await expect(row).toContainText(words);
});

test('SE-5 whoever is disabled is out at the next call and cannot come back until enabled', async ({ as }) => {
  const someone = await aPerson();
  const tokens = await signIn(someone.account);
  const [admin, person] = [await as('admin'), await as(tokens)];
  await person.goto(at.personal);
  await expect(person.getByRole('heading', { level: 1 })).toBeVisible();
  await admin.goto(searchAddress(someone.account));
  await admin.getByRole('button', { name: `${someone.name} 的操作` }).click();
  await admin.getByRole('menuitem', { name: '停用' }).click();
  await expect(admin.getByText(`已停用「${someone.name}」`)).toBeVisible();

  expect((await callApiRaw(session.userInfo, {}, tokens.access_token)).http).toBe(401);
  await person.goto(at.home);
  await person.getByRole('alertdialog', { name: '登录已过期' }).getByRole('button', { name: '重新登录' }).click();
  await expect(person).toHaveURL(at.loggedOut);
  await signInByForm(person, someone.account);
  await expect(person.getByRole('alert')).toHaveText('账号已停用，请联系管理员');

  await admin.getByRole('button', { name: `${someone.name} 的操作` }).click();
  await admin.getByRole('menuitem', { name: '启用' }).click();
  await expect(admin.getByText(`已启用「${someone.name}」`)).toBeVisible();
  await signInByForm(person, someone.account);
  await expect(person).toHaveURL(at.home);
});

test('nobody hands out more than they hold: the import operator sees the administrator, read only', async ({ as }) => {
  const operator = await as('import_operator');
  await operator.goto(searchAddress('admin'));
  await operator.getByRole('button', { name: '顾清岚', exact: true }).click();
  const form = operator.getByRole('dialog', { name: '顾清岚' });
  await expect(form.getByText('对方拥有您没有的权限，您只能查看。')).toBeVisible();
  await expect(form.getByLabel('姓名')).toBeDisabled();
  await expect(form.getByRole('button', { name: '保存' })).toHaveCount(0);
  const { records } = await callApi(users.list, { keyword: 'admin' }, await tokenOf('admin'));
  const id = records.find(({ account }) => account === 'admin')?.id ?? '';
  expect((await callApiRaw(users.disable, { ids: [id] }, await tokenOf('import_operator'))).status).not.toBe(1000);
});
