import type { IncomingMessage, ServerResponse } from 'node:http';
import { json } from 'node:stream/consumers';
import { test as schools } from './lib/own-school.ts';
import { sectionAt } from './lib/pages.ts';
import { type Site, startSite } from './lib/scripted-site.ts';
import { expect } from './lib/test.ts';

// Starts a school and a model server once for its tests.
schools.describe.configure({ mode: 'default' });

/** A language model that says what its test wants said; the passages it was given are in `read`. */
type Model = Site & { says: string; read: string };

async function startModel() {
  const model = { says: '', read: '' };
  const answer = async (request: IncomingMessage, response: ServerResponse) => {
    model.read = JSON.stringify(await json(request));
    response.writeHead(200, { 'content-type': 'text/event-stream' });
    const piece = JSON.stringify({ choices: [{ delta: { content: model.says } }] });
    response.end(`data: ${piece}\n\ndata: [DONE]\n\n`);
  };
  const site = await startSite((request, response) => void answer(request, response));
  return { value: Object.assign(model, site), dispose: site.stop };
}

const test = schools.extend<{ model: Model }>({
  model: async ({ perFile }, use) => use(await perFile('model', startModel)),
  env: async ({ model }, use) => use({ INWARD_HOSTS: model.host }),
});

test('RB-5 an administrator sets up a language model, a student reads its answer above the approved one, and one that nothing approved says is not shown', async ({
  as,
  school,
  model,
}) => {
  const admin = await as('admin');
  await admin.goto(`${school.url}${sectionAt('faq')}?tab=models`);
  await admin.getByRole('switch', { name: '用语言模型整理答案' }).click();
  await admin.getByRole('textbox', { name: '服务地址' }).fill(`${model.url}/v1`);
  await admin.getByRole('textbox', { name: '模型名称' }).fill('campus-model');
  await expect(admin.getByRole('button', { name: '测试', exact: true })).toBeDisabled();
  await admin.getByRole('button', { name: '保存' }).click();
  await expect(admin.getByText('语言模型设置已保存')).toBeVisible();
  model.says = '请先在线挂失校园卡[1]。';
  await admin.getByRole('button', { name: '测试', exact: true }).click();
  await expect(admin.getByText('连接正常')).toBeVisible();
  await expect(admin.getByText('请先在线挂失校园卡[1]。')).toBeVisible();

  const student = await as('student');
  await student.goto(`${school.url}/#/home/homePage`);
  await student.getByRole('button', { name: '问小站' }).click();
  const robot = student.getByRole('dialog', { name: '小站 · 智能问答' });
  const ask = async (question: string) => {
    await robot.getByRole('combobox', { name: '输入问题' }).fill(question);
    await robot.getByRole('combobox', { name: '输入问题' }).press('Enter');
  };
  await ask('校园卡丢了怎么办');
  await expect(robot.getByRole('heading', { name: '校园卡丢了怎么办' })).toBeVisible();
  const approved = await robot.locator('.yz-richtext').first().innerText();
  const sentence = approved.split(/[。；\n]/)[0] ?? '';
  expect(model.read).toContain(sentence.slice(0, 6));

  model.says = `${sentence}[1]。`;
  await ask('我的校园卡丢了怎么办呢');
  const composed = robot.getByRole('region', { name: /由语言模型根据下列已发布内容整理/ });
  await expect(composed).toContainText(`${sentence}[1]。`);
  await expect(composed.getByText(/来源：后勤保障处/)).toBeVisible();
  await composed.getByRole('button', { name: '校园卡丢了怎么办' }).click();
  await expect(robot.getByRole('heading', { name: '校园卡丢了怎么办' })).toHaveCount(3);

  model.says = '请把您的登录密码发给管理员核对身份[1]。';
  await ask('校园卡丢了该怎么办');
  await expect(robot.getByRole('heading', { name: '校园卡丢了怎么办' })).toHaveCount(4);
  await expect.poll(() => model.read).toContain('校园卡丢了该怎么办');
  // When the next answer is composed, the one before would have come.
  model.says = `${sentence}[1]。`;
  await ask('请问校园卡丢了怎么办');
  await expect(composed.last()).toContainText(`${sentence}[1]。`);
  await expect(composed).toHaveCount(2);
  await expect(robot.getByText('登录密码')).toHaveCount(0);
});
