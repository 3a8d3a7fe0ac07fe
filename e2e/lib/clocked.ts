import type { BrowserContext, Page, Request } from '@playwright/test';
import { signOnSettings } from '@yizhan/contract/calls/sign-on-settings.ts';
import { type Clocked, startClocked } from '../../scripts/lib/clocked.mjs';
import { password } from './address.ts';
import { test as base, expect } from './base.ts';
import { callApi } from './call.ts';
import { signIn } from './sign-in.ts';
import { signInByForm } from './sign-in-form.ts';

export { expect };

type Rules = { expireTime: number; lockMinutes: number };

type Fixtures = {
  server: Clocked;
  /** Sets the school's session rules; later sign-ins follow them. */
  rules: (rules: Rules) => Promise<void>;
  /** A separate browser, signed in by the form, with a clock that runs and can be moved. */
  signedIn: (account: string, path: string) => Promise<Page>;
  /** Another tab of that browser, once it watches the session too: opening it counts as activity for all tabs. */
  openTab: (page: Page, path: string) => Promise<Page>;
  /** Advances the clocks of both sides. */
  passTime: (ms: number, page: Page) => Promise<void>;
};

async function startServer() {
  const server = await startClocked();
  return { value: server, dispose: server.stop };
}

/** Tests in which hours pass: a server per file, whose clock moves with the browsers'. */
export const test = base.extend<Fixtures>({
  server: [async ({ perFile }, use) => use(await perFile('server', startServer)), { timeout: 120_000 }],
  rules: async ({ server }, use) => {
    await use(async ({ expireTime, lockMinutes }) => {
      const token = await signIn(server.url, 'admin', password);
      const { callbacks: _, ...now } = await callApi(signOnSettings.get, {}, token, server.url);
      const session = { expireTime, outLogTip: '登录已过期，请重新登录' };
      await callApi(
        signOnSettings.update,
        { ...now, oidc: null, wechat: null, session, lockMinutes, ticketCheck: true },
        token,
        server.url,
      );
    });
  },
  signedIn: async ({ browser, server }, use) => {
    const opened: Page[] = [];
    await use(async (account, path) => {
      const context = await browser.newContext({ baseURL: server.url });
      countRequests(context);
      await context.clock.install();
      const page = await context.newPage();
      opened.push(page);
      await page.goto(path);
      // From then on the page watches its session; no request is open when the clock jumps.
      const watched = page.waitForResponse(/getSessionValidTime/);
      await signInByForm(page, account);
      await expect(page).toHaveURL((url) => `/${url.hash}` === path);
      await watched;
      return page;
    });
    for (const page of opened) await page.context().close();
  },
  // Depends only on the browser.
  openTab: async ({ browser: _ }, use) => {
    await use(async (page, path) => {
      const lastActivity = () => page.evaluate(() => localStorage.getItem('yizhan-active'));
      const before = await lastActivity();
      const beside = await page.context().newPage();
      await beside.goto(path);
      await expect.poll(lastActivity).not.toBe(before);
      return beside;
    });
  },
  passTime: async ({ server }, use) => {
    await use(async (ms, page) => {
      // An open request would time out.
      await untilNoRequests(page.context());
      await server.travel(ms);
      // One clock for all pages of a browser.
      await page.context().clock.fastForward(ms);
      await untilNoRequests(page.context());
    });
  },
});

type Requests = { open: Set<Request>; started: number };
const requestsOf = new WeakMap<BrowserContext, Requests>();

function countRequests(context: BrowserContext) {
  const requests: Requests = { open: new Set(), started: 0 };
  requestsOf.set(context, requests);
  context.on('request', (request) => {
    requests.started += 1;
    requests.open.add(request);
  });
  context.on('requestfinished', (request) => requests.open.delete(request));
  context.on('requestfailed', (request) => requests.open.delete(request));
}

/** One answer may trigger the next request: idle means that two of our own complete with no other beside them. */
async function untilNoRequests(context: BrowserContext) {
  const requests = requestsOf.get(context) ?? { open: new Set(), started: 0 };
  const pages = context.pages();
  await expect(async () => {
    for (let look = 0; look < 2; look += 1) {
      const before = requests.started;
      for (const page of pages) await page.evaluate(async () => (await fetch('/healthz')).text());
      expect(requests.started - before).toBe(pages.length);
      expect(requests.open.size).toBe(0);
    }
  }).toPass();
}
