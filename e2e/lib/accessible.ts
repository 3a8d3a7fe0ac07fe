import { createRequire } from 'node:module';
import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';

const rules = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa'];

const builder = createRequire(import.meta.url).resolve('@axe-core/playwright');
const { source } = createRequire(builder)('axe-core') as { source: string };
/** Contrast takes five times as long as everything else together: it is checked where this page marks it. */
const axeSource = `${source};axe.configure({ rules: [{ id: 'color-contrast', selector: '[data-contrast]' }] });`;

/** What keeps people from reading or using this screen, or these parts of it, one line each. */
export async function barriers(page: Page, parts: readonly string[] = []): Promise<string[]> {
  // axe is half a megabyte of script: a page that has it is not given it again.
  const isThere = await page.evaluate(markContrasts);
  const axe = new AxeBuilder({ page, axeSource: isThere ? ';' : axeSource })
    // To name every place that is in order takes about as long as to check it.
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

/**
 * Marks one of all texts that are drawn alike: of one kind, in one colour and size, on the same grounds. Answers whether
 * axe is in the page already. Runs in the page.
 */
function markContrasts(): boolean {
  const grounds = new Map<Element | null, string>([[null, '']]);
  const groundOf = (element: Element | null): string => {
    const known = grounds.get(element);
    if (known !== undefined || element === null) return known ?? '';
    const { backgroundColor, backgroundImage, opacity } = getComputedStyle(element);
    const own = `${backgroundColor} ${backgroundImage} ${opacity};`.replace('rgba(0, 0, 0, 0) none 1;', '');
    const ground = groundOf(element.parentElement) + own;
    grounds.set(element, ground);
    return ground;
  };
  const isRead = (element: Element) =>
    element.matches('input, textarea, select') ||
    [...element.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim());
  const kinds = new Set<string>();
  for (const element of document.body.querySelectorAll<HTMLElement>('*')) {
    delete element.dataset.contrast;
    if (!isRead(element) || !element.checkVisibility()) continue;
    const { color, fontSize, fontWeight } = getComputedStyle(element);
    const kind = [
      ...[element.tagName, element.className, element.parentElement?.className],
      ...[color, fontSize, fontWeight, groundOf(element)],
      element.closest(':disabled, [aria-disabled="true"]') !== null,
    ].join();
    if (kinds.has(kind)) continue;
    kinds.add(kind);
    element.dataset.contrast = '';
  }
  return 'axe' in window;
}
