import { openConnected } from './lib/connected.ts';
import { cardNamed } from './lib/home.ts';
import { expect, test } from './lib/own-school.ts';
import { at, sectionAt } from './lib/pages.ts';
import { publish, rollBack } from './lib/publish.ts';

// What everybody sees is changed and brought back: a school of their own, one for all of them.
test.describe.configure({ mode: 'default' });

test('AD-1 AD-5 PB-3 a layout loses a card and another, previewed as a student’s page, published, met on the open page, and gets the second back', async ({
  as,
}) => {
  const [office, student] = [await as('portal_admin'), await as('student')];
  const [first, second] = ['个人事项', '校园新闻'];
  await openConnected(student, at.home);
  for (const name of [first, second]) await expect(cardNamed(student, name)).toBeVisible();
  await office.goto(sectionAt('homePage'));
  await office.getByRole('button', { name: /^学生首页/ }).click();
  await expect(office.getByLabel('布局名称')).toHaveValue('学生首页');
  const settingsOf = (name: string) => office.getByRole('button', { name: `「${name}」的设置` });
  const takeOut = async (name: string) => {
    await settingsOf(name).click();
    await office.getByRole('menuitem', { name: '移除' }).click();
    await expect(settingsOf(name)).toHaveCount(0);
  };

  await takeOut(first);
  await office.getByRole('button', { name: '预览', exact: true }).click();
  const dialog = office.getByRole('dialog', { name: '预览「学生首页」' });
  const page = dialog.frameLocator('iframe[title="效果预览"]');
  await expect(cardNamed(page, second)).toBeVisible();
  await expect(cardNamed(page, first)).toHaveCount(0);
  await dialog.getByRole('button', { name: '关闭' }).click();
  await expect(dialog).toBeHidden();
  await expect(cardNamed(student, first)).toBeVisible();
  await publish(office);
  await expect(cardNamed(student, first)).toHaveCount(0);

  await takeOut(second);
  await publish(office);
  await expect(cardNamed(student, second)).toHaveCount(0);
  await rollBack(office);
  await expect(cardNamed(student, second)).toBeVisible();
  await expect(cardNamed(student, first)).toHaveCount(0);
  await expect(settingsOf(second)).toBeVisible();
});
