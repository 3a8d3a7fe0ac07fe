import { utils, write } from '@e965/xlsx';
import type { Locator, Page } from '@playwright/test';
import { sectionAt } from './lib/pages.ts';
import { aPerson, aRole, signIn, unique } from './lib/people.ts';
import { expect, test } from './lib/test.ts';

/** Somebody of the test's own who keeps the list of people: jobs of others do not stand in the way. */
async function anOffice() {
  const { id } = await aRole(['userFrameConfig/manage/users']);
  const { account } = await aPerson([{ roleIds: [id] }]);
  return signIn(account);
}

function workbookOf(rows: readonly (readonly string[])[]): Buffer {
  const book = utils.book_new();
  const heads = ['账号', '学生姓名', '身份类型', '手机号'];
  utils.book_append_sheet(book, utils.aoa_to_sheet([heads, ...rows.map((row) => [...row])]), '名单');
  return write(book, { type: 'buffer', bookType: 'xlsx', compression: true });
}

const file = (name: string, buffer: Buffer) => ({ name, mimeType: 'application/octet-stream', buffer });

/** A second press so soon after the first is taken for a slip, hence again until its answer is seen. */
const press = (button: Locator, seen: Locator) =>
  expect(async () => {
    if (!(await seen.isVisible())) await button.click({ timeout: 2_000 });
    await expect(seen).toBeVisible({ timeout: 2_000 });
  }).toPass();

