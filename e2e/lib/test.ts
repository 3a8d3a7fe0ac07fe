import type { Browser, BrowserContextOptions, Page, ViewportSize } from '@playwright/test';
import type { TokenBody } from '@yizhan/contract/entities/session.ts';
import { address, second } from './address.ts';
import { test as base, expect, type PerFile } from './base.ts';
import { sessionOf } from './people.ts';
import { resetPage } from './reset-page.ts';

export { expect };

type Who = string | TokenBody;

type People = {
  /** A separate browser, signed in as a demo account or with a session the test opened. */
  as: (who: Who, options?: BrowserContextOptions) => Promise<Page>;
  /**
   * A browser shared by the tests of a file, since loading the portal is most of the cost of a small test. For tests
   * that change nothing others check, and that cached data cannot mislead.
   */
  sharedPage: (who?: Who, options?: BrowserContextOptions) => Promise<Page>;
  /** A separate browser of a visitor. */
  visitor: (options?: BrowserContextOptions) => Promise<Page>;
};

export const test = base.extend<People>({
  visitor: async ({ browser }, use) => {
    const opened: Page[] = [];
    await use(async (options) => {
      const page = await (await browser.newContext(options)).newPage();
      opened.push(page);
      return page;
    });
    for (const page of opened) {
      // Answers still passing through a test's route no longer matter.
      await page.unrouteAll({ behavior: 'ignoreErrors' });
      await page.context().close();
    }
  },
  as: async ({ visitor }, use) => {
    await use(async (who, options) => visitor({ ...options, storageState: stateOf(await tokensOf(who)) }));
  },
  sharedPage: async ({ browser, perFile, viewport }, use) => {
    const open = pageCache({ browser, perFile, viewport });
    await use((who, options) => {
      const name = typeof who === 'object' ? who.account : who;
      return open(name, options, async () => who && stateOf(await tokensOf(who)));
    });
  },
});

const tokensOf = async (who: Who) => (typeof who === 'string' ? sessionOf(who) : who);

type BrowserFixtures = { browser: Browser; perFile: PerFile; viewport: ViewportSize | null };
type State = BrowserContextOptions['storageState'];

/** Opens the browser of this name, signed in if there is a storage state, or resets the open one. */
export const pageCache =
  ({ browser, perFile, viewport }: BrowserFixtures) =>
  async (name = 'visitor', options: BrowserContextOptions = {}, begin: () => Promise<State>): Promise<Page> => {
    const page = await perFile(`${name} ${JSON.stringify(options)}`, async () => {
      const storageState = await begin();
      const context = await browser.newContext({ ...options, ...(storageState && { storageState }) });
      return { value: await context.newPage(), dispose: () => context.close() };
    });
    await resetPage(page, options.viewport ?? viewport);
    return page;
  };

/** The browser storage after a sign-in, under the specification's names. */
export function stateOf(tokens: TokenBody, server = address) {
  const { access_token, refresh_token, token_type, expires_in, cas_ticket = '', ...user } = tokens;
  const origin = user.tenant_id === second.tenantId ? second.address : server;
  const stored = { session: user, refreshToken: refresh_token, casTicket: cas_ticket, token: access_token };
  const localStorage = Object.entries(stored).map(([name, content]) => ({
    name: `yizhan-${name}`,
    value: JSON.stringify({ content, datetime: Date.now() }),
  }));
  return { cookies: [], origins: [{ origin, localStorage }] };
}
