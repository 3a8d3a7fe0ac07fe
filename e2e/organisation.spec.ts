import { departments } from '@yizhan/contract/calls/departments.ts';
import { dictionary } from '@yizhan/contract/calls/dictionary.ts';
import { callApi, callApiRaw } from './lib/call.ts';
import { choose } from './lib/choose.ts';
import { aService, aUser, serviceAt } from './lib/own-service.ts';
import { sectionAt } from './lib/pages.ts';
import { aDepartment, aPerson, aRole, signIn, tokenOf, unique } from './lib/people.ts';
import { aPicture } from './lib/picture.ts';
import { expect, test } from './lib/test.ts';

async function aDictionary() {
  const code = unique('e');
  const name = `试用字典${code.slice(-4)}`;
  const items = [{ dictKey: '1', dictValue: '甲', enabled: true }];
  const { id } = await callApi(dictionary.create, { code, name, items }, await tokenOf('admin'));
  return { id, name, code };
}

/** One to move, one above it, and one with two below it. */
async function aTree() {
  const [above, moved, whole] = [await aDepartment(), await aDepartment(), await aDepartment()];
  const [first, next] = [await aDepartment(whole.id), await aDepartment(whole.id)];
  return { above, moved, whole, first, next };
}

/** One below the department of the demo's department administrator. */
async function aDepartmentBelow() {
  const own = (await callApi(departments.cards, {}, await tokenOf('dept_item_admin'))).find(
    ({ mayChange }) => mayChange,
  );
  return aDepartment(own?.id ?? null);
}

test('RT-6 RO-3 a department writes its card, people read it on a service, and an emptied card is brought back', async ({
  as,
}) => {
  const dept = await aDepartmentBelow();
  const service = await aService({ deptId: dept.id });
  const keeper = await as('dept_item_admin');
  await keeper.goto(`${sectionAt('dutyItems')}?tab=cards`);
  await expect(keeper.getByRole('heading', { level: 1, name: '部门名片' })).toBeVisible();
  const list = keeper.getByRole('navigation', { name: '部门' });
  await list.getByRole('searchbox').fill(dept.name);
  await list.getByRole('button', { name: dept.name }).click();
  const editor = keeper.getByRole('region', { name: dept.name });
  await editor.getByLabel('办公时间').fill('周一至周五 8:30–12:00');
  await editor.getByLabel('邮箱').fill('office@yunling.example');
  await editor.getByLabel('网站').fill('yunling.example');
  await editor.getByRole('button', { name: '保存' }).click();
  await expect(editor.getByText('请填写以 http:// 或 https:// 开头的完整网址')).toBeVisible();
  await editor.getByLabel('网站').fill('https://office.yunling.example');
  const buffer = aPicture({ width: 400, height: 240 });
  await editor.locator('input[type="file"]').setInputFiles({ name: 'chart.png', mimeType: 'image/png', buffer });
  const preview = editor.getByLabel('预览');
  await expect(preview.getByText('周一至周五 8:30–12:00')).toBeVisible();
  await expect(preview.getByRole('img', { name: `${dept.name}的组织机构图`, includeHidden: true })).toBeVisible();
  await editor.getByRole('button', { name: '保存' }).click();
  await expect(keeper.getByText('名片已保存')).toBeVisible();
  await expect(list.getByRole('button', { name: dept.name })).toContainText('已填 4 / 8');

  const reader = await as(await aUser());
  await reader.goto(serviceAt(service.id));
  await reader.getByRole('button', { name: dept.name }).click();
  const card = reader.getByRole('dialog', { name: '部门名片' });
  await expect(card.getByRole('link', { name: 'office@yunling.example' })).toBeVisible();
  await expect(card.getByRole('link', { name: /office\.yunling\.example 在新窗口打开/ })).toHaveAttribute(
    'href',
    'https://office.yunling.example',
  );
  await card.getByRole('button', { name: '放大查看组织机构图' }).click();
  await expect(reader.getByRole('dialog', { name: '图片查看' })).toBeVisible();

  await editor.getByRole('button', { name: `${dept.name} 的操作` }).click();
  await keeper.getByRole('menuitem', { name: '清空名片' }).click();
  await keeper.getByRole('alertdialog').getByRole('button', { name: '清空名片' }).click();
  await expect(editor.getByLabel('办公时间')).toHaveValue('');
  await keeper.getByRole('button', { name: '撤销' }).click();
  await expect(editor.getByLabel('办公时间')).toHaveValue('周一至周五 8:30–12:00');
});

