import { expect, type Page, type Request } from '@playwright/test';

/** Two frames each: a page that still moves after this many never stops. */
const MOST_LOOKS = 500;
const coming = '[aria-busy="true"], .yz-skeleton';

/** Everything a page complains about: console errors (policy violations too) and warnings, answers of 400 and more. */
export class Watch {
  readonly faults: string[] = [];
  private readonly open = new Set<Request>();

  constructor(private readonly page: Page) {
    page.on('console', (message) => {
      if (['error', 'warning'].includes(message.type())) this.faults.push(`console: ${message.text()}`);
    });
    page.on('pageerror', (error) => this.faults.push(`error: ${error.message}`));
    page.on('response', (response) => {
      if (response.status() >= 400) this.faults.push(`${response.status()} ${response.url()}`);
    });
    page.on('request', (request) => this.open.add(request));
    const over = (request: Request) => this.open.delete(request);
    page.on('requestfinished', over);
    page.on('requestfailed', over);
  }

  /**
   * Counts pending timers from now on: React shows lazily loaded content up to a third of a second after it arrived,
   * and nothing on the screen indicates that.
   */
  async countWaits(): Promise<void> {
    await this.page.addInitScript(countWaits);
    await this.page.evaluate(countWaits);
  }

  /** Waits until no request is open and nothing shows a loading state: twice, since a press first loads script. */
  async untilIdle(): Promise<void> {
    let calm = 0;
    for (let looks = 0; calm < 2; looks++) {
      if (looks > MOST_LOOKS) throw new Error(`${this.page.url()} does not come to rest`);
      const isCalm = (await this.drawn()) && this.open.size === 0;
      calm = isCalm ? calm + 1 : 0;
      if (isCalm) continue;
      await expect.poll(() => this.open.size, { message: 'requests on their way', intervals: [20, 50, 100] }).toBe(0);
      await expect(this.page.locator(coming).filter({ visible: true })).toHaveCount(0);
    }
  }

  /**
   * Waits until the page is rendered and idle, which takes longer after a large render; returns whether everything has
   * loaded.
   */
  private drawn(): Promise<boolean> {
    return this.page.evaluate(async (unfinished) => {
      await new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)));
      await new Promise((idle) => requestIdleCallback(idle));
      const { waits = 0 } = window as { waits?: number };
      // A page whose code is still loading is empty and shows no loading state.
      const main = [...document.querySelectorAll('main')].find((element) => element.checkVisibility());
      if (!main || (main.innerText.trim() === '' && !main.querySelector('iframe'))) return false;
      return waits === 0 && ![...document.querySelectorAll(unfinished)].some((element) => element.checkVisibility());
    }, coming);
  }
}

/** Runs in the page, once. */
function countWaits() {
  const counting = window as unknown as { waits?: number };
  if (counting.waits !== undefined) return;
  const { setTimeout, clearTimeout } = window;
  const waits = new Set<unknown>();
  const over = (id: unknown) => {
    waits.delete(id);
    counting.waits = waits.size;
  };
  counting.waits = 0;
  window.setTimeout = ((work: () => void, ms = 0, ...args: []) => {
    const id = setTimeout(() => {
      over(id);
      work(...args);
    }, ms);
    if (ms <= 500) waits.add(id);
    counting.waits = waits.size;
    return id;
  }) as typeof setTimeout;
  window.clearTimeout = ((id: number | undefined) => {
    over(id);
    clearTimeout(id);
  }) as typeof clearTimeout;
}
