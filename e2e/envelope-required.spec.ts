import type { Response } from '@playwright/test';
import type { Call } from '@yizhan/contract/call.ts';
import { contract } from '@yizhan/contract/contract.ts';
import { addressesOf, addressOf, isNeverSealed } from '@yizhan/contract/route.ts';
import { firstSessionRoutes } from '@yizhan/contract/routes/session-first.ts';
import { test as base, expect } from './lib/base.ts';
import { startOwnProduct } from './lib/own-product.ts';
import { at } from './lib/pages.ts';
import { signInByForm } from './lib/sign-in-form.ts';
import { Watch } from './lib/watch.ts';

// Starts a portal, once for all tests.
base.describe.configure({ mode: 'default' });

async function startPortal() {
  const { url, stop } = await startOwnProduct({ ENVELOPE: 'required', ENVELOPE_SUITE: 'sm' });
  return { value: url, dispose: stop };
}

const test = base.extend<{ portal: string }>({
  portal: [async ({ perFile }, use) => use(await perFile('portal', startPortal)), { timeout: 120_000 }],
});

const BOOT = addressOf(firstSessionRoutes.boot);
const SEALED = 'data,requestId,sign';
const pathOf = (response: Response) => new URL(response.url()).pathname;

async function wayOf(response: Response) {
  const named = response.request().headers()['request-id'] !== undefined;
  const sealed =
    named &&
    Object.keys((await response.json()) as object)
      .sort()
      .join() === SEALED;
  return `${sealed ? 'sealed' : 'open'} ${pathOf(response)}`;
}

test('CL-4 with SM2, SM3 and SM4, where the envelope is required, every call but the first is sealed', async ({
  page,
  portal,
}) => {
  const calls: Promise<string>[] = [];
  const listen = (response: Response) => {
    if (pathOf(response).startsWith('/api/')) calls.push(wayOf(response));
  };
  page.on('response', listen);
  const watch = new Watch(page);
  await page.goto(`${portal}${at.login}`);
  await signInByForm(page, 'student');
  await expect(page).toHaveURL(`${portal}${at.home}`);
  await expect(page.locator('[data-card]').first()).toBeVisible();
  await watch.untilIdle();
  await page.goto(`${portal}${at.security}`);
  await expect(page.getByRole('button', { name: '开启', exact: true })).toBeVisible();
  await watch.untilIdle();
  // Leaving a page discards its answers, so they are read first.
  await Promise.all(calls);
  await page.reload();
  await expect(page.getByRole('button', { name: '李沐阳 的账号与设置' })).toBeVisible();
  await watch.untilIdle();
  // A periodic request may still come when its answer can no longer be read.
  page.off('response', listen);
  const ways = [...new Set(await Promise.all(calls))];
  expect(ways.filter((way) => way.startsWith('open'))).toEqual([`open ${BOOT}`]);
  expect(ways.filter((way) => way.startsWith('sealed')).length).toBeGreaterThan(5);
  expect(watch.faults).toEqual([]);
});

const everyCall = Object.values(contract).flatMap((calls) => Object.values(calls as Record<string, Call>));

test('CL-4 where the envelope is required, no call but the first and uploads is answered in the open', async ({
  portal,
}) => {
  const addresses = everyCall.filter((call) => !isNeverSealed(call)).flatMap(addressesOf);
  for (const { method, url } of addresses) {
    const body = method === 'POST' ? { headers: { 'content-type': 'application/json' }, body: '{}' } : {};
    const answer = await (await fetch(`${portal}${url}`, { method, ...body })).json();
    expect(answer, `${method} ${url}`).toMatchObject({ status: 1002, msg: '校验参数不存在，可能存在欺诈行为。' });
  }
});
