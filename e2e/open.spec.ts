import { createHash, createHmac, randomUUID } from 'node:crypto';
import { stringToSign } from '@yizhan/contract/open/signature.ts';
import { sectionAt } from './lib/pages.ts';
import { aPerson, signIn, unique } from './lib/people.ts';
import { expect, test } from './lib/test.ts';

test('OA-1 an app is added, a signature is tried, and its push is in the calls and on the student’s to-dos', async ({
  as,
  baseURL,
}) => {
  const person = await aPerson();
  const [name, title] = [unique('研究生系统'), unique('开题报告审批')];
  const desk = await as('admin');
  await desk.goto(sectionAt('open'));
  await desk.getByRole('button', { name: '新建应用' }).first().click();
  await desk.getByRole('textbox', { name: '名称' }).fill(name);
  await desk.getByRole('checkbox', { name: '待办与流转记录' }).check();
  await desk.getByRole('switch', { name: '沙箱' }).click();
  await desk.getByRole('button', { name: '保存', exact: true }).click();
  const dialog = desk.getByRole('dialog', { name: '请保存密钥' });
  await expect(dialog.locator('code')).toHaveCount(3);
  const [appId = '', secret = ''] = await dialog.locator('code').allTextContents();
  await dialog.getByRole('button', { name: '已保存，关闭' }).click();
  await expect(desk.getByRole('row').filter({ hasText: name })).toContainText('正常');

  const url = '/open/v1/todos:batchUpsert';
  const body = JSON.stringify({ items: [{ sourceId: 'K-1', title, assignee: { account: person.account } }] });
  const [timestamp, nonce] = [String(Math.floor(Date.now() / 1000)), randomUUID()];
  const bodyHash = createHash('sha256').update(body).digest('hex');
  const signature = createHmac('sha256', secret)
    .update(stringToSign({ method: 'POST', url, timestamp, nonce, bodyHash }))
    .digest('hex');

  await desk.goto(`${sectionAt('open')}?tab=tester`);
  await desk.getByRole('combobox', { name: '应用' }).click();
  await desk.getByTitle(name).click();
  await desk.getByRole('textbox', { name: 'x-timestamp' }).fill(timestamp);
  await desk.getByRole('textbox', { name: 'x-nonce' }).fill(nonce);
  await desk.getByRole('textbox', { name: '请求内容' }).fill(body);
  await desk.getByRole('textbox', { name: '程序算出的签名' }).fill(signature);
  await desk.getByRole('button', { name: '计算' }).click();
  await expect(desk.getByText('签名一致')).toBeVisible();

  const headers = {
    ...{ 'content-type': 'application/json', 'x-app-id': appId, 'x-timestamp': timestamp, 'x-nonce': nonce },
    'x-signature': signature,
  };
  const answer = await fetch(new URL(url, baseURL), { method: 'POST', headers, body });
  expect(await answer.json()).toMatchObject({ status: 1000, result: { items: [{ sourceId: 'K-1', ok: true }] } });

  await desk.goto(`${sectionAt('open')}?tab=calls`);
  const call = desk.getByRole('row').filter({ hasText: name });
  await expect(call).toContainText('成功');
  const student = await as(await signIn(person.account));
  await student.goto('/#/home/PersonalCenter?tab=TODO');
  await expect(student.getByText(title)).toBeVisible();
});
