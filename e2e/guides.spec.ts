import { text } from 'node:stream/consumers';
import type { Locator, Page } from '@playwright/test';
import type { Input } from '@yizhan/contract/call.ts';
import { guides } from '@yizhan/contract/calls/guides.ts';
import { address } from './lib/address.ts';
import { callApi } from './lib/call.ts';
import { openConnected } from './lib/connected.ts';
import { aGuideEditor, guidesAt, saveDraft } from './lib/guide-editor.ts';
import { aGuide, aService, audience, serviceAt } from './lib/own-service.ts';
import { at } from './lib/pages.ts';
import { aPerson, aRole, type Someone, signIn, tokenOf, unique } from './lib/people.ts';
import { uploadPicture } from './lib/picture.ts';
import { publish } from './lib/publish.ts';
import { expect, test } from './lib/test.ts';

// Most guides are read by the same person and written by the same editor.
test.describe.configure({ mode: 'default' });

let someone: Someone;

test.beforeAll(async () => {
  someone = await aPerson([{ type: audience }]);
});

/** They like it dark: what is printed has to bear that, the others do not mind. */
const inTheDark = { colorScheme: 'dark' } as const;

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

test('GU-1 the twelve blocks show in their order, materials and steps as tables; empty ones are hidden', async ({
  sharedPage,
}) => {
  const [full, short] = [await aService(), await aService()];
  await aGuide(full, await wholeGuide());
  await aGuide(short, { materials: [{ name: '学生证' }], fees: { free: false, text: '' } });
  const page = await sharedPage(someone.account, inTheDark);
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

  await page.goto(serviceAt(short.id));
  await expect(titles(page)).toHaveText(numbered(['申请材料', '评价']));
});

test('GU-2 it prints without the shell, black on white in the dark, with where it can be read again', async ({
  sharedPage,
}) => {
  const service = await aService();
  await aGuide(service, await wholeGuide());
  const page = await sharedPage(someone.account, inTheDark);
  await page.goto(serviceAt(service.id));
  await expect(titles(page)).toHaveCount(blocks.length);
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
  await expect(page.getByRole('heading', { level: 1, name: service.name })).toBeVisible();
  const printed = page.locator('.guide-printed');
  await expect(printed).toContainText(`${address}${serviceAt(service.id)}`);
  await expect(printed).toContainText(/版本 V1.*打印于 \d{4}-\d{2}-\d{2}/);
  await page.emulateMedia({ media: 'screen' });
  await expect(printed).toBeHidden();
});

/** A guide of the demo campus that visitors may read. */
async function publicGuide() {
  const { records } = await callApi(guides.openSearch, { size: 1 });
  const [guide] = records;
  if (!guide) throw new Error('the demo campus has public guides');
  return guide;
}

test('GU-2 the QR of a public guide opens /s/{code}, which visitors read without script; another is not found', async ({
  visitor,
}) => {
  const guide = await publicGuide();
  const page = await visitor();
  await page.goto(`/#/service/${guide.serviceId}`);
  await page.getByRole('button', { name: '二维码' }).first().click();
  const code = page.getByRole('dialog').locator('code');
  await expect(page.getByRole('dialog').getByRole('img').locator('svg')).toBeVisible();
  await expect(code).toHaveText(`${address}/s/${guide.code}`);

  const reader = await visitor({ javaScriptEnabled: false });
  const response = await reader.goto((await code.innerText()).trim());
  expect(response?.status()).toBe(200);
  await expect(reader.getByRole('heading', { level: 1 })).toContainText(guide.guideName);
  await expect(reader.getByRole('table').first()).toBeVisible();
  await expect(reader.locator('link[rel=canonical]')).toHaveAttribute('href', `${address}/s/${guide.code}`);
  await expect(reader.locator('meta[name=description]')).toHaveAttribute('content', new RegExp(guide.guideName));

  // One that is not for everybody looks like one that is not there.
  const secret = await aService();
  await aGuide(secret, { description: '<p>内部</p>', isPublic: true });
  for (const name of [secret.code, unique('nobody-')]) {
    expect((await reader.goto(`/s/${name}`))?.status()).toBe(404);
    await expect(reader.getByRole('heading', { level: 1 })).toHaveText('没有找到这份办事指南');
    await expect(reader.getByRole('main').getByRole('link', { name: '登录' }).first()).toBeVisible();
  }
});

/** What somebody saves by an entry of the menu: its name and what it says. */
async function saved(page: Page, menu: string, entry: string) {
  await page.getByRole('button', { name: menu }).click();
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('menuitem', { name: entry, exact: true }).click(),
  ]);
  return { name: download.suggestedFilename(), text: await text(await download.createReadStream()) };
}

