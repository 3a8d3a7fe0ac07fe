import type { BrowserContext, Page, Request } from '@playwright/test';
import { signOnSettings } from '@yizhan/contract/calls/sign-on-settings.ts';
import { type Clocked, startClocked } from '../../scripts/lib/clocked.mjs';
import { password } from './address.ts';
import { test as base, expect } from './base.ts';
import { done } from './call.ts';
import { signIn } from './sign-in.ts';
import { signInByForm } from './sign-in-form.ts';

export { expect };

type Rules = { expireTime: number; lockMinutes: number };

type Fixtures = {
  server: Clocked;
  /** What the school says about sign-ins; those opened afterwards follow it. */
  rules: (rules: Rules) => Promise<void>;
  /** A browser of its own, signed in by the form, whose clock runs and can be moved. */
  signedIn: (account: string, path: string) => Promise<Page>;
  /** One more tab of that browser, once it looks after the session as well: coming is a sign of life, for all tabs. */
  tabBeside: (page: Page, path: string) => Promise<Page>;
  /** Lets time pass on both sides. */
  pass: (ms: number, page: Page) => Promise<void>;
};

async function startServer() {
  const server = await startClocked();
  return { is: server, end: server.stop };
}

/** Tests in which hours pass: a server of the file's own, whose clock moves with the browsers'. */
export const test = base.extend<Fixtures>({
  server: [async ({ once }, use) => use(await once('server', startServer)), { timeout: 120_000 }],
  rules: async ({ server }, use) => {
    await use(async ({ expireTime, lockMinutes }) => {
      const token = await signIn(server.url, 'admin', password);
      const { told: _told, ...now } = await done(signOnSettings.get, {}, token, server.url);
      const session = { expireTime, outLogTip: '登录已过期，请重新登录' };
      await done(
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
      countQuestions(context);
      await context.clock.install();
      const page = await context.newPage();
      opened.push(page);
      await page.goto(path);
      // From then on the page looks after its session; nothing is still being loaded when time jumps.
      const watched = page.waitForResponse(/getSessionValidTime/);
      await signInByForm(page, account);
      await expect(page).toHaveURL((url) => `/${url.hash}` === path);
      await watched;
      return page;
    });
    for (const page of opened) await page.context().close();
  },
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures a fixture needs from this pattern
  tabBeside: async ({}, use) => {
    await use(async (page, path) => {
      const lastSign = () => page.evaluate(() => localStorage.getItem('yizhan-active'));
      const before = await lastSign();
      const beside = await page.context().newPage();
      await beside.goto(path);
      await expect.poll(lastSign).not.toBe(before);
      return beside;
    });
  },
  pass: async ({ server }, use) => {
    await use(async (ms, page) => {
      // A question still on its way would find its time limit gone by.
      await allAnswered(page.context());
      await server.travel(ms);
      // One clock for all pages of a browser.
      await page.context().clock.fastForward(ms);
      await allAnswered(page.context());
    });
  },
});

type Questions = { open: Set<Request>; asked: number };
const questionsOf = new WeakMap<BrowserContext, Questions>();

function countQuestions(context: BrowserContext) {
  const questions: Questions = { open: new Set(), asked: 0 };
  questionsOf.set(context, questions);
  context.on('request', (request) => {
    questions.asked += 1;
    questions.open.add(request);
  });
  context.on('requestfinished', (request) => questions.open.delete(request));
  context.on('requestfailed', (request) => questions.open.delete(request));
}

/** One answer may lead to the next question: quiet is when two of our own come and go with no other beside them. */
async function allAnswered(context: BrowserContext) {
  const questions = questionsOf.get(context) ?? { open: new Set(), asked: 0 };
  const pages = context.pages();
  await expect(async () => {
    for (let look = 0; look < 2; look += 1) {
      const before = questions.asked;
      for (const page of pages) await page.evaluate(async () => (await fetch('/healthz')).text());
      expect(questions.asked - before).toBe(pages.length);
      expect(questions.open.size).toBe(0);
    }
  }).toPass();
}
