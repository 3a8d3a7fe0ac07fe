import { createRequire } from 'node:module';
import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';

const rules = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa'];

const builder = createRequire(import.meta.url).resolve('@axe-core/playwright');
const { source } = createRequire(builder)('axe-core') as { source: string };
/** Contrast takes five times as long as all other rules together: it is checked only on elements this page marks. */
const axeSource = `${source};axe.configure({ rules: [{ id: 'color-contrast', selector: '[data-contrast]' }] });`;

/** Accessibility violations of this screen, or of these parts of it, one line each. */
export async function barriers(page: Page, parts: readonly string[] = []): Promise<string[]> {
  // axe is half a megabyte of script: it is injected once per page.
  const isThere = await page.evaluate(markContrasts);
  const axe = new AxeBuilder({ page, axeSource: isThere ? ';' : axeSource })
    // Reporting every passing element takes about as long as checking it.
    .options({ resultTypes: ['violations'] })
    .withTags(rules)
    // The watermark is faint on purpose, and framed pages are not ours.
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
 * Marks one of all texts that look alike: same kind, colour, size and backgrounds. Returns whether axe is already in
 * the page. Runs in the page.
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
