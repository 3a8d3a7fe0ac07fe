import { departments } from '@yizhan/contract/calls/departments.ts';
import { users } from '@yizhan/contract/calls/users.ts';
import { addressOf } from '@yizhan/contract/route.ts';
import { second } from './lib/address.ts';
import { callApi, callApiRaw } from './lib/call.ts';
import { at, sectionAt } from './lib/pages.ts';
import { sessionOf, tokenOf } from './lib/people.ts';
import { signInByForm } from './lib/sign-in-form.ts';
import { expect, test } from './lib/test.ts';

const here = (path: string) => second.address + path;

test('RO-6 the second school stands at its own host with its own name and its own people; a person of the first school is nobody in it', async ({
  visitor,
}) => {
  const page = await visitor();
  await page.goto(here(at.landing));
  await expect(page).toHaveTitle(/^海津师范学院/);
  await page.goto(here(sectionAt('users')));
  await signInByForm(page, 'portal_admin');
  await expect(page.getByRole('alert')).toHaveText('账号或密码错误');
  await signInByForm(page, 'admin');
  await expect(page.getByRole('heading', { level: 1, name: '用户管理' })).toBeVisible();
  await expect(page.getByRole('row')).toHaveCount(4);
  for (const name of ['方静', '吕文博', '夏雨'])
    await expect(page.getByRole('button', { name, exact: true })).toBeVisible();
});

test('DR-1 with the first school’s token nothing of the second is there, at its own address neither', async ({
  visitor,
}) => {
  const theirs = (await sessionOf('admin', second.tenantId)).access_token;
  const ours = await tokenOf('admin');
  const [person] = (await callApi(users.list, { keyword: '夏雨' }, theirs)).records;
  const [department] = await callApi(departments.list, {}, theirs);
  if (!person || !department) throw new Error('the second school is empty');
  expect((await callApiRaw(users.get, { id: person.id }, ours)).status).toBe(4040);
  expect((await callApiRaw(users.disable, { ids: [person.id] }, ours)).status).toBe(4040);
  expect((await callApiRaw(departments.remove, { id: department.id }, ours)).status).toBe(4040);

  // Any document of that host will do to ask from: only the browser finds it.
  const page = await visitor();
  await page.goto(here('/healthz'));
  const seen = await page.evaluate(
    async ({ url, token }) => {
      const headers = { 'content-type': 'application/json', 'blade-auth': `bearer ${token}`, 'tenant-id': '000001' };
      const body = JSON.stringify({ keyword: '夏雨', tenantId: '000001' });
      return (await fetch(url, { method: 'POST', headers, body })).text();
    },
    { url: addressOf(users.list), token: ours },
  );
  expect(seen).not.toContain(`"id":"${person.id}"`);
  expect(seen).not.toContain('"account":"student"');
});

test('DR-1 an id of the second school in the address of the first shows nothing', async ({ as }) => {
  const theirs = (await sessionOf('admin', second.tenantId)).access_token;
  const [person] = (await callApi(users.list, { keyword: '夏雨' }, theirs)).records;
  const page = await as('admin');
  await page.goto(`${sectionAt('users')}?record=${person?.id}`);
  await expect(page.getByText('内容不存在或已被删除')).toBeVisible();
  await expect(page.getByText('夏雨')).toHaveCount(0);
});
