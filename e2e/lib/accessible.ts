import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';

const rules = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa'];

/** What keeps people from reading or using this screen, one line each. */
export async function barriers(page: Page): Promise<string[]> {
  // The mark over everything is drawn to be faint, and a framed page answers for itself.
  const axe = new AxeBuilder({ page }).withTags(rules).exclude('.yz-watermark').exclude('iframe').setLegacyMode(true);
  const { violations } = await axe.analyze();
  return violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .flatMap(({ id, nodes }) => nodes.map(({ target, failureSummary }) => `${id}: ${target} ${failureSummary ?? ''}`));
}