test('a guide is saved as a Word document from the list, and its draft from the editor', async ({ sharedPage }) => {
  const service = await aService();
  const { id } = await aGuide(service, { ...(await wholeGuide()), attachments: [] });
  const editor = await sharedPage('service_admin');
  const listed = `${guidesAt}?keyword=${encodeURIComponent(service.name)}`;
  await editor.goto(listed);
  const menu = `${service.name} 的操作`;
  const out = await saved(editor, menu, '导出 Word');
  expect(out.name).toBe(`${service.name}.doc`);
  for (const words of [`<h1>${service.name}</h1>`, '四、申请材料', '<th scope="row">身份证', '2 个工作日', '版本 V1'])
    expect(out.text).toContain(words);

  await editor.goto(`${guidesAt}?guide=${id}`);
  const promise = editor.getByRole('textbox', { name: '承诺时限' });
  await promise.fill('9 个工作日');
  await saveDraft(editor);
  // Opened again, the editor knows of the draft.
  await editor.goto(listed);
  await expect(promise).toHaveCount(0);
  await editor.goto(`${guidesAt}?guide=${id}`);
  await expect(promise).toHaveValue('9 个工作日');
  const draft = await saved(editor, menu, '导出草稿 Word');
  expect(draft.name).toBe(`${service.name}.doc`);
  expect(draft.text).toContain('草稿，尚未发布');
  expect(draft.text).toContain('9 个工作日');
});

const affairs = (page: Page) => page.getByRole('region', { name: '我的事务' });

test('GU-3 a correction reaches the department that keeps the guide as a to-do; the answer reaches the reporter', async ({
  as,
}) => {
  const { dept, tokens } = await aGuideEditor();
  // Both have the usual home page; the service is for one role, so that nobody else meets it.
  const role = await aRole();
  const service = await aService({ identityTypes: [], roleIds: [role.id], deptId: dept.id });
  await aGuide(service, { deptId: dept.id, description: '<p>到二楼办理。</p>' });
  const reporter = await aPerson([{ roleIds: [role.id] }]);
  const [reader, keeper] = [await as(await signIn(reporter.account)), await as(tokens)];
  await openConnected(keeper, at.home);
  await expect(affairs(keeper).getByRole('tab', { name: '待办' })).toBeVisible();

  await reader.goto(serviceAt(service.id));
  await reader.getByRole('button', { name: '纠错' }).click();
  const dialog = reader.getByRole('dialog', { name: '指南纠错' });
  await dialog.getByLabel('问题描述').fill('已经搬到三楼了');
  await dialog.getByRole('button', { name: '提交' }).click();
  await expect(reader.getByText('已提交，感谢您的纠错')).toBeVisible();

  const todo = affairs(keeper).getByRole('link', { name: `办事指南「${service.name}」收到纠错，请答复` });
  await todo.click();
  await expect(keeper).toHaveURL(/#\/home\/managementGuideConfig\?.*tab=corrections/);
  await expect(keeper.getByRole('tab', { name: /纠错/ })).toContainText('1');
  const correction = keeper.getByRole('listitem').filter({ hasText: service.name });
  await expect(correction).toContainText('已经搬到三楼了');
  await expect(correction).toContainText(reporter.name);
  await correction.getByLabel('答复').fill('谢谢，已改为三楼');
  await correction.getByRole('button', { name: '发送答复' }).click();
  await expect(keeper.getByText('已答复，对方会在待办里看到')).toBeVisible();
  await keeper.goto(at.home);
  await expect(affairs(keeper).getByRole('tab', { name: '待办' })).toBeVisible();
  await expect(todo).toHaveCount(0);

  await reader.goto(at.home);
  await affairs(reader).getByRole('tab', { name: '待阅' }).click();
  await expect(affairs(reader)).toContainText(`您对「${service.name}」的纠错已答复：谢谢，已改为三楼`);
});

test('GU-4 the published guide stays while a draft is edited; publishing shows the new one, rolling back the old one', async ({
  sharedPage,
}) => {
  const service = await aService();
  const { id } = await aGuide(service, { promise: '5 个工作日' });
  const [editor, reader] = [await sharedPage('service_admin'), await sharedPage(someone.account, inTheDark)];
  const reads = async (limit: string, version: number) => {
    await expect(reader.locator('.guide-promises')).toContainText(limit);
    await expect(reader.locator('.guide__kept')).toContainText(`版本 V${version}`);
  };
  await editor.goto(`${guidesAt}?guide=${id}`);
  const promise = editor.getByRole('textbox', { name: '承诺时限' });
  await promise.fill('3 个工作日');
  await saveDraft(editor);
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
