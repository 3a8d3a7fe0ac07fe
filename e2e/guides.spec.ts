import { text } from 'node:stream/consumers';
import type { Locator, Page } from '@playwright/test';
import type { Input } from '@yizhan/contract/call.ts';
import type { guides } from '@yizhan/contract/calls/guides.ts';
import { address } from './lib/address.ts';
import { openConnected } from './lib/connected.ts';
import { aGuideEditor, guidesAt, saveDraft } from './lib/guide-editor.ts';
import { aGuide, aService, aUser, serviceAt } from './lib/own-service.ts';
import { at } from './lib/pages.ts';
import { aPerson, aRole, signIn, tokenOf } from './lib/people.ts';
import { uploadPicture } from './lib/picture.ts';
import { publish } from './lib/publish.ts';
import { expect, test } from './lib/test.ts';

type Content = Partial<Input<typeof guides.submit>['content']>;

/** Every block filled in. */
async function wholeGuide(): Promise<Content> {
  const url = await uploadPicture(await tokenOf('admin'), { width: 320, height: 200 });
  return {
    description: '<p>用于办理校外人员入校。</p>',
    conditions: {
      audience: '校外人员',
      text: '<p>有校内联系人。</p>',
      checks: [{ question: '是否有校内联系人？', wanted: true, otherwise: '请先找到联系人' }],
    },
    timeAndPlace: { period: '全年', hours: '工作日 8:30–17:30', places: [{ campus: '东校区', building: '行政楼' }] },
    materials: [
      { name: '身份证', form: 'COPY', copies: 2, blank: { name: '样张.png', url } },
      { name: '邀请函', source: 'DEPARTMENT', required: false },
    ],
    steps: {
      rows: [
        { name: '提交申请', post: '保卫处', limit: '1 个工作日', result: '受理' },
        { name: '领取证件', post: '门岗' },
      ],
    },
    result: { text: '<p>入校证</p>', collection: '门岗领取' },
    fees: { free: false, text: '<p>工本费 5 元</p>' },
    basis: [{ name: '校园出入管理办法', number: '校发〔2025〕1 号' }],
    questions: [{ question: '证件多久有效？', answer: '<p>三个月。</p>' }],
    attachments: [{ name: '申请表.png', url }],
    contact: { window: '保卫处窗口', phone: '0871-65030001' },
    promise: '2 个工作日',
  };
}

const blocks = [
  '服务说明',
  '服务对象与办理条件',
  '办理时间与地点',
  '申请材料',
  '办理流程',
  '结果与领取方式',
  '收费',
  '依据文件',
  '常见问题',
  '附件',
  '咨询与监督投诉',
  '评价',
];

const titles = (page: Page) => page.locator('.guide__title');
const numbered = (names: readonly string[]) => names.map((name, place) => `${place + 1}${name}`);
const cells = (table: Locator, row: number) => table.getByRole('row').nth(row).locator('th, td');

