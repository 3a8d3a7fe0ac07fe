import { type BrowserContextOptions, test as base, expect, type Page } from '@playwright/test';
import type { Call, Input, Output } from '@yizhan/contract/call.ts';
import { publishing } from '@yizhan/contract/calls/publishing.ts';
import { session } from '@yizhan/contract/calls/session.ts';
import type { TypeOfPerson } from '@yizhan/contract/permissions.ts';
import { password } from './address.ts';
import { done } from './call.ts';
import { aPersonOf } from './own-page.ts';
import { startOwnProduct } from './own-product.ts';
import { stateOf } from './test.ts';

export { expect };

type Held = { id: string; version: number };

export type School = {
  url: string;
  /** A call of its administrator. */
  admin: <C extends Call>(call: C, input: Input<C>) => Promise<Output<C>>;
  /** What was drafted is out; answers what to hold for the next change. */
  publish: (drafted: Held) => Promise<Held>;
  /** The account of somebody new. */
  person: (type: TypeOfPerson) => Promise<string>;
};

type Fixtures = {
  /** A browser of their own in which they are signed in. */
  as: (account: string, options?: BrowserContextOptions) => Promise<Page>;
  visitor: (options?: BrowserContextOptions) => Promise<Page>;
};

/** Tests of what everybody in a school sees: a school of the worker's own, so that nobody else is disturbed. */
export const test = base.extend<Fixtures, { school: School }>({
  school: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures a fixture needs from this pattern
    async ({}, use) => {
      const { url, stop } = await startOwnProduct();
      const { access_token: token } = await done(session.signIn, { account: 'admin', password }, undefined, url);
      await use({
        url,
        admin: (call, input) => done(call, input, token, url),
        publish: (drafted) => done(publishing.publish, drafted, token, url),
        person: (type) => aPersonOf(url, token, type),
      });
      await stop();
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  visitor: async ({ browser, school }, use) => {
    const opened: Page[] = [];
    await use(async (options) => {
      const page = await (await browser.newContext({ ...options, baseURL: school.url })).newPage();
      opened.push(page);
      return page;
    });
    for (const page of opened) await page.context().close();
  },
  as: async ({ visitor, school }, use) => {
    await use(async (account, options) => {
      const tokens = await done(session.signIn, { account, password }, undefined, school.url);
      return visitor({ ...options, storageState: stateOf(tokens, school.url) });
    });
  },
});
