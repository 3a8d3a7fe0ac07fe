import { sectionAt } from './lib/pages.ts';
import { unique } from './lib/people.ts';
import { expect, test } from './lib/test.ts';

test('RB-7 VA-1 a student writes on a phone, the office answers, the student is not satisfied, asks once more and rates', async ({
  as,
}) => {
  const title = unique('缓考成绩何时录入');
  const student = await as('student');
  await student.setViewportSize({ width: 390, height: 844 });
  await student.goto('/#/home/PersonalCenter?section=feedback');
  await student.getByRole('link', { name: '写反馈' }).first().click();

  await test.step('a sensitive word is named, and the text can be changed', async () => {
    await student.getByRole('button', { name: '投诉' }).click();
    await student.getByLabel('标题').fill(title);
    await student.getByLabel('内容').fill('有人公开招揽 校-園-貸，还没有录入成绩。');
    await student.getByLabel('送给哪个部门').selectOption({ label: '教务处' });
    await student.getByRole('button', { name: '提交' }).click();
    await expect(student.getByRole('alert')).toContainText(
      '内容包含敏感词「校园贷」，本次提交已被记录，请修改后重新提交',
    );
    await student.getByLabel('内容').fill('缓考已经两周，成绩单上还是空的。');
    await student.getByRole('button', { name: '提交' }).click();
  });
  await expect(student.getByText('还有 2 个工作日')).toBeVisible();
  await expect(student.getByText('由教务处办理')).toBeVisible();

  const handler = await as('dept_item_admin');
  const answer = async (text: string) => {
    await handler.goto(`${sectionAt('feedback')}?keyword=${encodeURIComponent(title)}`);
    await handler.getByRole('button', { name: title }).first().click();
    const pane = handler.getByRole('dialog', { name: title });
    await pane.getByRole('combobox', { name: '常用语' }).click();
    await handler.getByTitle(/已经处理完毕/).click();
    const reply = pane.getByLabel('答复', { exact: true });
    await expect(reply).toHaveValue(/已经处理完毕/);
    await reply.fill(text);
    await pane.getByRole('button', { name: '发送答复' }).click();
    await expect(pane.getByText(text)).toBeVisible();
  };
  await answer('任课教师将在本周五前录入。');

  await test.step('the answer reaches the student, who asks once more', async () => {
    await expect(student.getByText('任课教师将在本周五前录入。')).toBeVisible();
    await student.getByRole('button', { name: '不满意，重办一次' }).click();
    const dialog = student.getByRole('dialog', { name: '请部门重办一次' });
    await dialog.getByLabel('原因').fill('周五已经过了，还是没有。');
    await dialog.getByRole('button', { name: '不满意，重办一次' }).click();
    await expect(student.getByText('第二次办理')).toBeVisible();
  });
  await answer('成绩已经录入，请查看。');

  await test.step('the second answer is rated, which closes it', async () => {
    await expect(student.getByText('成绩已经录入，请查看。')).toBeVisible();
    await expect(student.getByRole('button', { name: '不满意，重办一次' })).toHaveCount(0);
    const four = student.getByRole('radio', { name: /^4/ });
    await student.locator('label').filter({ has: four }).click();
    await expect(four).toBeChecked();
    await student.getByRole('button', { name: '评价并办结' }).click();
    await expect(
      student
        .locator('span')
        .filter({ hasText: /^我的评价$/ })
        .last(),
    ).toBeVisible();
    await student.getByRole('link', { name: '返回列表' }).click();
    await expect(student.getByRole('link', { name: new RegExp(title) })).toContainText('已办结');
  });

  const elsewhere = await as('teacher');
  await elsewhere.goto('/#/home/PersonalCenter?section=feedback');
  await expect(elsewhere.getByRole('heading', { name: '我的咨询反馈' }).first()).toBeVisible();
  await expect(elsewhere.getByText(title)).toHaveCount(0);
});
