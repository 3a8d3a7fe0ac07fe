import type { BrowserContextOptions, Page } from '@playwright/test';
import type { Call, Input, Output } from '@yizhan/contract/call.ts';
import { publishing } from '@yizhan/contract/calls/publishing.ts';
import { session } from '@yizhan/contract/calls/session.ts';
import type { TypeOfPerson } from '@yizhan/contract/permissions.ts';
import { password } from './address.ts';
import { test as base, expect } from './base.ts';
import { callApi } from './call.ts';
import { aPersonOf } from './own-page.ts';
import { startOwnProduct } from './own-product.ts';
import { pageCache, stateOf } from './test.ts';

export { expect };

type VersionedRow = { id: string; version: number };

export type School = {
  url: string;
  /** A call by its administrator. */
  admin: <C extends Call>(call: C, input: Input<C>) => Promise<Output<C>>;
  /** Publishes a draft; returns the version for the next change. */
  publish: (drafted: VersionedRow) => Promise<VersionedRow>;
  /** Creates a person and returns the account. */
  person: (type: TypeOfPerson) => Promise<string>;
};

type Fixtures = {
  /** Environment of its server. */
  env: Record<string, string>;
  school: School;
  /** A separate browser, signed in. */
  as: (account: string, options?: BrowserContextOptions) => Promise<Page>;
  /** The browser of an account shared by the tests of a file, as on the shared server. */
  sharedPage: (account: string, options?: BrowserContextOptions) => Promise<Page>;
  visitor: (options?: BrowserContextOptions) => Promise<Page>;
};

/** The school starts before the first test of a file and stops after the last. */
async function startSchool(env: Fixtures['env']): Promise<{ value: School; dispose: () => Promise<void> }> {
  const { url, stop } = await startOwnProduct(env);
  const { access_token: token } = await callApi(session.signIn, { account: 'admin', password }, undefined, url);
  const school: School = {
    url,
    admin: (call, input) => callApi(call, input, token, url),
    publish: (drafted) => callApi(publishing.publish, drafted, token, url),
    person: (type) => aPersonOf(url, token, type),
  };
  return { value: school, dispose: stop };
}

/** Tests of what everybody in a school sees: one school per file, so that no other test is disturbed. */
export const test = base.extend<Fixtures>({
  env: {},
  school: [async ({ perFile, env }, use) => use(await perFile('school', () => startSchool(env))), { timeout: 120_000 }],
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
    await use(async (account, options) => visitor({ ...options, storageState: await signedIn(account, school) }));
  },
  sharedPage: async ({ browser, perFile, viewport, school }, use) => {
    const open = pageCache({ browser, perFile, viewport });
    await use((account, options) =>
      open(account, { ...options, baseURL: school.url }, () => signedIn(account, school)),
    );
  },
});

const signedIn = async (account: string, { url }: School) =>
  stateOf(await callApi(session.signIn, { account, password }, undefined, url), url);
