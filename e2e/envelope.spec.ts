import type { Page, Route } from '@playwright/test';
import { password } from './lib/address.ts';
import { at } from './lib/pages.ts';
import { aPerson } from './lib/people.ts';
import { signInByForm } from './lib/sign-in-form.ts';
import { expect, test } from './lib/test.ts';

const SIGN_IN = '**/auth/auth/modelLogin';

type Answer = { requestId?: string; sign?: string; data?: string };

/** Somebody between the browser and the server changes the answer on its way. */
const tamper = (page: Page, change: (answer: Answer) => Answer) =>
  page.route(SIGN_IN, async (route: Route) => {
    const response = await route.fetch();
    await route.fulfill({ response, json: change((await response.json()) as Answer) });
  });

/** Another last character of the same alphabet: one bit of difference is enough. */
const other = (text = '') => `${text.slice(0, -4)}${text.at(-4) === 'A' ? 'B' : 'A'}${text.slice(-3)}`;

test('CL-4 CL-7 neither the password nor the token can be read on the way, nor what the browser keeps of a session in its storage', async ({
  visitor,
}) => {
  const someone = await aPerson();
  const page = await visitor();
  await page.goto(at.login);
  const sent = page.waitForRequest(SIGN_IN);
  await signInByForm(page, someone.account);
  const request = await sent;
  expect(request.headers()['request-id']).toMatch(/^[0-9a-f-]{36}\.\d{13}\.\S+$/);
  expect(Object.keys(request.postDataJSON() as object)).toEqual(['data']);
  expect(request.postData()).not.toContain(password);
  const answer = (await (await request.response())?.json()) as Answer;
  expect(Object.keys(answer).sort()).toEqual(['data', 'requestId', 'sign']);
  await expect(page).toHaveURL(/#\/home\/homePage/);

  // The token is written last.
  await expect.poll(() => page.evaluate(() => localStorage.getItem('yizhan-token'))).toMatch(/^\d{10}\S+$/);
  const kept = await page.evaluate(() => JSON.stringify({ ...localStorage }));
  expect(kept).not.toContain(someone.account);
  await page.reload();
  await expect(page.getByRole('button', { name: `${someone.name} 的账号与设置` })).toBeVisible();
});

const frauds: [string, string, (answer: Answer) => Answer][] = [
  [
    'without its signature',
    '校验参数不存在，可能存在欺诈行为。',
    ({ requestId, data }) => ({ requestId, data }) as Answer,
  ],
  ['without its requestId', '校验参数不存在，可能存在欺诈行为。', ({ sign, data }) => ({ sign, data }) as Answer],
  [
    'with another requestId',
    'requestId不一致，可能存在欺诈行为。',
    (answer) => ({ ...answer, requestId: other(answer.requestId) }),
  ],
  ['with another content', '验签失败 服务器返回内容不可信。', (answer) => ({ ...answer, data: other(answer.data) })],
  ['with another signature', '验签失败 服务器返回内容不可信。', (answer) => ({ ...answer, sign: other(answer.sign) })],
];

test.describe(() => {
  test.describe.configure({ mode: 'default' });

  for (const [what, words, change] of frauds)
    test(`CL-4 an answer that arrives ${what} is refused in words`, async ({ sharedPage }) => {
      const page = await sharedPage();
      await page.goto(at.login);
      await expect(page.getByText(words)).toHaveCount(0);
      await tamper(page, change);
      await signInByForm(page, 'student');
      await expect(page.getByText(words)).toBeVisible();
      await expect(page).toHaveURL(/#\/login/);
    });
});

test('CL-4 a boot whose key was taken out on the way lets no password out: the sign-in is refused in words', async ({
  visitor,
}) => {
  const page = await visitor();
  const sent: string[] = [];
  page.on('request', (request) => sent.push(`${request.url()} ${request.postData() ?? ''}`));
  await page.route('**/nobody/index/index*', async (route) => {
    const response = await route.fetch();
    const answer = (await response.json()) as { result: { envelope: object } };
    Object.assign(answer.result.envelope, { exchange: '' });
    await route.fulfill({ response, json: answer });
  });
  await page.goto(at.login);
  await signInByForm(page, 'student');
  await expect(page.getByText('校验参数不存在，可能存在欺诈行为。')).toBeVisible();
  expect(sent.filter((one) => one.includes('modelLogin') || one.includes(password))).toEqual([]);
});

test('CL-7 a page that is reloaded the moment somebody signed in stays signed in', async ({ visitor }) => {
  const someone = await aPerson();
  const page = await visitor();
  await page.goto(at.login);
  const answered = page.waitForResponse(SIGN_IN);
  await signInByForm(page, someone.account);
  await answered;
  await page.waitForURL(/#\/home\/homePage/);
  await page.reload();
  await expect(page.getByRole('button', { name: `${someone.name} 的账号与设置` })).toBeVisible();
});