test('GU-1 GU-2 the twelve blocks show in their order, materials and steps as tables, empty ones are hidden; it prints without the shell, black on white in the dark', async ({
  as,
}) => {
  const [full, short] = [await aService(), await aService()];
  await aGuide(full, await wholeGuide());
  await aGuide(short, { materials: [{ name: '学生证' }], fees: { free: false, text: '' } });
  // In dark mode: printing has to handle it.
  const page = await as(await aUser(), { colorScheme: 'dark' });
  await page.goto(serviceAt(full.id));
  await expect(titles(page)).toHaveText(numbered(blocks));
  const contents = page.getByRole('navigation', { name: '指南目录' }).getByRole('button');
  await expect(contents).toHaveText(blocks);
  const materials = page.getByRole('region', { name: '申请材料' }).getByRole('table');
  await expect(cells(materials, 0)).toHaveText(['材料名称', '来源', '形式', '份数', '是否必需', '介质', '下载']);
  await expect(cells(materials, 1)).toHaveText(
    ['身份证', '本人提供', '复印件', '2 份', '必需', '纸质或电子', '空表'].map((words) => new RegExp(words)),
  );
  await expect(cells(materials, 2)).toHaveText(['邀请函', '部门出具', '原件', '1 份', '非必需', '纸质或电子', '—']);
  const blank = page.getByRole('link', { name: '下载身份证空表' });
  const file = await page.request.get((await blank.getAttribute('href')) ?? '');
  expect([file.status(), file.headers()['content-type']]).toEqual([200, 'image/png']);
  const steps = page.getByRole('region', { name: '办理流程' }).getByRole('table');
  await expect(cells(steps, 0)).toHaveText(['序号', '环节', '办理岗位', '时限', '结果']);
  await expect(cells(steps, 1)).toHaveText(['1', '提交申请', '保卫处', '1 个工作日', '受理']);
  await page.getByRole('group', { name: '是否有校内联系人？' }).getByRole('radio', { name: '否' }).check();
  await expect(page.getByText('请先找到联系人')).toBeVisible();
  await contents.filter({ hasText: '常见问题' }).click();
  await expect(page.getByRole('heading', { name: '常见问题' })).toBeInViewport();

  const paint = (target: Locator) =>
    target.evaluate((element) => {
      const isPainted = (one: Element) => !/rgba\(.*, 0\)|transparent/.test(getComputedStyle(one).backgroundColor);
      let ground: Element | null = element;
      while (ground && !isPainted(ground)) ground = ground.parentElement;
      return [
        getComputedStyle(element).color,
        ground ? getComputedStyle(ground).backgroundColor : 'rgb(255, 255, 255)',
      ];
    });
  const onPaper = ['rgb(0, 0, 0)', 'rgb(255, 255, 255)'];
  const words = page.getByText('用于办理校外人员入校。');
  const cell = page.getByRole('cell', { name: '复印件' });
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
  for (const part of [words, cell, titles(page).first()]) expect(await paint(part)).toEqual(onPaper);
  for (const hidden of [
    page.getByRole('banner'),
    page.getByRole('navigation', { name: '主导航' }),
    page.getByRole('navigation', { name: '指南目录' }),
    page.getByRole('button', { name: '打印' }),
    page.getByRole('link', { name: '去办理' }),
    page.getByRole('contentinfo').filter({ hasText: '滇公网安备' }),
    page.locator('.ratings'),
  ])
    await expect(hidden).toBeHidden();
  await expect(page.getByRole('heading', { level: 1, name: full.name })).toBeVisible();
  const printed = page.locator('.guide-printed');
  await expect(printed).toContainText(`${address}${serviceAt(full.id)}`);
  await expect(printed).toContainText(/版本 V1.*打印于 \d{4}-\d{2}-\d{2}/);
  await page.emulateMedia({ media: 'screen' });
  await expect(printed).toBeHidden();

  await page.goto(serviceAt(short.id));
  await expect(titles(page)).toHaveText(numbered(['申请材料', '评价']));
});

/** Downloads a file by a menu item: its name and content. */
async function saved(page: Page, menu: string, entry: string) {
  await page.getByRole('button', { name: menu }).click();
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('menuitem', { name: entry, exact: true }).click(),
  ]);
  return { name: download.suggestedFilename(), text: await text(await download.createReadStream()) };
}

const todos = (page: Page) => page.getByRole('region', { name: '我的事务' });