async function openDialog(page: Page, name: '导入' | '导出') {
  await page.goto(sectionAt('users'));
  await page.getByRole('button', { name, exact: true }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
}

test('EX-2 EX-3 EX-4 EX-5 EX-6 EX-7 EX-8 EX-9 EX-10 what is wrong with an export is said at its place, one thing at a time, and what fails on the way is said too', async ({
  as,
}) => {
  const page = await as(await anOffice());
  await openDialog(page, '导出');
  const dialog = page.getByRole('dialog');
  const name = dialog.getByLabel('文件名称');
  const submit = dialog.getByRole('button', { name: '导出', exact: true });
  const said = (text: string) => dialog.getByText(text, { exact: true });

  await test.step('the name', async () => {
    await expect(name).toHaveValue(/^用户\d{14}$/);
    await expect(dialog.getByText(/^共 [\d,]+ 条数据$/)).toBeVisible();
    await name.fill('');
    await press(submit, said('请输入文件名称'));
    await name.pressSequentially('名'.repeat(31));
    await expect(name).toHaveValue('名'.repeat(30));
    await name.fill('新生-名单');
    await press(submit, said('特殊字符只能包括点和下划线'));
    await name.fill('  名单  ');
    await press(submit, said('文件名称不可少于三个字符'));
    await expect(name).toHaveValue('名单');
  });

  await test.step('the fields', async () => {
    await name.fill('新生名单');
    await dialog.getByRole('checkbox', { name: '全选' }).uncheck();
    await press(submit, said('请至少选择一个导出字段'));
    await dialog.getByRole('checkbox', { name: '账号' }).check();
  });

  await test.step('it cannot be started, then not be asked for', async () => {
    await page.route('**/export/start', (route) => route.abort());
    await press(submit, page.getByRole('dialog', { name: '导出失败' }));
    await expect(dialog.getByRole('button', { name: '关闭' }).last()).toBeEnabled();
    await page.unroute('**/export/start');
    await dialog.getByRole('button', { name: '返回修改' }).click();
    await page.route('**/export/progress', (route) => route.abort());
    await press(submit, page.getByRole('dialog', { name: '导出失败' }));
    await expect(said('操作失败')).toBeVisible();
    await page.unroute('**/export/progress');
    await dialog.getByRole('button', { name: '关闭' }).last().click();
    await expect(dialog).toBeHidden();
  });

  await test.step('nothing is there to be exported', async () => {
    await page.goto(`${sectionAt('users')}?keyword=${unique('nobody')}`);
    await page.getByRole('button', { name: '导出', exact: true }).click();
    await expect(said('没有可以导出的数据')).toBeVisible();
    await expect(submit).toBeDisabled();
  });
});

test('IP-2 IP-3 IP-4 IP-5 IP-6 IP-7 IP-8 IP-9 IP-10 IP-11 IP-12 IP-18 what is wrong with an import is said at its place, one thing at a time, and what fails on the way is said too', async ({
  as,
}) => {
  const page = await as(await anOffice());
  const mark = unique('m');
  await openDialog(page, '导入');
  const dialog = page.getByRole('dialog');
  const files = page.locator('input[type=file]');
  const said = (text: string) => dialog.getByText(text, { exact: true });

  await test.step('the file', async () => {
    await expect(said('只支持文件扩展名.xls、.xlsx，20M以内，一次一个文件。')).toBeVisible();
    await press(dialog.getByRole('button', { name: '下一步' }), said('请上传文件'));
    await files.setInputFiles(file('新生.csv', Buffer.from('a,b')));
    await expect(dialog.getByText('上传格式不符合要求，请重新上传')).toBeVisible();
    await expect(said('只支持文件扩展名.xls、.xlsx')).toBeVisible();
    await files.setInputFiles(file('新生.xlsx', Buffer.alloc(20 * 1024 * 1024 + 1)));
    await expect(said('上传文件请限制在20M以内')).toBeVisible();
    await files.setInputFiles([file('一.xlsx', Buffer.from('a')), file('二.xlsx', Buffer.from('b'))]);
    const tooMany = (n: number) =>
      said(`当前限制选择 1 个文件，本次选择了 ${n} 个文件，请删除原有上传文件后再上传新的文件。`);
    await expect(tooMany(2)).toBeVisible();
    await files.setInputFiles(file('新生.xlsx', Buffer.from('账号,姓名\n1,张三\n')));
    await expect(dialog.getByText(/^文件内容其实是文本/)).toBeVisible();
    const rows = [
      [`${mark}1`, '林小满', '本科生', '13800000001'],
      [`${mark}2`, '周知远', '本科生', '一三八'],
    ];
    await files.setInputFiles(file('新生.xlsx', workbookOf(rows)));
    const remove = dialog.getByRole('button', { name: '删除「新生.xlsx」' });
    await expect(remove).toBeVisible();
    await files.setInputFiles(file('又一.xlsx', workbookOf(rows)));
    await expect(tooMany(1)).toBeVisible();
    await remove.click();
    const question = page.getByRole('alertdialog', { name: '删除已上传的文件？' });
    await question.getByRole('button', { name: '删除' }).click();
    await expect(remove).toBeHidden();
    await files.setInputFiles(file('新生.xlsx', workbookOf(rows)));
    await expect(remove).toBeVisible();
    await dialog.getByRole('button', { name: '下一步' }).click();
  });

  const check = dialog.getByRole('button', { name: '试运行', exact: true });
  await test.step('the rules and the match', async () => {
    const line = dialog.getByLabel('标题行');
    await expect(dialog.getByLabel('「姓名」对应的列')).toHaveValue('学生姓名');
    for (const wrong of ['', '11']) {
      await line.fill(wrong);
      await press(check, said('请输入标题行'));
    }
    await line.fill('1');
    await expect(said('请输入标题行')).toBeHidden();
    const duplicates = dialog.getByLabel('重复规则');
    await duplicates.selectOption('');
    await press(check, said('请选择重复规则'));
    await duplicates.selectOption('2');
    await dialog.getByLabel('「姓名」对应的列').selectOption('');
    await press(check, dialog.getByText('请匹配所有系统必填字段'));
    await dialog.getByLabel('「姓名」对应的列').selectOption('学生姓名');
    await expect(said('必填字段都已匹配')).toBeVisible();
  });

  await test.step('with the rule to stop a wrong row ends the dry run, and is offered as a file', async () => {
    await dialog.getByRole('radio', { name: '遇到错误中断并退出' }).check();
    await press(check, page.getByRole('dialog', { name: '试运行失败' }));
    await expect(dialog.getByText(/^错误规则是遇到错误中断并退出。/)).toBeVisible();
    const downloading = page.waitForEvent('download');
    await dialog.getByRole('button', { name: '点击下载错误数据' }).click();
    expect((await downloading).suggestedFilename()).toMatch(/\.xlsx$/);
    await dialog.getByRole('button', { name: '上一步' }).click();
  });

  await test.step('an import whose progress cannot be asked for', async () => {
    await dialog.getByRole('radio', { name: '跳过错误数据，继续导入' }).check();
    await press(check, page.getByRole('dialog', { name: '试运行完成' }));
    await page.route('**/import/progress', (route) => route.abort());
    await press(
      dialog.getByRole('button', { name: '跳过 1 行错误，开始导入' }),
      page.getByRole('dialog', { name: '导入失败' }),
    );
    await expect(said('操作失败')).toBeVisible();
    await expect(dialog.getByRole('button', { name: '关闭' }).last()).toBeEnabled();
  });
});

test('EX-2 IP-1 while a dry run goes on it cannot be closed, an export of the same list is refused and says why, and it is cancelled', async ({
  as,
}) => {
  const session = await anOffice();
  const [page, elsewhere] = [await as(session), await as(session)];
  await openDialog(elsewhere, '导出');
  const exporting = elsewhere.getByRole('dialog');
  await expect(exporting.getByText(/^共 [\d,]+ 条数据$/)).toBeVisible();

  await openDialog(page, '导入');
  const dialog = page.getByRole('dialog');
  const rows = Array.from({ length: 80_000 }, (_, n) => [`many${n}`, '林小满', '本科生', '13800000001']);
  await page.locator('input[type=file]').setInputFiles(file('很多人.xlsx', workbookOf(rows)));
  await expect(dialog.getByRole('button', { name: '删除「很多人.xlsx」' })).toBeVisible();
  await dialog.getByRole('button', { name: '下一步' }).click();
  await expect(dialog.getByText('必填字段都已匹配')).toBeVisible();
  await press(
    dialog.getByRole('button', { name: '试运行', exact: true }),
    page.getByRole('dialog', { name: '正在试运行，不会写入任何数据' }),
  );
  await expect(dialog.getByRole('button', { name: '上一步' })).toBeDisabled();

  await exporting.getByRole('button', { name: '导出', exact: true }).click();
  await expect(elsewhere.getByText('您在「用户」已有进行中的导入或导出，请等它结束或取消后再试')).toBeVisible();
  await expect(exporting).toBeHidden();

  await dialog.getByRole('button', { name: '取消试运行' }).click();
  await expect(page.getByRole('dialog', { name: '导入已取消' })).toBeVisible();
  await expect(dialog.getByText('试运行没有写入数据。')).toBeVisible();
});
