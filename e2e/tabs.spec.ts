import type { BrowserContext, Page, Request } from '@playwright/test';
import { security } from '@yizhan/contract/calls/security.ts';
import * as socketLimits from '@yizhan/contract/limits/socket.ts';
import { wire } from '@yizhan/contract/wire.ts';
import { isSignedIn } from './lib/access.ts';
import { address, password } from './lib/address.ts';
import { callApi } from './lib/call.ts';
import { lockByKeyboard } from './lib/lock.ts';
import { at } from './lib/pages.ts';
import { aPerson, signIn } from './lib/people.ts';
import { signInByForm } from './lib/sign-in-form.ts';
import { storedValue } from './lib/stored-value.ts';
import { expect, test } from './lib/test.ts';

async function beside(page: Page, path: string) {
  const other = await page.context().newPage();
  await other.goto(path);
  await expect(other.getByRole('navigation', { name: '主导航' })).toBeVisible();
  return other;
}

const menuOf = (page: Page, name: string) => page.getByRole('button', { name: `${name} 的账号与设置` });

test('SE-4 SE-5 signed out elsewhere both tabs say so, and signing in opens both, each at its page; signing out in one signs out in all, and whoever signs in next has every tab, and signs out of all on the lock page', async ({
  as,
}) => {
  const [first, second] = [await aPerson(), await aPerson()];
  const page = await as(await signIn(first.account));
  await page.goto(at.favourites);
  const other = await beside(page, at.security);
  const elsewhere = await signIn(first.account);
  await callApi(security.removeOtherDevices, {}, elsewhere.access_token);
  for (const tab of [page, other]) await expect(tab.getByRole('alertdialog', { name: '登录已过期' })).toBeVisible();
  await page.getByRole('button', { name: '重新登录' }).click();
  await signInByForm(page, first.account);
  await expect(page).toHaveURL(at.favourites);
  await expect(other).toHaveURL(at.security);
  await expect(other.getByRole('alertdialog')).toHaveCount(0);

  await menuOf(page, first.name).click();
  await page.getByRole('menuitem', { name: '退出登录' }).click();
  for (const tab of [page, other]) {
    await expect(tab).toHaveURL(at.loggedOut);
    await expect(tab.getByRole('heading', { name: '账号登录' })).toBeVisible();
    await expect(tab.getByRole('alertdialog')).toHaveCount(0);
    await expect.poll(() => storedValue(tab, 'token')).toBeUndefined();
  }

  await signInByForm(page, second.account);
  for (const tab of [page, other]) {
    await expect(menuOf(tab, second.name)).toBeVisible();
    await expect(menuOf(tab, first.name)).toHaveCount(0);
  }

  await lockByKeyboard(page);
  await expect(other).toHaveURL(/#\/lock$/);
  await other.getByRole('button', { name: '退出登录' }).click();
  for (const tab of [page, other]) await expect(tab).toHaveURL(at.loggedOut);
});

/** How a tab's IndexedDB behaves when the key is requested. */
const databases = {
  fails: () => {
    IDBFactory.prototype.open = () => {
      throw new DOMException('Internal error opening backing store', 'UnknownError');
    };
  },
  late: () => {
    const open = IDBFactory.prototype.open;
    const descriptor = Object.getOwnPropertyDescriptor(IDBRequest.prototype, 'onsuccess');
    IDBFactory.prototype.open = function (this: IDBFactory, ...asked: [string, number?]) {
      const request = open.apply(this, asked);
      Object.defineProperty(request, 'onsuccess', {
        set: (hear: () => void) => descriptor?.set?.call(request, () => setTimeout(hear, 2_600)),
      });
      return request;
    };
  },
};

test('CL-7 a tab whose key comes late waits for it; one that is not given the key says so and takes nobody’s session; signing in there takes the others along', async ({
  as,
}) => {
  const someone = await aPerson();
  const page = await as(await signIn(someone.account));
  await page.goto(at.favourites);
  await expect(menuOf(page, someone.name)).toBeVisible();
  // The token is encrypted last.
  await expect.poll(() => page.evaluate(() => localStorage.getItem('yizhan-token'))).toMatch(/^\d{10}/);
  const token = await storedValue(page, 'token');
  const late = await page.context().newPage();
  await late.addInitScript(databases.late);
  await late.goto(at.favourites);
  for (const tab of [late, page]) await expect(menuOf(tab, someone.name)).toBeVisible();
  await late.close();

  const other = await page.context().newPage();
  await other.addInitScript(databases.fails);
  await other.goto(at.favourites);
  await expect(other.getByText(/登录并没有失效。请重新加载本页/)).toBeVisible();
  expect(await storedValue(page, 'token')).toBe(token);
  await page.reload();
  await expect(menuOf(page, someone.name)).toBeVisible();
  await signInByForm(other, someone.account);
  for (const tab of [other, page]) await expect(menuOf(tab, someone.name)).toBeVisible();
  await page.reload();
  await expect(menuOf(page, someone.name)).toBeVisible();
});

test('RT-3 SE-5 locked without a network, every tab is covered at once and says why it stays so; back, the password opens all; signed out without one, the token is worth nothing once it is back', async ({
  as,
}) => {
  const someone = await aPerson();
  const page = await as(await signIn(someone.account));
  await page.goto(at.favourites);
  const other = await beside(page, at.personal);
  const unlock = async () => {
    await page.getByLabel('解锁密码').fill(password);
    await page.getByRole('button', { name: '解锁', exact: true }).click();
  };
  const isBack = async () => {
    await expect(page).toHaveURL(at.favourites);
    await expect(other).toHaveURL(at.personal);
  };
  // Once while online, so that everything the lock shows is loaded.
  await lockByKeyboard(page);
  await expect(other.getByLabel('解锁密码')).toBeVisible();
  await unlock();
  await isBack();
  await page.context().setOffline(true);
  await lockByKeyboard(page);
  for (const tab of [page, other]) {
    await expect(tab).toHaveURL(/#\/lock$/);
    await expect(tab.getByLabel('解锁密码')).toBeVisible();
    await expect(tab.getByText('accountSecurity')).toHaveCount(0);
  }
  await unlock();
  await expect(page.getByText(/当前网络不可用/)).toBeVisible();
  const lockState = lockCalls(page.context());
  await page.context().setOffline(false);
  await expect.poll(lockState).toEqual({ open: 0, sent: true });
  await unlock();
  await isBack();

  await other.close();
  const stored = (name: string) => page.evaluate((key) => localStorage.getItem(`yizhan-${key}`), name);
  await expect.poll(() => stored('token')).toMatch(/^\d{10}/);
  const token = String(await storedValue(page, 'token'));
  await menuOf(page, someone.name).click();
  await page.context().setOffline(true);
  await page.getByRole('menuitem', { name: '退出登录' }).click();
  await expect(page).toHaveURL(at.loggedOut);
  await expect.poll(() => stored('left')).toMatch(/^\d{10}/);
  expect(await isSignedIn(address, token)).toBe(true);
  await page.context().setOffline(false);
  await expect.poll(() => isSignedIn(address, token)).toBe(false);
  await expect.poll(() => stored('left')).toBeNull();
});

/** Any tab may tell the server, and two may start at the same time. */
function lockCalls(browser: BrowserContext) {
  const open = new Set<Request>();
  let sent = false;
  const isLock = (request: Request) => request.url().endsWith('/accountSecurity/lock');
  browser.on('request', (request) => isLock(request) && open.add(request));
  browser.on('requestfailed', (request) => open.delete(request));
  browser.on('requestfinished', (request) => {
    sent ||= isLock(request);
    open.delete(request);
  });
  return () => ({ open: open.size, sent });
}

test('of three tabs one alone asks about the ticket and one alone holds the line to the server; closed, another takes over', async ({
  as,
}) => {
  const someone = await aPerson();
  const browser = (await as(await signIn(someone.account))).context();
  const work = workOf(browser);
  const first = await browser.newPage();
  await first.goto(at.favourites);
  await expect.poll(work.askers).toEqual([first]);
  await expect.poll(work.holders).toEqual([first]);
  for (const path of [at.favourites, at.personal]) await led(await beside(first, path));
  expect(work.askers()).toEqual([first]);
  expect(work.holders()).toEqual([first]);

  work.forget();
  await first.close();
  await expect.poll(work.askers).not.toHaveLength(0);
  await expect.poll(work.holders).toHaveLength(1);
});

/** By then a tab that tried to become leader would be: the leader has announced itself again since. */
async function led(tab: Page) {
  const until = async () => ((await storedValue(tab, 'keep-alive-leader')) as { until: number }).until;
  const atFirst = await until();
  await expect.poll(until).toBeGreaterThan(atFirst + 2 * socketLimits.leaderAskMs);
}

/** Which tabs of a browser check the ticket, and which have a socket open. */
function workOf(browser: BrowserContext) {
  const asked = new Set<Page>();
  const open = new Map<object, Page>();
  browser.on('page', (tab) => {
    tab.on('request', (request) => {
      if (request.url().includes('getSessionValidTime')) asked.add(tab);
    });
    tab.on('websocket', (socket) => {
      if (new URL(socket.url()).pathname !== wire.socketPath) return;
      open.set(socket, tab);
      socket.on('close', () => open.delete(socket));
    });
  });
  return {
    askers: () => [...asked],
    holders: () => [...open.values()].filter((tab) => !tab.isClosed()),
    forget: () => asked.clear(),
  };
}
