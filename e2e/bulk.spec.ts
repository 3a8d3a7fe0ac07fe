import { readFile } from 'node:fs/promises';
import { read, utils, write } from '@e965/xlsx';
import { users } from '@yizhan/contract/calls/users.ts';
import { callApi } from './lib/call.ts';
import { moveDragged } from './lib/keyboard-drag.ts';
import { at, sectionAt } from './lib/pages.ts';
import { tokenOf, unique } from './lib/people.ts';
import { expect, test } from './lib/test.ts';

/** A workbook as an office keeps it: a title above the heads, heads of its own, a column we do not know. */
function workbookOf(rows: readonly (readonly string[])[]): Buffer {
  const heads = ['登录名', '学生姓名', '身份', '联系电话', '备注'];
  const book = utils.book_new();
  utils.book_append_sheet(
    book,
    utils.aoa_to_sheet([['2026 级新生名单'], heads, ...rows.map((row) => [...row])]),
    '新生',
  );
  return write(book, { type: 'buffer', bookType: 'xlsx' });
}

test('IP-1 IP-15 IP-16 IP-17 EX-1 an office imports its own spreadsheet: it matches the columns, looks at the dry run, mends what is wrong in the browser, exports what came of it, and takes it back', async ({
  as,
}) => {
  const mark = unique('b');
  const token = await tokenOf('admin');
  const found = async () => (await callApi(users.list, { keyword: mark }, token)).records.map(({ account }) => account);
  const admin = await as('admin');
  await admin.goto(sectionAt('users'));
  const dialog = admin.getByRole('dialog');
  const counts = () => dialog.getByRole('definition').allInnerTexts();

  await test.step('a file of another kind is refused; the right one is taken', async () => {
    await admin.getByRole('button', { name: '导入', exact: true }).click();
    const files = admin.locator('input[type=file]');
    await files.setInputFiles({ name: '新生.csv', mimeType: 'text/csv', buffer: Buffer.from('a,b') });
    await expect(dialog.getByText('上传格式不符合要求，请重新上传')).toBeVisible();
    const buffer = workbookOf([
      [`${mark}1`, '林小满', '本科生', '13800000001', ''],
      [`${mark}2`, '周知远', '本科生', '一三八', '电话待核'],
      [`${mark}3`, '吴清和', '本科学生', '13800000003', ''],
    ]);
    await files.setInputFiles({ name: '新生.xlsx', mimeType: 'application/octet-stream', buffer });
    await expect(dialog.getByRole('button', { name: '删除「新生.xlsx」' })).toBeVisible();
    await dialog.getByRole('button', { name: '下一步' }).click();
  });

  await test.step('the heads stand in row 2; what the office calls them is recognised', async () => {
    await dialog.getByLabel('标题行').fill('2');
    await expect(dialog.getByLabel('「账号」对应的列')).toHaveValue('登录名');
    await expect(dialog.getByLabel('「姓名」对应的列')).toHaveValue('学生姓名');
    await expect(dialog.getByLabel('「身份类型」对应的列')).toHaveValue('身份');
    await expect(dialog.getByText(`${mark}1 ｜ ${mark}2 ｜ ${mark}3`)).toBeVisible();
    await expect(dialog.getByText('表格里这些列没有用到：备注')).toBeVisible();
  });

  await test.step('the dry run counts and writes nothing', async () => {
    await dialog.getByRole('button', { name: '试运行' }).click();
    await expect(admin.getByRole('dialog', { name: '试运行完成' })).toBeVisible();
    expect(await counts()).toEqual(['1', '0', '0', '2']);
    expect(await found()).toEqual([]);
  });

  await test.step('a wrong cell is mended, and only its row is tried again', async () => {
    await dialog.getByRole('button', { name: '在线修改错误数据' }).click();
    await dialog.getByLabel('第 4 行 手机号').fill('13800000002');
    await dialog.getByRole('button', { name: '重新试运行这 1 行' }).click();
    await expect(admin.getByRole('dialog', { name: '试运行完成' })).toBeVisible();
    expect(await counts()).toEqual(['2', '0', '0', '1']);
    expect(await found()).toEqual([]);
  });

  await test.step('the good rows are imported, the last wrong one is mended, and only it runs again', async () => {
    await dialog.getByRole('button', { name: '跳过 1 行错误，开始导入' }).click();
    await expect(admin.getByRole('dialog', { name: '导入成功' })).toBeVisible();
    expect(await counts()).toEqual(['2', '0', '0', '1']);
    expect(await found()).toEqual([`${mark}1`, `${mark}2`]);
    await dialog.getByRole('button', { name: '在线修改错误数据' }).click();
    await dialog.getByLabel('第 5 行 身份类型').fill('本科生');
    await dialog.getByRole('button', { name: '重新导入这 1 行' }).click();
    await expect(admin.getByRole('dialog', { name: '导入成功' })).toBeVisible();
    expect(await counts()).toEqual(['1', '0', '0', '0']);
    expect(await found()).toEqual([`${mark}1`, `${mark}2`, `${mark}3`]);
    await dialog.getByRole('button', { name: '关闭' }).last().click();
  });

  await test.step('the list shows them, and exports them with the chosen columns in the chosen order', async () => {
    await admin.goto(`${sectionAt('users')}?keyword=${mark}`);
    await expect(admin.getByRole('button', { name: '吴清和', exact: true })).toBeVisible();
    await admin.getByRole('button', { name: '导出', exact: true }).click();
    await expect(dialog.getByText('共 3 条数据')).toBeVisible();
    await dialog.getByLabel('文件名称').fill('新生-名单');
    await dialog.getByRole('checkbox', { name: '全选' }).uncheck();
    await dialog.getByRole('checkbox', { name: '姓名' }).check();
    await dialog.getByRole('checkbox', { name: '手机号' }).check();
    // By keyboard: the mobile number goes before the name.
    await dialog.getByRole('button', { name: '拖动「手机号」排序' }).focus();
    await admin.keyboard.press('Space');
    await expect(admin.getByText('已拿起「手机号」，位于第 8 位，共 14 项')).toBeAttached();
    await moveDragged(admin, 'ArrowUp', '「手机号」移到第 5 位，共 14 项');
    await moveDragged(admin, 'ArrowUp', '「手机号」移到第 2 位，共 14 项');
    await admin.keyboard.press('Space');
    await expect(admin.getByText('「手机号」已放在第 2 位，共 14 项')).toBeAttached();
    await dialog.getByRole('button', { name: '导出' }).click();
    await expect(dialog.getByText('特殊字符只能包括点和下划线')).toBeVisible();
    await dialog.getByLabel('文件名称').fill('新生名单');
    await expect(async () => {
      await dialog.getByRole('button', { name: '导出' }).click();
      await expect(admin.getByRole('dialog', { name: /正在导出|导出完成/ })).toBeVisible({ timeout: 500 });
    }).toPass();
    await expect(admin.getByRole('dialog', { name: '导出完成' })).toBeVisible();
    const downloading = admin.waitForEvent('download');
    await dialog.getByRole('link', { name: '下载文件' }).click();
    const download = await downloading;
    expect(download.suggestedFilename()).toBe('新生名单.xlsx');
    const book = read(await readFile(await download.path()), { type: 'buffer' });
    const sheet = book.Sheets[book.SheetNames[0] ?? ''];
    const rows = sheet ? utils.sheet_to_json<string[]>(sheet, { header: 1, raw: true }) : [];
    expect(rows.filter((row) => row.includes('林小满') || row.includes('周知远') || row.includes('吴清和'))).toEqual([
      ['13800000001', '林小满'],
      ['13800000002', '周知远'],
      ['13800000003', '吴清和'],
    ]);
    await dialog.getByRole('button', { name: '关闭' }).last().click();
  });

  await test.step('a person changed since stays when the imports are undone in 我的导入导出', async () => {
    const { records } = await callApi(users.list, { keyword: `${mark}1` }, token);
    await callApi(users.disable, { ids: records.map(({ id }) => id) }, token);
    await admin.goto(`${at.personal}?section=bulkJobs`);
    const mended = admin.getByRole('listitem').filter({ hasText: '新增 1，更新 0，跳过 0，错误 0' });
    await mended.first().getByRole('button', { name: '撤销' }).click();
    await admin.getByRole('alertdialog').getByRole('button', { name: '撤销' }).click();
    await expect(dialog.getByText('已撤销 1 行。')).toBeVisible();
    await dialog.getByRole('button', { name: '关闭' }).last().click();
    const first = admin.getByRole('listitem').filter({ hasText: '新增 2，更新 0，跳过 0，错误 1' });
    await first.first().getByRole('button', { name: '撤销' }).click();
    await admin.getByRole('alertdialog').getByRole('button', { name: '撤销' }).click();
    await expect(dialog.getByText('1 行保持原样，没有撤销：')).toBeVisible();
    await expect(dialog.getByText(`${mark}1`)).toBeVisible();
    expect(await found()).toEqual([`${mark}1`]);
  });
});
