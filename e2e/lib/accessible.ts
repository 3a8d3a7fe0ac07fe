import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';

const rules = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa'];

/** What keeps people from reading or using this screen, or these parts of it, one line each. */
export async function barriers(page: Page, parts: readonly string[] = []): Promise<string[]> {
  // What examines is half a megabyte of script: a page that has it is not given it again.
  const isThere = await page.evaluate(() => 'axe' in window);
  const axe = new AxeBuilder({ page, ...(isThere ? { axeSource: ';' } : {}) })
    // To name every place that is in order takes about as long as to examine it.
    .options({ resultTypes: ['violations'] })
    .withTags(rules)
    // The mark over everything is drawn to be faint, and a framed page answers for itself.
    .exclude('.yz-watermark')
    .exclude('iframe')
    .setLegacyMode(true);
  for (const part of parts) axe.include(part);
  const { violations } = await axe.analyze();
  return violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .flatMap(({ id, nodes }) => nodes.map(({ target, failureSummary }) => `${id}: ${target} ${failureSummary ?? ''}`));
}
