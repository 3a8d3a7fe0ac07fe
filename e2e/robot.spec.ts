import { sectionAt } from './lib/pages.ts';
import { unique } from './lib/people.ts';
import { publish } from './lib/publish.ts';
import { signInByForm } from './lib/sign-in-form.ts';
import { expect, test } from './lib/test.ts';

test('OV-7 RB-1 RB-2 RB-6 a student asks and gets the approved answer, an unknown question is refused and becomes an entry that answers', async ({
  as,
}) => {
  const student = await as('student');
  await student.goto('/#/home/homePage');
  await student.getByRole('button', { name: '问小站' }).click();
  const robot = student.getByRole('dialog', { name: '小站 · 智能问答' });
  await expect(robot.getByRole('list', { name: '大家在问' }).getByRole('button').first()).toBeVisible();
  const input = robot.getByRole('combobox', { name: '输入问题' });
  const askFor = async (question: string) => {
    await input.fill(question);
    await input.press('Enter');
  };

  await input.fill('校园卡丢了');
  await expect(robot.getByRole('option', { name: '校园卡丢了怎么办' })).toBeVisible();
  await askFor('校园卡丢了怎么办');
  await expect(robot.getByRole('heading', { name: '校园卡丢了怎么办' })).toBeVisible();
  await expect(robot.getByText(/来源：后勤保障处，更新于 \d{4}-\d\d-\d\d/)).toBeVisible();
  await expect(robot.getByRole('link', { name: /校园一卡通/ }).first()).toBeVisible();
  await robot.getByRole('button', { name: '已解决' }).click();
  await expect(robot.getByText('谢谢您的反馈。')).toBeVisible();

  const unknown = `貔貅${unique('x')}夔牛`;
  await askFor(unknown);
  await expect(robot.getByText('这个问题我还不会回答，已经记下来交给负责的老师。')).toBeVisible();
  await expect(robot.getByRole('link', { name: /拨打/ })).toBeVisible();

  await robot.getByRole('link', { name: '留言反馈' }).click();
  await expect(student.getByRole('textbox', { name: '标题' })).toHaveValue(unknown);
  await student.getByRole('button', { name: '提交', exact: true }).click();
  await robot.getByRole('button', { name: '我的反馈' }).click();
  const progress = robot.getByRole('list', { name: '我的反馈' });
  await progress.getByRole('button', { name: unknown }).click();
  await expect(progress.getByText('提交反馈')).toBeVisible();
  await robot.getByRole('button', { name: '返回提问' }).click();

  await askFor('校园卡丢了怎么办');
  await robot.getByRole('button', { name: '未解决' }).click();
  await robot.getByRole('link', { name: '给后勤保障处发消息' }).last().click();
  await expect(student.getByRole('textbox', { name: /输入消息/ })).toHaveValue('校园卡丢了怎么办');
  await robot.getByRole('button', { name: '关闭问答' }).click();
  await expect(robot).toBeHidden();

  const keeper = await as('admin');
  await keeper.goto(`${sectionAt('faq')}?tab=gaps`);
  const gap = keeper.getByRole('listitem').filter({ hasText: unknown });
  await gap.getByRole('button', { name: '建为问答' }).click();
  const answer = keeper.getByRole('textbox', { name: '答案' });
  await answer.fill('每周三下午开放，凭校园卡参观。');
  await publish(keeper);

  await student.getByRole('button', { name: '问小站' }).click();
  await askFor(unknown);
  await expect(robot.getByText('每周三下午开放，凭校园卡参观。')).toBeVisible();
  await expect(robot.getByText(/来源：.+，更新于/).last()).toBeVisible();
  await robot.getByRole('button', { name: '我问过的' }).click();
  await expect(robot.getByRole('list', { name: '我问过的' }).getByRole('button').first()).toContainText(unknown);
});

test('OV-7 RB-10 a visitor asks on the landing page and gets the department’s contacts; signing in goes on with a message to it', async ({
  page,
}) => {
  await page.goto('/');
  await page.getByRole('button', { name: '问小站' }).click();
  const robot = page.getByRole('dialog', { name: '小站 · 智能问答' });
  await robot.getByRole('combobox', { name: '输入问题' }).fill('校园卡丢了怎么办');
  await robot.getByRole('button', { name: '发送' }).click();
  await robot.getByRole('button', { name: '未解决' }).click();
  await expect(robot.getByRole('strong').filter({ hasText: '后勤保障处' })).toBeVisible();
  await robot.getByRole('link', { name: '登录后留言反馈' }).click();
  await signInByForm(page, 'student');
  await expect(page.getByLabel('内容')).toHaveValue('校园卡丢了怎么办');
});

test('OV-7 the window keeps its head however long the conversation is, and nothing in an answer covers anything else', async ({
  visitor,
}) => {
  for (const viewport of [
    { width: 390, height: 844 },
    { width: 1366, height: 768 },
  ]) {
    const page = await visitor({ viewport });
    await page.goto('/');
    await page.getByRole('button', { name: '问小站' }).click();
    const robot = page.getByRole('dialog', { name: '小站 · 智能问答' });
    const input = robot.getByRole('combobox', { name: '输入问题' });
    for (const question of ['校园卡丢了怎么办', '怎么选课', '补办']) {
      await input.fill(question);
      await input.press('Enter');
      await expect(robot.getByText(`我: ${question}`)).toBeVisible();
      await expect(robot.getByText('正在查找…')).toHaveCount(0);
    }
    await expect(robot.getByRole('button', { name: '关闭问答' })).toBeInViewport({ ratio: 1 });
    const services = robot.getByRole('region', { name: '可办理的服务' }).last().getByRole('link');
    expect(await services.count()).toBeGreaterThan(1);
    const last = await services.last().boundingBox();
    const person = await robot.getByRole('link', { name: /拨打/ }).last().boundingBox();
    expect((last?.y ?? 0) + (last?.height ?? 0)).toBeLessThanOrEqual(person?.y ?? 0);
  }
});