test('RO-3 a role is given a menu entry, and whoever holds it has the page; taken away, it is gone', async ({ as }) => {
  const role = await aRole();
  const someone = await aPerson([{ roleIds: [role.id] }]);
  const tokens = await signIn(someone.account);
  const [admin, person] = [await as('admin'), await as(tokens)];
  await person.goto(sectionAt('dictionary'));
  await expect(person).toHaveURL(/noPower/);

  await admin.goto(`${sectionAt('roles')}?record=${role.id}`);
  const form = admin.getByRole('dialog', { name: role.name });
  const entry = form.getByRole('checkbox', { name: /^数据字典/ });
  await entry.check();
  await form.getByRole('button', { name: '保存' }).click();
  await expect(admin.getByText('已保存')).toBeVisible();

  await person.reload();
  await person.getByRole('button', { name: `${someone.name} 的账号与设置` }).click();
  await person.getByRole('menuitem', { name: '配置与管理' }).click();
  await expect(person.getByRole('heading', { level: 1, name: '数据字典' })).toBeVisible();

  await expect(entry).toBeChecked();
  await entry.uncheck();
  await form.getByRole('button', { name: '保存' }).click();
  await expect.poll(async () => (await callApiRaw(dictionary.list, {}, tokens.access_token)).http).toBe(403);
  await person.reload();
  await expect(person).toHaveURL(/noPower/);
});

test('departments are moved, change places, and are not removed while they are used; an option of a dictionary is added', async ({
  as,
}) => {
  const [{ above, moved, whole, first, next }, options] = [await aTree(), await aDictionary()];
  const token = await tokenOf('admin');
  const admin = await as('admin');

  await test.step('a menu in which nothing can be chosen is seen to be entered by keys, and closed by them', async () => {
    await admin.goto(sectionAt('dictionary'));
    const row = admin.getByRole('row').filter({ hasText: 'announcementSource' });
    const button = row.locator('[aria-haspopup="menu"]');
    await button.press('Enter');
    const menu = admin.getByRole('menu');
    await expect(menu.getByRole('menuitem', { name: '删除', disabled: true })).toBeVisible();
    await expect(menu).toBeFocused();
    await expect(menu).not.toHaveCSS('box-shadow', 'none');
    await admin.keyboard.press('Escape');
    await expect(menu).toHaveCount(0);
    await expect(button).toBeFocused();
  });

  await test.step('a department is moved below another one', async () => {
    await admin.goto(`${sectionAt('departments')}?record=${moved.id}`);
    const form = admin.getByRole('dialog', { name: moved.name });
    await choose(form, '上级部门', above.name);
    await form.getByRole('button', { name: '保存' }).click();
    await expect(admin.getByText('已保存')).toBeVisible();
    await form.getByRole('button', { name: '关闭' }).click();
    const indent = async ({ name }: { name: string }) =>
      (await admin.getByRole('treeitem', { name }).getByText(name, { exact: true }).boundingBox())?.x ?? 0;
    expect(await indent(moved)).toBeGreaterThan(await indent(above));
    const rows = await callApi(departments.list, {}, token);
    expect(rows.find(({ id }) => id === moved.id)?.parentId).toBe(above.id);
  });

  await test.step('departments change places by their buttons', async () => {
    await admin.getByRole('button', { name: `上移 ${next.name}` }).click();
    await expect(admin.getByText('顺序已保存')).toBeVisible();
    const rows = await callApi(departments.list, {}, token);
    const order = rows.filter(({ parentId }) => parentId === whole.id).map(({ id }) => id);
    expect(order).toEqual([next.id, first.id]);
  });

  await test.step('a department that is still used is not removed, and the reason is said', async () => {
    await admin.getByRole('button', { name: `${whole.name} 的操作` }).click();
    await admin.getByRole('menuitem', { name: '删除' }).click();
    const question = admin.getByRole('alertdialog', { name: `删除部门「${whole.name}」？` });
    await question.getByRole('button', { name: '删除' }).click();
    const refusal = admin.getByRole('alertdialog', { name: `不能删除「${whole.name}」` });
    await expect(refusal.getByRole('heading', { name: '2 个下级部门' })).toBeVisible();
    await refusal.getByRole('button', { name: '关闭' }).last().click();
  });

  await test.step('an option is added to a dictionary under a key of its own, and selects offer it', async () => {
    await admin.goto(`${sectionAt('dictionary')}?record=${options.id}`);
    const form = admin.getByRole('dialog', { name: options.name });
    await form.getByRole('button', { name: '添加选项' }).click();
    await form.getByLabel('键', { exact: true }).last().fill('1');
    await form.getByLabel('值', { exact: true }).last().fill('乙');
    await expect(form.getByText('键不能重复', { exact: true })).toBeVisible();
    await form.getByLabel('键', { exact: true }).last().fill('2');
    await form.getByRole('button', { name: '保存' }).click();
    // The toast of the save before may still be there.
    await expect(admin.getByText('已保存', { exact: true }).last()).toBeVisible();
    const student = await tokenOf('student');
    await expect
      .poll(() => callApi(dictionary.values, { code: options.code }, student))
      .toEqual([
        { dictKey: '1', dictValue: '甲' },
        { dictKey: '2', dictValue: '乙' },
      ]);
  });
});
