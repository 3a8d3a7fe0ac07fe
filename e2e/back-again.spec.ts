import type { Locator, Page } from '@playwright/test';
import type { SectionName } from '@yizhan/contract/sections.ts';
import { openConnected } from './lib/connected.ts';
import { expect, test } from './lib/own-school.ts';
import { at, sectionAt } from './lib/pages.ts';
import { publish, rollBack } from './lib/publish.ts';

// What everybody sees is changed and brought back: a school of their own, one for all of them.
test.describe.configure({ mode: 'default' });

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });

const centres: readonly { section: SectionName; path: string; first: string; second: string }[] = [
  { section: 'serviceHall', path: at.hall, first: '办事大厅', second: '网上大厅' },
  { section: 'processCentre', path: '/#/home/processServiceCenter', first: '流程大厅', second: '在线流程' },
  { section: 'applicationCentre', path: '/#/home/applicationServiceCenter', first: '应用大厅', second: '校园应用' },
];

test('AD-1 PB-3 the hall and both centres are named, previewed, published, met by a student under the name, renamed and rolled back', async ({
  as,
}) => {
  const [office, student] = [await as('portal_admin'), await as('student')];
  await openConnected(student, at.hall);
  for (const { section, path, first, second } of centres)
    await test.step(section, async () => {
      // The same page goes on: its line stays.
      await student.goto(path);
      await office.goto(sectionAt(section));
      await office.getByLabel('页面标题').fill(first);
      await office.getByRole('button', { name: '保存草稿' }).click();
      const preview = office.frameLocator('iframe[title="效果预览"]');
      await expect(preview.getByRole('heading', { level: 1, name: first })).toBeVisible();
      await expect(heading(student, first)).toHaveCount(0);
      await publish(office);
      await expect(heading(student, first)).toBeVisible();
      await office.getByLabel('页面标题').fill(second);
      await publish(office);
      await expect(heading(student, second)).toBeVisible();
      await rollBack(office);
      await expect(heading(student, first)).toBeVisible();
      await expect(office.getByLabel('页面标题')).toHaveValue(first);
    });
});

test('AD-1 PB-3 the landing page gets another heading, previewed and published, read by a visitor, and the one before comes back', async ({
  as,
  visitor,
}) => {
  const [office, stranger] = [await as('portal_admin'), await visitor()];
  const name = (title: string) => office.getByRole('textbox', { name: '“服务部门”的标题' }).fill(title);
  const block = (page: Page, title: string) => page.getByRole('heading', { level: 2, name: title });
  await office.goto(sectionAt('landing'));
  for (const title of ['部门通讯录', '找部门']) {
    await name(title);
    const preview = office.getByRole('region', { name: '登录前页面的预览' });
    await expect(preview.getByRole('heading', { level: 2, name: title })).toBeVisible();
    await publish(office);
    await stranger.goto(at.landing);
    await expect(block(stranger, title)).toBeVisible();
  }
  await rollBack(office);
  await stranger.reload();
  await expect(block(stranger, '部门通讯录')).toBeVisible();
  await expect(block(stranger, '找部门')).toHaveCount(0);
});

/** A part of the home page: what is written in it, twice, and where people meet it. */
type Part = {
  tab: string;
  create: string;
  /** The field that is changed. */
  field: string;
  texts: readonly [string, string];
  seen: (reader: Page, text: string) => Locator;
};

const parts: readonly Part[] = [
  {
    ...{ tab: 'alerts', create: '新建提示', field: '提示内容', texts: ['今晚停水', '今晚停水停电'] },
    seen: (reader, text) => reader.getByRole('region', { name: '紧急提示' }).getByText(text, { exact: true }),
  },
  {
    ...{ tab: 'banners', create: '新建横幅', field: '标题', texts: ['毕业季', '毕业季专题'] },
    seen: (reader, text) =>
      reader
        .getByRole('region', { name: '专题服务' })
        .getByRole('button', { name: `显示专题「${text}」`, exact: true }),
  },
];

test('AD-1 PB-3 an emergency line and a banner are written, previewed, published, met by a student on the open page, changed and rolled back', async ({
  as,
}) => {
  const [office, student] = [await as('portal_admin'), await as('student')];
  await openConnected(student, at.home);
  for (const { tab, create, field, texts, seen } of parts)
    await test.step(tab, async () => {
      const [first, second] = texts;
      const input = office.getByRole('textbox', { name: field }).first();
      await office.goto(`${sectionAt('homePage')}?tab=${tab}`);
      await office.getByRole('button', { name: create }).click();
      await expect(input).toHaveValue('');
      await input.fill(first);
      await expect(office.getByRole('region', { name: '效果预览' })).toContainText(first);
      await office.getByRole('button', { name: '保存草稿' }).click();
      await expect(office.getByRole('region', { name: '发布状态' })).toContainText('尚未发布');
      await expect(seen(student, first)).toHaveCount(0);
      await publish(office);
      await expect(seen(student, first)).toBeVisible();
      await input.fill(second);
      await publish(office);
      await expect(seen(student, second)).toBeVisible();
      await rollBack(office);
      await expect(seen(student, first)).toBeVisible();
      await expect(input).toHaveValue(first);
    });
});

