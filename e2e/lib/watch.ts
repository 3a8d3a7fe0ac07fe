import { expect, type Page } from '@playwright/test';

/** Everything a page complains of: what its console calls an error (a broken policy too), and answers of 400 and more. */
export class Watch {
  readonly faults: string[] = [];
  private open = 0;

  constructor(private readonly page: Page) {
    page.on('console', (message) => {
      if (message.type() === 'error') this.faults.push(`console: ${message.text()}`);
    });
    page.on('pageerror', (error) => this.faults.push(`error: ${error.message}`));
    page.on('response', (response) => {
      if (response.status() >= 400) this.faults.push(`${response.status()} ${response.url()}`);
    });
    page.on('request', () => {
      this.open += 1;
    });
    const over = () => {
      this.open -= 1;
    };
    page.on('requestfinished', over);
    page.on('requestfailed', over);
  }

  /** Until nothing is on its way and nothing says that it is still coming: twice, since a press first asks for script. */
  async settled(): Promise<void> {
    for (let calm = 0; calm < 2; calm++) {
      await this.drawn();
      await expect.poll(() => this.open, { message: 'requests on their way', intervals: [20, 50, 100] }).toBe(0);
      await expect(this.page.locator('[aria-busy="true"]:visible, .yz-skeleton:visible')).toHaveCount(0);
    }
    await this.drawn();
  }

  private drawn() {
    return this.page.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))));
  }
}