test('GU-3 CD-SIGN-1 a correction stands at once in the open to-dos of the department that keeps the guide, and is found on the way back until it is answered; the answer reaches the reporter', async ({
  as,
}) => {
  const { dept, tokens } = await aGuideEditor();
  // Both have the default home page; the service is for one role, so that nobody else sees it.
  const role = await aRole();
  const service = await aService({ identityTypes: [], roleIds: [role.id], deptId: dept.id });
  await aGuide(service, { deptId: dept.id, description: '<p>到二楼办理。</p>' });
  const reporter = await aPerson([{ roleIds: [role.id] }]);
  const [reader, keeper] = [await as(await signIn(reporter.account)), await as(tokens)];
  await openConnected(keeper, `${at.personal}?tab=TODO`);
  await expect(todos(keeper).getByText('暂无数据')).toBeVisible();

  await reader.goto(serviceAt(service.id));
  await reader.getByRole('button', { name: '纠错' }).click();
  const dialog = reader.getByRole('dialog', { name: '指南纠错' });
  await dialog.getByLabel('问题描述').fill('已经搬到三楼了');
  await dialog.getByRole('button', { name: '提交' }).click();
  await expect(reader.getByText('已提交，感谢您的纠错')).toBeVisible();

  const todo = todos(keeper).getByRole('link', { name: `办事指南「${service.name}」收到纠错，请答复` });
  await expect(todo).toBeVisible();
  await expect(todos(keeper).getByRole('tab', { name: /^待办/ })).toHaveText('待办1');
  for (const times of [1, 2]) {
    await todo.click();
    await expect(keeper).toHaveURL(/#\/home\/managementGuideConfig\?.*tab=corrections/);
    if (times === 1) await keeper.goBack();
  }
  await expect(keeper.getByRole('tab', { name: /纠错/ })).toContainText('1');
  const correction = keeper.getByRole('listitem').filter({ hasText: service.name });
  await expect(correction).toContainText('已经搬到三楼了');
  await expect(correction).toContainText(reporter.name);
  await correction.getByLabel('答复').fill('谢谢，已改为三楼');
  await correction.getByRole('button', { name: '发送答复' }).click();
  await expect(keeper.getByText('已答复，对方会在待办里看到')).toBeVisible();
  await keeper.goto(at.home);
  await expect(todos(keeper).getByRole('tab', { name: '待办' })).toBeVisible();
  await expect(todo).toHaveCount(0);

  await reader.goto(at.home);
  await todos(reader).getByRole('tab', { name: '待阅' }).click();
  await expect(todos(reader)).toContainText(`您对「${service.name}」的纠错已答复：谢谢，已改为三楼`);
});

test('GU-4 the published guide stays while a draft is edited, and each is saved as a Word document; publishing shows the new one, rolling back the old one', async ({
  as,
}) => {
  const service = await aService();
  const { id } = await aGuide(service, { promise: '5 个工作日', materials: [{ name: '身份证' }] });
  const [editor, reader] = [await as('service_admin'), await as(await aUser())];
  const reads = async (limit: string, version: number) => {
    await expect(reader.locator('.guide-promises')).toContainText(limit);
    await expect(reader.locator('.guide__kept')).toContainText(`版本 V${version}`);
  };
  const listed = `${guidesAt}?keyword=${encodeURIComponent(service.name)}`;
  const menu = `${service.name} 的操作`;
  await editor.goto(listed);
  const out = await saved(editor, menu, '导出 Word');
  expect(out.name).toBe(`${service.name}.doc`);
  for (const words of [`<h1>${service.name}</h1>`, '申请材料', '<th scope="row">身份证', '5 个工作日', '版本 V1'])
    expect(out.text).toContain(words);

  await editor.goto(`${guidesAt}?guide=${id}`);
  const promise = editor.getByRole('textbox', { name: '承诺时限' });
  await promise.fill('3 个工作日');
  await saveDraft(editor);
  // Reopened, the editor shows the draft.
  await editor.goto(listed);
  await expect(promise).toHaveCount(0);
  await editor.goto(`${guidesAt}?guide=${id}`);
  await expect(promise).toHaveValue('3 个工作日');
  const draft = await saved(editor, menu, '导出草稿 Word');
  expect(draft.text).toContain('草稿，尚未发布');
  expect(draft.text).toContain('3 个工作日');
  await reader.goto(serviceAt(service.id));
  await reads('5 个工作日', 1);
  await publish(editor);
  await reader.reload();
  await reads('3 个工作日', 2);

  await editor.getByRole('button', { name: '历史版本' }).click();
  const history = editor.getByRole('dialog', { name: '历史版本' });
  await expect(history.getByRole('listitem')).toHaveCount(2);
  await history
    .getByRole('listitem')
    .filter({ hasText: '第 1 版' })
    .getByRole('button', { name: '恢复此版本' })
    .click();
  await editor.getByRole('alertdialog').getByRole('button', { name: /恢复/ }).click();
  await expect(editor.getByText('已恢复到第 1 版')).toBeVisible();
  await expect(promise).toHaveValue('5 个工作日');
  await reader.reload();
  await reads('5 个工作日', 3);
});