test('AD-1 PB-3 PB-5 a theme and a footer are made, previewed, published and met by a student, looked at as one a click later, changed and rolled back', async ({
  as,
}) => {
  const [office, student] = [await as('portal_admin'), await as('student')];

  await test.step('a theme, chosen by a student', async () => {
    const name = office.getByLabel('主题名称');
    await office.goto(`${sectionAt('homePage')}?tab=themes`);
    await office.getByRole('button', { name: '新建主题' }).click();
    await expect(name).toHaveValue('');
    await name.fill('秋叶');
    await expect(office.getByRole('region', { name: '效果预览' })).toContainText('早上好，同学');
    await publish(office);
    const choices = async () => {
      await student.goto(at.home);
      await student.reload();
      await student.getByRole('button', { name: / 的账号与设置$/ }).click();
      await student.getByRole('menuitem', { name: '外观' }).click();
      return student.getByRole('dialog', { name: '外观' });
    };
    await expect((await choices()).getByRole('radio', { name: /秋叶/ })).toBeVisible();
    await name.fill('深秋');
    await publish(office);
    await expect((await choices()).getByRole('radio', { name: /深秋/ })).toBeVisible();
    await rollBack(office);
    await expect((await choices()).getByRole('radio', { name: /秋叶/ })).toBeVisible();
  });

  await test.step('a footer, seen as a student from the message that it is out', async () => {
    const record = office.getByLabel('版权信息');
    await office.goto(`${sectionAt('homePage')}?tab=footers`);
    await office.getByRole('button', { name: '新建页脚' }).click();
    await expect(record).toHaveValue('');
    await office.getByLabel('名称', { exact: true }).first().fill('校庆页脚');
    await record.fill('版权甲');
    await expect(office.getByRole('region', { name: '效果预览' })).toContainText('版权甲');
    await publish(office);
    await office.getByRole('button', { name: '看看学生看到的' }).last().click();
    await expect(office.getByText(/^正在以「.*生.*」的身份查看门户/)).toBeVisible();
    await expect(office.getByText('版权甲').filter({ visible: true }).first()).toBeVisible();
    await office.getByRole('button', { name: '结束查看' }).click();
    await expect(office.getByText(/^正在以「.*生.*」的身份查看门户/)).toHaveCount(0);
    await office.goto(`${sectionAt('homePage')}?tab=footers`);
    await office.getByText('校庆页脚').first().click();
    await record.fill('版权乙');
    await publish(office);
    await rollBack(office);
    await expect(record).toHaveValue('版权甲');
  });
});

test('AD-1 PB-3 RB-6 an answer of the robot is changed and published, asked for by a student, and rolled back', async ({
  as,
}) => {
  const [office, student] = [await as('admin'), await as('student')];
  const question = '校园卡丢了怎么办';
  const answer = office.getByRole('textbox', { name: '答案' }).first();
  await office.goto(sectionAt('faq'));
  await office.getByRole('searchbox').fill(question);
  await office.getByRole('main').getByText(question, { exact: true }).first().click();
  await answer.fill('先在自助机上挂失。');
  await publish(office);
  await student.goto(at.home);
  await student.getByRole('button', { name: '问小站' }).click();
  const robot = student.getByRole('dialog', { name: '小站 · 智能问答' });
  const ask = async () => {
    await robot.getByRole('combobox', { name: '输入问题' }).fill(question);
    await robot.getByRole('button', { name: '发送' }).click();
  };
  await ask();
  await expect(robot.getByText('先在自助机上挂失。')).toBeVisible();
  await rollBack(office);
  await expect(answer).not.toHaveText('先在自助机上挂失。');
  await ask();
  await expect(robot.getByRole('heading', { name: question })).toHaveCount(2);
  await expect(robot.getByText('先在自助机上挂失。')).toHaveCount(1);
});

test('AD-1 SE-7 the central login is switched on by its screen, offered to whoever signs in, and switched off again', async ({
  as,
  visitor,
}) => {
  const [office, stranger] = [await as('admin'), await visitor()];
  const central = stranger.getByRole('button', { name: '统一身份认证登录' });
  const toggle = office.getByRole('switch', { name: '使用统一认证登录' });
  const save = async () => {
    await office.getByRole('button', { name: '保存', exact: true }).click();
    await expect(office.getByText('登录设置已保存')).toBeVisible();
    await stranger.goto(at.login);
    await stranger.reload();
    await expect(stranger.getByRole('button', { name: '登录', exact: true })).toBeVisible();
  };
  await office.goto(sectionAt('signOn'));
  await toggle.click();
  await office.getByRole('button', { name: '保存', exact: true }).click();
  await expect(office.getByText('请填写认证平台地址')).toBeVisible();
  await office.getByLabel('认证平台地址').fill('https://cas.yunling.example/cas');
  await save();
  await expect(central).toBeVisible();
  await office.reload();
  await expect(office.getByLabel('认证平台地址')).toHaveValue('https://cas.yunling.example/cas');
  await toggle.click();
  await save();
  await expect(central).toHaveCount(0);
});
